import type { ListingData } from '../shared/listing/listing-data';

/** What the page of fares is made from. */
export type FareListingData = ListingData<'lines' | 'stations' | 'fares'>;
