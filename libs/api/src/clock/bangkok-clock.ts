import type { ClockTime } from '@raang/journeys';

/** Bangkok has no daylight saving time. */
const offset = '+07:00';
const offsetMilliseconds = 7 * 3_600_000;

/** Formats a moment as ISO 8601 in Bangkok time, with offset and whole seconds. */
export function toBangkok(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMilliseconds).toISOString().slice(0, 19)}${offset}`;
}

/** Splits the output of `toBangkok` into a date and seconds since midnight. */
export function clockTimeOf(bangkok: string): ClockTime {
  const [hours = 0, minutes = 0, seconds = 0] = bangkok.slice(11, 19).split(':').map(Number);
  return { date: bangkok.slice(0, 10), time: (hours * 60 + minutes) * 60 + seconds };
}

/** Combines `date` and `time` (`HH:MM`) in the format of `toBangkok`. Both default to the current time in Bangkok. */
export function askedMoment(
  { date, time }: { date?: string | undefined; time?: string | undefined },
  now: Date,
): string {
  const current = toBangkok(now);
  return `${date ?? current.slice(0, 10)}T${time ? `${time}:00` : current.slice(11, 19)}${offset}`;
}
