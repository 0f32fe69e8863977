import { msg } from '@lingui/core/macro';
import {
  calendarDaysOf,
  type Category,
  type CategoryGroup,
  type Item,
  type ItemDetail,
  type ItemOf,
} from '@raang/domain';
import { abbreviateNumber, formatDate } from '@raang/i18n';
import { hasNewsFeed } from '../listing/has-news-feed';
import { toFeedLinks } from '../shared/news-feeds/feed-links';
import { type CardPartModel, toCardParts } from '../shared/item-card/card-part-model';
import { type FileModel, toFileModels } from '../shared/documents/file-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import {
  type DateModel,
  foreignLang,
  type LineModel,
  toDateModel,
  toLineModels,
  toValidity,
  translationNotice,
  type ValidityModel,
} from '../shared/words/item-words';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import { markedTitle } from '../shared/words/marked-title';
import { toItemStructuredData } from '../shared/structured-data/item-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type FactModel, type FactSources, toFacts } from './item-facts';
import { certaintyWord } from '../shared/words/certainty-words';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';

/** The page of an item of any kind. */
export interface ItemModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  /** The title where it stands alone, such as in a message that shares the page. */
  markedTitle: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  /** Says that the text is in the other language. */
  translationNotice?: string | undefined;
  published: DateModel;
  updated?: DateModel | undefined;
  validity?: ValidityModel | undefined;
  lines: LineModel[];
  picture?: { src: string; alt: string } | undefined;
  facts: FactModel[];
  /** How certain the figures among the facts are, with their date; absent for official ones. */
  factsDoubt?: string | undefined;
  /** Downloads with their checksums (SHA-256), which show that a file is complete. */
  files: FileModel[];
  body: ServerPartModel<{ bodyHtml: string; lang?: 'th' | 'en' | undefined }>;
  /** The item is invented. */
  isExample: boolean;
  /** General advice, without a source. */
  isAdvice: boolean;
  /** Sources, date and reliability of the facts. */
  sourceNote?: SourceNoteModel | undefined;
  /** The item's calendar file; absent if the item takes place on no day. */
  calendarHref?: string | undefined;
  /** For a ticket: checks whether it is the one to use. */
  whichTicketHref?: string | undefined;
  /** Likes of all visitors, abbreviated; absent for kinds without likes. */
  likes?: string | undefined;
  /** Other items of the same category. */
  more: { title: string; href: string; cards: CardPartModel[] };
}

export interface ItemData extends FactSources {
  /** For a ticket: ids of the fare media that the tariff has; by default the item's own. */
  fareMedia?: readonly string[] | undefined;
  group: CategoryGroup;
  category: Category;
  detail: ItemDetail;
  /** Items of the category, nearest first. The page's own item may be among them and is left out. */
  related: readonly Item[];
}

/** Number of other items on a page. */
const moreCount = 3;

/** Kinds that visitors read or visit; nobody likes a form or a telephone number. */
const likedKinds: readonly Item['kind'][] = ['article', 'place', 'car-park', 'safety-picture'];

/** Tickets that nobody has before the journey. */
const soldForOneJourney: readonly ItemOf<'ticket-type'>['ticketKind'][] = ['token', 'single-journey', 'qr'];

/** Makes the model of a content item's page. */
export function toItemModel(data: ItemData, context: ModelContext): ItemModel {
  const { group, category, detail, related } = data;
  const { item, bodyHtml } = detail;
  const { hrefs, i18n, locale } = context;
  const categoryName = category.name[locale];
  const title = markedTitle(item, context);
  const listingHref = hrefs.listing(locale, item);
  const crumbs = [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    { label: group.name[locale] },
    { label: categoryName, href: listingHref },
    { label: item.title },
  ];
  const head = toHeadModel(
    {
      title,
      description: item.summary,
      pathIn: (inLocale) => hrefs.item(inLocale, item),
      item,
    },
    context,
  );
  const hasCalendar = calendarDaysOf(item) !== undefined;
  const feeds = toFeedLinks(
    { address: item, name: category.name, hasNewsFeed: hasNewsFeed(category.template), hasCalendar },
    context,
  );
  const files = item.kind === 'document' ? item.files : [];
  return {
    head: { ...described(data, head, crumbs, context), feeds },
    crumbs,
    title: item.title,
    markedTitle: title,
    summary: item.summary,
    lang: foreignLang(item, locale),
    translationNotice: translationNotice(item, context),
    published: toDateModel(item.publishedOn, locale),
    updated: item.updatedOn ? toDateModel(item.updatedOn, locale) : undefined,
    validity:
      !item.example && ('validFrom' in item || 'validTo' in item) ? toValidity(item, context) : undefined,
    lines: toLineModels(item.lines, context),
    picture: item.pictureUrl ? { src: item.pictureUrl, alt: item.pictureAlt ?? '' } : undefined,
    facts: toFacts(item, data, context),
    factsDoubt: toFactsDoubt(item, context),
    files: toFileModels(files, context),
    body: toServerPart({ bodyHtml, lang: foreignLang(item, locale) }),
    isExample: item.example ?? false,
    isAdvice: item.advice ?? false,
    sourceNote: toSourceNote([item], context),
    calendarHref: hasCalendar ? hrefs.calendar(locale, item) : undefined,
    whichTicketHref: whichTicketHref(item, data.fareMedia, context),
    likes: likedKinds.includes(item.kind) ? abbreviateNumber(item.likes) : undefined,
    more: {
      title: i18n._(msg`More: ${categoryName}`),
      href: listingHref,
      cards: toCardParts(related.filter(({ id }) => id !== item.id).slice(0, moreCount), context),
    },
  };
}

/** The head with the structured data of the item and its breadcrumbs. Nothing describes an example: a machine sees no badge. */
function described(
  { category, detail: { item, bodyHtml } }: ItemData,
  head: HeadModel,
  crumbs: readonly CrumbModel[],
  context: ModelContext,
): HeadModel {
  if (item.example) return head;
  const about = toItemStructuredData({ item, category, head, bodyHtml }, context);
  return withStructuredData(head, crumbs, context, [about]);
}

/** Kinds whose facts are figures that passengers rely on: spaces, prices, telephone numbers. */
const figureKinds: readonly Item['kind'][] = ['car-park', 'ticket-type', 'fare-group', 'contact-point'];

function toFactsDoubt({ kind, certainty, asOf }: Item, context: ModelContext): string | undefined {
  const word = certaintyWord(certainty, context);
  if (!word || !figureKinds.includes(kind)) return undefined;
  return asOf ? `${word} · ${formatDate(asOf, context.locale)}` : word;
}

/** A reusable ticket counts as in hand; a single-journey ticket, or one that the tariff does not know, does not. */
function whichTicketHref(
  item: Item,
  fareMedia: ItemData['fareMedia'],
  { hrefs, locale }: ModelContext,
): string | undefined {
  if (item.kind !== 'ticket-type') return undefined;
  const medium = item.fareMedia.find((id) => !fareMedia || fareMedia.includes(id));
  const isCarried = !soldForOneJourney.includes(item.ticketKind);
  return hrefs.whichTicket(locale, medium && isCarried ? { card: medium } : {});
}
