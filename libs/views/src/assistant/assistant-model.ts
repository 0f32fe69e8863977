import type { SiteTarget } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { toTargetHref } from '../shared/page/target-href';
import { type LineModel, toLineModels } from '../shared/words/item-words';

/** An answer of the assistant, as the API has it. */
export interface AnswerData {
  text: string;
  cards: readonly {
    title: string;
    rows: readonly { name: string; value: string }[];
    lineIds: readonly string[];
    target?: SiteTarget | undefined;
  }[];
  sources: readonly { title: string; target: SiteTarget }[];
  choices: readonly string[];
}

export interface AnswerModel {
  text: string;
  cards: AnswerCardModel[];
  sources: { label: string; href: string }[];
  /** What the person may say next. */
  choices: string[];
}

export interface AnswerCardModel {
  title: string;
  href?: string | undefined;
  lines: LineModel[];
  rows: { name: string; value: string }[];
}

/** Makes the model of the assistant's answer. */
export function toAnswerModel(
  { text, cards, sources, choices }: AnswerData,
  context: ModelContext,
): AnswerModel {
  return {
    text,
    cards: cards.map(({ title, rows, lineIds, target }) => ({
      title,
      href: target && toTargetHref(target, context),
      lines: toLineModels(lineIds, context),
      rows: rows.map(({ name, value }) => ({ name, value })),
    })),
    // two targets may be one page
    sources: [
      ...new Map(
        sources.map(({ title, target }) => {
          const href = toTargetHref(target, context);
          return [href, { label: title, href }];
        }),
      ).values(),
    ],
    choices: [...choices],
  };
}
