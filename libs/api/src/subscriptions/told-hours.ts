import { type Subscription, weekdays } from '@raang/domain';
import { addDays, networkTime, toDayNumber, weekdayOf } from '@raang/text-time';

/** Hours without a gap in which a person wants to be told. */
export interface ToldHours {
  start: Date;
  end: Date;
}

/** Days that are looked at on each side: all days of a week have begun before, and end later. */
const nearDays = Array.from({ length: 15 }, (_, index) => index - 7);

/** The hours of a subscription around a moment. Undefined outside of them. Days that touch are one. */
export function toldHoursAt(
  given: Pick<Subscription, 'days' | 'from' | 'until'>,
  now: Date,
): ToldHours | undefined {
  const today = networkTime.dayOf(now);
  const windows = nearDays.flatMap((count) => hoursOfDay(given, addDays(today, count)) ?? []);
  const joined: ToldHours[] = [];
  for (const { start, end } of windows) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = end;
    else joined.push({ start, end });
  }
  return joined.find(({ start, end }) => start <= now && now < end);
}

function hoursOfDay(
  { days, from = '00:00', until = '00:00' }: Pick<Subscription, 'days' | 'from' | 'until'>,
  date: string,
): ToldHours | undefined {
  const weekday = weekdays[weekdayOf(toDayNumber(date))]!;
  if (days.length > 0 && !days.includes(weekday)) return undefined;
  const lastDate = until > from ? date : addDays(date, 1);
  return { start: momentAt(date, from), end: momentAt(lastDate, until) };
}

const momentAt = (date: string, time: string) => new Date(networkTime.momentAt({ date, time }));
