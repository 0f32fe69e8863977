import { msg } from '@lingui/core/macro';
import type { Category, CategoryGroup, Item, ItemDetail } from '@raang/domain';
import { type ItemCardModel, toItemCardModel } from './content-list/content-list-model';
import { type HeadModel, toHeadModel } from './head';
import {
  certaintyNote,
  type DateModel,
  foreignLang,
  type LineModel,
  toDateModel,
  toLineModels,
  translationNotice,
} from './item-words';
import type { CrumbModel } from './listing/listing-model';
import type { ModelContext } from './model-context';

/** What the page of any item shows, whatever its kind. */
export interface DetailModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  /** Says that the words are in the other language. */
  translationNotice?: string | undefined;
  published: DateModel;
  updated?: DateModel | undefined;
  lines: LineModel[];
  picture?: { src: string; alt: string } | undefined;
  bodyHtml: string;
  /** How sure the facts are. */
  certaintyNote?: string | undefined;
  isUncertain: boolean;
  source?: string | undefined;
  /** Other items of the same category. */
  more: { title: string; href: string; cards: ItemCardModel[] };
}

export interface DetailData {
  group: CategoryGroup;
  category: Category;
  detail: ItemDetail;
  /** The category's newest items; this one among them is left out. */
  newest: readonly Item[];
}

/** How many other items a page offers to read on. */
const moreCount = 3;

export function toDetailModel(
  { group, category, detail, newest }: DetailData,
  context: ModelContext,
): DetailModel {
  const { item, bodyHtml } = detail;
  const { hrefs, i18n, locale } = context;
  const categoryName = category.name[locale];
  const listingHref = hrefs.listing(locale, item);
  return {
    head: toHeadModel(
      { title: item.title, description: item.summary, pathIn: (inLocale) => hrefs.item(inLocale, item) },
      context,
    ),
    crumbs: [
      { label: i18n._(msg`Home`), href: hrefs.home(locale) },
      { label: group.name[locale] },
      { label: categoryName, href: listingHref },
      { label: item.title },
    ],
    title: item.title,
    summary: item.summary,
    lang: foreignLang(item, locale),
    translationNotice: translationNotice(item, context),
    published: toDateModel(item.publishedOn, locale),
    updated: item.updatedOn ? toDateModel(item.updatedOn, locale) : undefined,
    lines: toLineModels(item.lines, context),
    picture: item.pictureUrl ? { src: item.pictureUrl, alt: item.pictureAlt ?? '' } : undefined,
    bodyHtml,
    certaintyNote: certaintyNote(item, context),
    isUncertain: item.certainty !== 'official',
    source: item.source,
    more: {
      title: i18n._(msg`More: ${categoryName}`),
      href: listingHref,
      cards: newest
        .filter(({ id }) => id !== item.id)
        .slice(0, moreCount)
        .map((other) => toItemCardModel(other, context)),
    },
  };
}
