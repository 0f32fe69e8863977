import type { Departure, DirectionDepartures, LiveState } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type MomentModel, toMoment } from '../words/moment-words';

/** How old the live data of a part of a page are. */
export interface LiveAgeModel {
  isStale: boolean;
  /** Of the oldest of them; absent if there were none yet. */
  asOf?: MomentModel | undefined;
  isExample: boolean;
}

/** Of some directions together; undefined if live data say nothing of their trains. */
export function toLiveAge(
  directions: readonly Pick<DirectionDepartures, 'live' | 'departures'>[],
  context: ModelContext,
): LiveAgeModel | undefined {
  const states = directions
    .filter(({ live, departures }) => live.state === 'stale' || departures.some(isLive))
    .map(({ live }) => live);
  if (states.length === 0) return undefined;
  const known = states.filter(({ state }) => state !== 'stale');
  const shown = known.length > 0 ? known : states;
  const oldest = oldestOf(shown);
  return {
    isStale: known.length === 0,
    asOf: oldest === undefined ? undefined : toMoment(new Date(oldest), context),
    isExample: shown.some(({ example }) => example),
  };
}

const isLive = (one: Departure) => one.kind !== 'headway' && one.live !== undefined;

const oldestOf = (states: readonly LiveState[]) =>
  states.flatMap(({ asOf }) => asOf ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
