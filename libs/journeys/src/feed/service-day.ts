import type { DayType } from '@raang/domain';
import { weekdayOf } from '@raang/text-time';
import type { FeedService } from './feed';

/** Whether trips of this service start on that service day. */
export function runsOn(service: FeedService, day: number): boolean {
  if (service.removedDays.has(day)) return false;
  if (service.addedDays.has(day)) return true;
  if (day < service.firstDay || day > service.lastDay) return false;
  return ((service.weekdays >> weekdayOf(day)) & 1) === 1;
}

/** First and last day of any of the services; undefined if none ever runs. */
export function serviceSpan(services: readonly FeedService[]): { first: number; last: number } | undefined {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { weekdays, firstDay, lastDay, addedDays } of services) {
    const days = weekdays === 0 ? [...addedDays] : [firstDay, lastDay, ...addedDays];
    for (const day of days) {
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  }
  return first <= last ? { first, last } : undefined;
}

/**
 * The services of an ordinary day of each type: the most frequent set on weekdays, Saturdays and Sundays, so that a
 * public holiday does not represent Mondays. Empty for a type without service.
 */
export function typicalServices(services: readonly FeedService[]): Record<DayType, ReadonlySet<number>> {
  const counts: Record<DayType, Map<string, number>> = {
    weekday: new Map(),
    saturday: new Map(),
    'sunday-holiday': new Map(),
  };
  const span = serviceSpan(services);
  for (let day = span?.first ?? 0; day <= (span?.last ?? -1); day += 1) {
    const running = services.flatMap((service, index) => (runsOn(service, day) ? [index] : []));
    const count = counts[dayTypeOfWeekday(weekdayOf(day))];
    const key = running.join();
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return {
    weekday: mostFrequent(counts.weekday),
    saturday: mostFrequent(counts.saturday),
    'sunday-holiday': mostFrequent(counts['sunday-holiday']),
  };
}

/**
 * A day's timetable: the one of its weekday, or of the type with exactly the same services, as on a public holiday.
 */
export function dayTypeOn(services: readonly FeedService[], day: number): DayType {
  const usual = dayTypeOfWeekday(weekdayOf(day));
  const running = services.flatMap((service, index) => (runsOn(service, day) ? [index] : [])).join();
  const typical = typicalServices(services);
  const isLike = (type: DayType) => [...typical[type]].join() === running;
  if (isLike(usual)) return usual;
  return (['sunday-holiday', 'saturday', 'weekday'] as const).find(isLike) ?? usual;
}

function dayTypeOfWeekday(weekday: number): DayType {
  if (weekday === 5) return 'saturday';
  return weekday === 6 ? 'sunday-holiday' : 'weekday';
}

/** The earliest of equals, for a deterministic result; days without service do not count. */
function mostFrequent(counts: ReadonlyMap<string, number>): ReadonlySet<number> {
  let best = '';
  for (const [key, count] of counts) {
    if (key !== '' && count > (counts.get(best) ?? 0)) best = key;
    else if (best === '' && key !== '') best = key;
  }
  return new Set(best === '' ? [] : best.split(',').map(Number));
}
