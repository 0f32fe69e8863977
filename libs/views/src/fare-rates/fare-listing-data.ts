import type { ListingData } from '../shared/listing/listing-data';

/** The data of the fares page. */
export type FareListingData = ListingData<'lines' | 'stations' | 'fares'>;
