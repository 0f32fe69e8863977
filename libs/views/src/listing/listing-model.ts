import { msg, plural } from '@lingui/core/macro';
import { calendarDaysOf, type Item } from '@raang/domain';
import { toFeedLinks } from '../shared/news-feeds/feed-links';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { toItemListStructuredData } from '../shared/structured-data/list-structured-data';
import { toServiceStructuredData } from '../shared/structured-data/service-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { descriptionText, toDescription } from '../shared/words/category-description';
import type { ListingData, SourceName } from '../shared/listing/listing-data';
import type { ListingContent, ViewType } from '../shared/listing/view-type';
import { type ListingBodyModel, toListingBody } from './listing-body-model';
import { type ListingFilterModel, toListingFilterModel } from './listing-filter-model';
import { hasNewsFeed } from './has-news-feed';
import { viewTypeNamed, viewTypeOf } from './view-type-of';

export interface ListingModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  /** What the page lists, in two lines; absent if the category says it only at length. */
  intro: string | undefined;
  /** The rest of the category's description, at the end of the page. */
  about: readonly string[];
  /** Number of items in words; absent if the view does not show items one by one. */
  count: string | undefined;
  /** Absent if the template has no filter. */
  filter: ListingFilterModel | undefined;
  body: ListingBodyModel | undefined;
  /** Ids of the alerts that the page shows: the frame leaves them out. */
  shownAlertIds: readonly string[];
  /** A part of the page changes by the minute. */
  isLive: boolean;
  /**
   * Hrefs of all pages, first to last; with fewer than two, or with a view that has its own, there is no pagination.
   */
  pages: { current: number; hrefs: string[] };
  /** The category's feed and calendar; empty if it has neither. */
  subscriptions: SubscriptionModel[];
}

export interface SubscriptionModel {
  kind: 'news-feed' | 'calendar';
  href: string;
}

/** Makes the model of a category's page, with the body of its view type. */
export async function toListingModel(
  data: ListingData<SourceName>,
  context: ModelContext,
): Promise<ListingModel> {
  const { hrefs, i18n, locale } = context;
  const { group, category, filter, ignored } = data;
  const view = viewTypeOf(category.template);
  const body = await toListingBody(data, context);
  const shown = body ? viewTypeNamed(body.view) : undefined;
  const counted = view.counts === 'foundItems' ? data.sources.foundItems : data;
  const { page, total } = counted;
  const pageSize = shown?.itemsOnPage ?? counted.pageSize;
  const query = { ...filter, ...body?.content.query };
  const address = { group: group.slug, category: category.slug };
  const title = category.name[locale];
  const description = descriptionText(category.description[locale]);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const pageHref = (number: number) => hrefs.listing(locale, address, { ...query, page: number });
  const subject = body?.content.subject;
  const isCounted = shown?.counts !== 'nothing';
  const has = {
    hasNewsFeed: hasNewsFeed(category.template),
    hasCalendar: data.items.some((item) => calendarDaysOf(item) !== undefined),
  };
  const head = toHeadModel(
    {
      title: subject ? `${subject} · ${title}` : page > 1 ? i18n._(msg`${title}, page ${page}`) : title,
      description: page > 1 ? i18n._(msg`Page ${page} of ${pageCount}. ${description}`) : description,
      pathIn: (inLocale) => hrefs.listing(inLocale, address, { ...query, page }),
    },
    context,
  );
  const crumbs = [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    { label: group.name[locale] },
    { label: title },
  ];
  return {
    head: {
      ...withStructuredData(head, crumbs, context, [
        view.isService ? toServiceStructuredData({ name: title, head }, context) : undefined,
        body && shown?.counts === 'items'
          ? toItemListStructuredData(
              itemsOnPage(data.items, shown, body.content, context),
              context,
              shown.hrefsInOrder?.(body.content),
            )
          : undefined,
      ]),
      feeds: toFeedLinks({ address, name: category.name, ...has }, context),
      // search engines index the whole list: a filter shows a part of it under the same title
      isIndexed: Object.values(query).every((value) => value === undefined),
    },
    crumbs,
    title,
    intro: undefined,
    ...toDescription(category.description[locale]),
    // the answer to a question needs no introduction
    ...(subject && { intro: undefined }),
    count: isCounted ? i18n._(msg`${plural(total, { one: '# item', other: '# items' })}`) : undefined,
    filter:
      view.asks || shown?.choosesLine
        ? undefined
        : toListingFilterModel(
            category.template,
            { filter, ignored, hrefWith: (other) => hrefs.listing(locale, address, other) },
            context,
          ),
    body,
    shownAlertIds: body?.content.shownAlertIds ?? [],
    isLive: body?.content.isLive ?? false,
    pages: {
      current: page,
      hrefs: view.hasOwnPagination
        ? []
        : Array.from({ length: pageCount }, (_, index) => pageHref(index + 1)),
    },
    subscriptions: [
      ...(has.hasNewsFeed
        ? [{ kind: 'news-feed' as const, href: hrefs.newsFeed(locale, address, 'rss') }]
        : []),
      ...(has.hasCalendar ? [{ kind: 'calendar' as const, href: hrefs.calendar(locale, address) }] : []),
    ],
  };
}

/** A view that orders the whole listing itself shows a page of it. */
function itemsOnPage(
  items: readonly Item[],
  { itemsOnPage, hrefsInOrder }: ViewType,
  content: ListingContent,
  { hrefs, locale }: ModelContext,
): readonly Item[] {
  const shown = itemsOnPage && hrefsInOrder?.(content);
  return shown ? items.filter((item) => shown.includes(hrefs.item(locale, item))) : items;
}
