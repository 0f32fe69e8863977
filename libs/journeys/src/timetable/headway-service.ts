import type { FeedFrequency } from '../feed/feed';
import { lastStart } from '../network/headways';

/** A period with a train every `headwaySeconds`; times of departure from the first call. */
export interface HeadwayService {
  start: number;
  /** Exclusive. */
  end: number;
  headwaySeconds: number;
  /** No other period of these trains leads into it: its start is a first train. */
  hasFirst: boolean;
  /** The last train, unless another period follows. */
  last: number | undefined;
}

/**
 * Departures that the headway periods of one trip guarantee.
 * @param family all periods of trains with the same calls on the same days, including these
 */
export function toHeadwayServices(
  periods: readonly FeedFrequency[],
  family: readonly FeedFrequency[],
): HeadwayService[] {
  return periods.map((period) => {
    const { startTime: start, endTime: end, headwaySeconds } = period;
    const isLedInto = family.some((other) => other.startTime < start && other.endTime >= start);
    const isFollowed = family.some((other) => other.startTime <= end && other.endTime > end);
    return {
      start,
      end,
      headwaySeconds,
      hasFirst: !isLedInto,
      last: isFollowed ? undefined : lastStart(period),
    };
  });
}

/** Time of an event that never happens. */
export const never = 0x3fff_ffff;

/**
 * When a passenger who is ready at `ready` departs at the latest: with the first train if early, with the last one
 * near the end, else one headway later. Never decreases with `ready`. Both are times at the first call; `never`
 * after the last train.
 * @param lastChange a full headway has to be over by then: a passenger who changes may miss a train
 */
export function comesBy(periods: readonly HeadwayService[], ready: number, lastChange = never): number {
  let best = never;
  for (const { start, end, headwaySeconds, hasFirst, last } of periods) {
    if (ready > (last ?? end - 1) || ready + headwaySeconds > lastChange) continue;
    let time = start;
    if (!hasFirst || ready > start) {
      time = Math.max(ready, start) + headwaySeconds;
      if (last !== undefined && time > last) time = last;
    }
    if (time < best) best = time;
  }
  return best;
}

/** The reverse: when a passenger must be ready to depart by `time`; `-never` before the first train. */
export function readyBy(periods: readonly HeadwayService[], time: number, lastChange = never): number {
  let best = -never;
  for (const { start, end, headwaySeconds, hasFirst, last } of periods) {
    let ready = -never;
    if (last !== undefined && time >= last) ready = last;
    else if (time >= start + headwaySeconds) ready = Math.min(time - headwaySeconds, end - 1);
    else if (hasFirst && time >= start) ready = start;
    ready = Math.min(ready, lastChange - headwaySeconds);
    if (ready > best) best = ready;
  }
  return best;
}
