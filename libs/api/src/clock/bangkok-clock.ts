import type { ClockTime } from '@raang/journeys';

/** Bangkok keeps UTC+7 all year. */
const offset = '+07:00';
const offsetMilliseconds = 7 * 3_600_000;

/** A moment as the clocks of Bangkok show it, ISO 8601 with their offset, in whole seconds. */
export function toBangkok(moment: Date): string {
  return `${new Date(moment.getTime() + offsetMilliseconds).toISOString().slice(0, 19)}${offset}`;
}

/** Day, and seconds since midnight, of a moment that `toBangkok` wrote. */
export function clockTimeOf(bangkok: string): ClockTime {
  const [hours = 0, minutes = 0, seconds = 0] = bangkok.slice(11, 19).split(':').map(Number);
  return { date: bangkok.slice(0, 10), time: (hours * 60 + minutes) * 60 + seconds };
}

/** When it is `date` and `time` (`HH:MM`) in Bangkok, as `toBangkok` writes it; what is not said is as now. */
export function askedMoment(
  { date, time }: { date?: string | undefined; time?: string | undefined },
  now: Date,
): string {
  const current = toBangkok(now);
  return `${date ?? current.slice(0, 10)}T${time ? `${time}:00` : current.slice(11, 19)}${offset}`;
}
