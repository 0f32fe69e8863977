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
  PageFilter,
  PageFilterField,
  ServiceReports,
  StationServiceHours,
  StationSummary,
} from '@raang/domain';
import type { FareSources } from '../fares/fare-data';

/** The data of a listing's page, with the sources of its view type. */
export interface ListingData<Source extends SourceName = never> {
  group: CategoryGroup;
  category: Category;
  /** The active filter; only fields that the page offers. */
  filter: PageFilter;
  /** Fields with an invalid value, which the page ignores. */
  ignored: readonly PageFilterField[];
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
  sources: Pick<ListingSources, Source>;
}

/** The sources of view types, besides the category's items. The site loads each source in one way for all views. */
export interface ListingSources {
  lines: readonly Line[];
  /** Stations of every line: a transfer leads to another line. */
  stations: readonly StationSummary[];
  /** Of the lines that match the filter. */
  headways: readonly HeadwayPeriod[];
  /** First and last trains at the stations of the lines that match the filter. */
  serviceHours: readonly StationServiceHours[];
  /** Past, current and planned alerts, who reports them, and the time of the page. */
  alerts: { all: readonly Alert[]; reports: ServiceReports; now: Date };
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
