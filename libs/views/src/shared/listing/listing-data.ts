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
  StationDetail,
  StationServiceHours,
  StationSummary,
} from '@raang/domain';
import type { FareSources } from '../fares/fare-data';

/** What a listing's page is made from. */
export interface ListingData {
  group: CategoryGroup;
  category: Category;
  /** What the listing is narrowed down to; only fields that its template offers. */
  filter: ListingFilter;
  /** Fields whose value made no sense and was left out. */
  dropped: readonly ListingFilterField[];
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
  /** What the view needs besides the items. */
  sources: ListingSources;
}

/** Answers of the API that only some views need; the page function asks for those of its view. */
export interface ListingSources {
  /** The items with their texts. */
  itemDetails?: readonly ItemDetail[];
  lines?: readonly Line[];
  stations?: readonly StationSummary[];
  stationDetails?: readonly StationDetail[];
  headways?: readonly HeadwayPeriod[];
  /** Of all times, and the moment as of which they are told. */
  alerts?: { all: readonly Alert[]; now: Date };
  /** First and last trains of the stations of the lines shown. */
  serviceHours?: readonly StationServiceHours[];
  /** Every car park of the group, of whichever category. */
  carParks?: readonly CarParkItem[];
  fares?: FareSources;
  /** A page of the public found register; it stands in the place of the category's own items. */
  foundItems?: FoundItemPage;
  /** What to read below a register, whatever it is narrowed down to. */
  guides?: readonly Item[];
  /** Whom the group's contact category names, the authority itself first. */
  contactPoints?: readonly ItemOf<'contact-point'>[];
}

export interface FoundItemPage {
  items: readonly FoundItem[];
  total: number;
  page: number;
  pageSize: number;
}
