import type { Item, ItemDetail } from '@raang/domain';
import { certaintyNote, foreignLang, translationNotice } from '../words/item-words';
import type { ModelContext } from '../page/model-context';
import { lowerHeadings } from '../words/lower-headings';
import { certaintyWord } from '../words/station-words';

/** A guide with its whole text: what to do first. */
export interface FirstStepModel {
  href: string;
  title: string;
  lang?: 'th' | 'en' | undefined;
  translationNotice?: string | undefined;
  /** Its headings stand below one of the page's own. */
  bodyHtml: string;
  /** How sure it is and as of when. */
  note?: string | undefined;
}

/** A guide by its title and what it says in short. */
export interface StepModel {
  href: string;
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  doubt?: string | undefined;
}

/** Guides in the order of the category, the first one in full. */
export interface StepsModel {
  first?: FirstStepModel | undefined;
  others: StepModel[];
}

/** The first guide is shown in full if its text is given. */
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
      title: item.title,
      summary: item.summary,
      lang: foreignLang(item, context.locale),
      doubt: certaintyWord(item.certainty, context),
    })),
  };
}

function toFirstStep({ item, bodyHtml }: ItemDetail, context: ModelContext): FirstStepModel {
  return {
    href: context.hrefs.item(context.locale, item),
    title: item.title,
    lang: foreignLang(item, context.locale),
    translationNotice: translationNotice(item, context),
    bodyHtml: lowerHeadings(bodyHtml),
    note: certaintyNote(item, context),
  };
}
