import type { HeadwayPeriod, Line, StationServiceHours } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import type { StationIndex } from '../words/station-words';

/** What is known of one line's times. */
export interface TimesFacts {
  line: Line;
  /** Of this line only, as are the headways. */
  serviceHours: readonly StationServiceHours[];
  headways: readonly HeadwayPeriod[];
  stations: StationIndex;
  context: ModelContext;
}
