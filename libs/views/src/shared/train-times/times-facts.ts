import type { HeadwayPeriod, Line, StationServiceHours } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import type { StationIndex } from '../words/station-words';

/** The known times of one line. */
export interface TimesFacts {
  line: Line;
  /** Of this line only, like the headways. */
  serviceHours: readonly StationServiceHours[];
  headways: readonly HeadwayPeriod[];
  stations: StationIndex;
  context: ModelContext;
}
