import { networkTime } from '@raang/text-time';

/**
 * Converts a date and a time (`HH:MM`) in the network's time zone to ISO 8601 with an offset. `now` supplies a missing
 * date, and a missing time to the second.
 */
export function askedMoment(
  { date, time }: { date?: string | undefined; time?: string | undefined },
  now: Date,
): string {
  const current = networkTime.toIso(now);
  return networkTime.momentAt({ date: date ?? current.slice(0, 10), time: time ?? current.slice(11, 19) });
}
