import type { LiveState, NamedPlace } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import type { StationIndex } from '../shared/words/station-words';

/** What the legs of a journey refer to. */
export interface LegOptions {
  stations: StationIndex;
  /** The places where journeys start or end. */
  places: readonly NamedPlace[];
  /** Only the latest times count: nobody plans to miss the last train. */
  isLatest: boolean;
  /** Of the live data behind the journeys. */
  live?: LiveState | undefined;
  context: ModelContext;
}
