import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import type { StationIndex } from '../shared/words/station-words';

/** What the stations' tables are made from. */
export type TableMrtData = ListingData<'lines' | 'stations' | 'carParks' | 'alerts' | 'serviceHours'>;

/** What the section of a line is made from. */
export interface StationSources {
  data: TableMrtData;
  stations: StationIndex;
  context: ModelContext;
}
