import type {
  Alert,
  CarParkItem,
  Category,
  CategoryGroup,
  FoundItem,
  HeadwayPeriod,
  Item,
  ItemDetail,
  ItemOf,
  Line,
  ListingFilter,
  ListingFilterField,
  StationServiceHours,
  StationSummary,
} from '@raang/domain';
import type { FareSources } from '../fares/fare-data';

/** What a listing's page is made from, with the sources that its view type asks for. */
export interface ListingData<Source extends SourceName = never> {
  group: CategoryGroup;
  category: Category;
  /** The filter that the visitor chose; only fields that the template offers. */
  filter: ListingFilter;
  /** Fields with an invalid value, which the page ignores. */
  dropped: readonly ListingFilterField[];
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
  sources: Pick<ListingSources, Source>;
}

/** What a view type can ask for besides the category's items. The site loads each source in one way for all views. */
export interface ListingSources {
  lines: readonly Line[];
  /** Stations of every line: a transfer leads to another line. */
  stations: readonly StationSummary[];
  /** Of the lines that the filter leaves. */
  headways: readonly HeadwayPeriod[];
  /** First and last trains at the stations of the lines that the filter leaves. */
  serviceHours: readonly StationServiceHours[];
  /** Alerts of all times, and the moment at which the page is made. */
  alerts: { all: readonly Alert[]; now: Date };
  /** Every car park of the group, in all its categories. */
  carParks: readonly CarParkItem[];
  fares: FareSources;
  /** A page of the public register of found items. */
  foundItems: FoundItemPage;
  /** The texts of the items on this page. */
  itemDetails: readonly ItemDetail[];
  /** The category's first guide with its text; undefined if the category has no guide. */
  firstGuide: ItemDetail | undefined;
  /** The category's guides, whatever the filter; without any, those of the group's lost-property categories. */
  guides: readonly Item[];
  /** Contacts of the group's first contact category, the authority first. */
  contactPoints: readonly ItemOf<'contact-point'>[];
}

export type SourceName = keyof ListingSources;

export interface FoundItemPage {
  items: readonly FoundItem[];
  total: number;
  page: number;
  pageSize: number;
}
