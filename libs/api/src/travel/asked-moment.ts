import { networkTime } from '@raang/text-time';

/**
 * When it is `date` and `time` (`HH:MM`) in the network's time zone, as ISO 8601 with its offset. What is absent is
 * taken from `now`, to the second.
 */
export function askedMoment(
  { date, time }: { date?: string | undefined; time?: string | undefined },
  now: Date,
): string {
  const current = networkTime.toIso(now);
  return networkTime.momentAt({ date: date ?? current.slice(0, 10), time: time ?? current.slice(11, 19) });
}
