import type { Item, ItemDetail } from '@raang/domain';
import { foreignLang, translationNotice } from '../words/item-words';
import { markedTitle } from '../words/marked-title';
import type { ModelContext } from '../page/model-context';
import { lowerHeadings } from '../words/lower-headings';
import { type SourceNoteModel, toSourceNote } from '../words/source-note-model';

/** The first guide, with its full text. */
export interface FirstStepModel {
  href: string;
  title: string;
  lang?: 'th' | 'en' | undefined;
  translationNotice?: string | undefined;
  /** Its headings are one level below the page's. */
  bodyHtml: string;
  /** Sources, date and reliability. */
  sourceNote?: SourceNoteModel | undefined;
}

/** A guide with title and summary. */
export interface StepModel {
  href: string;
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
}

/** Guides in the order of the category, the first one in full. */
export interface StepsModel {
  first?: FirstStepModel | undefined;
  others: StepModel[];
}

/** Shows the first guide in full if its text was loaded. */
export function toSteps(
  items: readonly Item[],
  detail: ItemDetail | undefined,
  context: ModelContext,
): StepsModel {
  const guides = items.filter(({ kind }) => kind === 'article');
  const isFirst = detail !== undefined && detail.item.id === guides[0]?.id;
  return {
    first: isFirst ? toFirstStep(detail, context) : undefined,
    others: guides.slice(isFirst ? 1 : 0).map((item) => ({
      href: context.hrefs.item(context.locale, item),
      title: markedTitle(item, context),
      summary: item.summary,
      lang: foreignLang(item, context.locale),
    })),
  };
}

function toFirstStep({ item, bodyHtml }: ItemDetail, context: ModelContext): FirstStepModel {
  return {
    href: context.hrefs.item(context.locale, item),
    title: markedTitle(item, context),
    lang: foreignLang(item, context.locale),
    translationNotice: translationNotice(item, context),
    bodyHtml: lowerHeadings(bodyHtml),
    sourceNote: toSourceNote([item], context),
  };
}
