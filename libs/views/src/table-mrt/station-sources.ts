import type { ListingData } from '../listing/listing-data';
import type { ModelContext } from '../model-context';
import type { StationIndex } from '../station-words';

/** What the section of a line is made from. */
export interface StationSources {
  data: ListingData;
  stations: StationIndex;
  context: ModelContext;
}
