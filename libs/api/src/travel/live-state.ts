import type { DirectionDepartures, Journey, LiveState } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { ageOf, type PlannerNow } from '../realtime/live-source';

/**
 * The state of live data behind the departures of a direction: by the oldest ones among them; without any, that of the source,
 * if it has trains of the line at all.
 */
export function liveStateOf(
  { departures, lineId }: Pick<DirectionDepartures, 'departures' | 'lineId'>,
  { live, lines }: PlannerNow,
  now: Date,
): LiveState {
  const example = live.isExample && { example: true as const };
  const times = departures.flatMap((one) => (one.kind === 'headway' || !one.live ? [] : one.live.asOf));
  const [asOf] = times.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  if (asOf) {
    const state = ageOf(Date.parse(asOf) / 1000, now.getTime() / 1000);
    // what is cancelled counts for longer than times
    return { state: state === 'stale' ? 'ageing' : state, asOf, ...example };
  }
  return lines.has(lineId) ? stateOfSource(live) : { state: 'none' };
}

/** The state of live data behind some journeys: that of the source, if it has trains of one of their lines. */
export function liveStateOfJourneys(journeys: readonly Journey[], { live, lines }: PlannerNow): LiveState {
  const rides = journeys.flatMap(({ legs }) => legs.filter((leg) => leg.kind === 'ride'));
  return rides.some(({ lineId }) => lines.has(lineId)) ? stateOfSource(live) : { state: 'none' };
}

/** The state of all live data together. */
export function stateOfSource({ state, asOf, isExample }: PlannerNow['live']): LiveState {
  if (state === 'none') return { state };
  return { state, ...(asOf && { asOf: networkTime.toIso(asOf) }), ...(isExample && { example: true }) };
}
