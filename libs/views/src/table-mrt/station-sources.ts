import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import type { StationIndex } from '../shared/words/station-words';

/** What the section of a line is made from. */
export interface StationSources {
  data: ListingData;
  stations: StationIndex;
  context: ModelContext;
}
