import { networkTime } from '@raang/text-time';

/**
 * The moment that machines read for a day of the content, which has no time: midnight at the network, ISO 8601 with its
 * zone. A day alone would be read as midnight in UTC.
 */
export function startOfDay(date: string): string {
  return networkTime.momentAt({ date, time: '00:00' });
}
