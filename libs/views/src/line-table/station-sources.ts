import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import type { StationIndex } from '../shared/words/station-words';

/** The data of the stations' tables. */
export type LineTableData = ListingData<'lines' | 'stations' | 'carParks' | 'alerts' | 'serviceHours'>;

/** The data of a line's section. */
export interface StationSources {
  data: LineTableData;
  stations: StationIndex;
  context: ModelContext;
}
