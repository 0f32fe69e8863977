import type { DirectionDepartures, LiveState } from '@raang/domain';
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
  if (live.state === 'none' || !lines.has(lineId)) return { state: 'none' };
  return { state: live.state, ...(live.asOf && { asOf: networkTime.toIso(live.asOf) }), ...example };
}
