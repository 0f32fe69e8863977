import type { ItemDates } from '@raang/contract';
import type { Category, CategoryGroup, Locale } from '@raang/domain';
import { type PolicyName, type SourceName, viewTypeOf } from '@raang/views';
import { href } from '../../../addresses/href';
import type { PageRouteName, PageRoutes } from '../../../addresses/page-routes';
import { foundItemsPageSize, itemsOnPage } from '../../models/listing-pages';

/** A page that search engines may index: public, under its canonical URL, without a filter or a question. */
export interface SitePage {
  pathIn: (locale: Locale) => string;
  /** Day of the last change; undefined if the data does not say it. */
  changedOn?: string | undefined;
}

/** What the list of pages is made from. */
export interface SiteData {
  groups: readonly CategoryGroup[];
  items: readonly ItemDates[];
  stations: readonly { code: string }[];
  /** Number of items in the public found register. */
  foundItems: number;
  /** Day of the last change of the feed in force; undefined without a feed. */
  feedOn?: string | undefined;
  /** Day of each policy's last change. */
  policies: Readonly<Record<PolicyName, string>>;
}

type PublicRoute = {
  [Name in PageRouteName]: PageRoutes[Name]['public'] extends true ? Name : never;
}[PageRouteName];

/** The pages of each public route, so that a new route cannot be forgotten. Alerts and departures have no date. */
const pagesOf: { [Name in PublicRoute]: (data: SiteData) => SitePage[] } = {
  '/$lang': () => [{ pathIn: href.home }],
  // its results are not indexed
  '/$lang/search': () => [{ pathIn: (locale) => href.search(locale) }],
  '/$lang/search-departure': () => [{ pathIn: (locale) => href.searchDeparture(locale) }],
  '/$lang/map': ({ feedOn }) => [{ pathIn: (locale) => href.map(locale), changedOn: feedOn }],
  '/$lang/service-status': () => [{ pathIn: href.serviceStatus }],
  '/$lang/subscribe': () => [{ pathIn: (locale) => href.subscribe(locale) }],
  '/$lang/which-ticket': () => [{ pathIn: (locale) => href.whichTicket(locale) }],
  '/$lang/stations': ({ feedOn }) => [{ pathIn: href.stations, changedOn: feedOn }],
  '/$lang/stations/$code': ({ stations, feedOn }) =>
    stations.map(({ code }) => ({ pathIn: (locale) => href.station(locale, code), changedOn: feedOn })),
  '/$lang/open-data': ({ feedOn }) => [{ pathIn: href.openData, changedOn: feedOn }],
  '/$lang/$group/$category': (data) =>
    data.groups.flatMap(({ slug, categories }) =>
      categories.flatMap((category) => listingPages(slug, category, data)),
    ),
  '/$lang/$group/$category/$id': ({ items }) =>
    items.map((item) => ({ pathIn: (locale) => href.item(locale, item), changedOn: changeOf(item) })),
  '/$lang/contact/found-asset': () => [{ pathIn: (locale) => href.report(locale, 'found-report') }],
  '/$lang/contact/lost-asset': () => [{ pathIn: (locale) => href.report(locale, 'lost-report') }],
  '/$lang/cookie-policy': (data) => [policyPage('cookie-policy', data)],
  '/$lang/privacy-notice': (data) => [policyPage('privacy-notice', data)],
  '/$lang/privacy-policy': (data) => [policyPage('privacy-policy', data)],
  '/$lang/accessibility-statement': (data) => [policyPage('accessibility-statement', data)],
};

/** Lists every page once, in the order of the routes above. */
export function toSitePages(data: SiteData): SitePage[] {
  return Object.values(pagesOf).flatMap((pages) => pages(data));
}

/** The pages of a category. Each is indexed, because each is its own canonical page. */
function listingPages(group: string, category: Category, data: SiteData): SitePage[] {
  const address = { group, category: category.slug };
  const view = viewTypeOf(category.template);
  const items = data.items.filter((item) => item.group === group && item.category === category.slug);
  const pageCount =
    view.counts === 'foundItems'
      ? Math.ceil(data.foundItems / foundItemsPageSize)
      : Math.ceil(items.length / itemsOnPage(view));
  const changedOn = changeOfListing(view.sources, items, data);
  return Array.from({ length: Math.max(1, pageCount) }, (_, index) => ({
    pathIn: (locale) => href.listing(locale, address, { page: index + 1 }),
    changedOn,
  }));
}

const feedSources: readonly SourceName[] = ['lines', 'stations', 'headways', 'serviceHours', 'fares'];
const itemSources: readonly SourceName[] = ['itemDetails', 'firstGuide'];

/** Day of the last change of a listing; undefined if it also shows the found register, alerts or another category. */
function changeOfListing(
  sources: readonly SourceName[],
  items: SiteData['items'],
  { feedOn }: SiteData,
): string | undefined {
  if (!sources.every((source) => feedSources.includes(source) || itemSources.includes(source)))
    return undefined;
  const days = items.map(changeOf);
  if (feedOn && sources.some((source) => feedSources.includes(source))) days.push(feedOn);
  return days.toSorted().at(-1);
}

const changeOf = ({ publishedOn, updatedOn }: ItemDates) => updatedOn ?? publishedOn;

const policyPage = (name: PolicyName, { policies }: SiteData): SitePage => ({
  pathIn: (locale) => href.policy(locale, name),
  changedOn: policies[name],
});
