import type { JourneyMode } from '@raang/domain';
import { networkTime } from '@raang/text-time';

interface Asked {
  date?: string | undefined;
  time?: string | undefined;
  mode: JourneyMode;
}

/** The last journey of a day is one of its evening. */
const noon = '12:00';

/**
 * Converts a date and a time (`HH:MM`) in the network's time zone to ISO 8601 with an offset. `now` supplies a missing
 * date, and a missing time to the second.
 */
export function askedMoment({ date, time, mode }: Asked, now: Date): string {
  const current = networkTime.toIso(now);
  const today = current.slice(0, 10);
  const isAnotherDay = date !== undefined && date !== today;
  const usual = mode === 'last' && isAnotherDay ? noon : current.slice(11, 19);
  return networkTime.momentAt({ date: date ?? today, time: time ?? usual });
}
