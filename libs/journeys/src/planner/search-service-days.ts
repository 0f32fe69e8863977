import type { JourneyMode } from '@raang/domain';
import { type FoundWay, lastWay, waysArriving, waysDeparting, type WayQuestion } from '../raptor/ways';
import { daysTogether, searchDays, serviceDayAt, spanOf } from './clock';

export type Question = Omit<WayQuestion, 'days'>;

/** The search results and their service days. */
export interface Found {
  ways: readonly FoundWay[];
  days: WayQuestion['days'];
  /** When the passenger departs, or has to arrive. */
  at: number;
}

/** Longer than any public holidays. */
const daysAhead = 14;

/** Searches the service days around a time that may have the requested ways; undefined if none has. */
export const searchServiceDays: Record<
  JourneyMode,
  (question: Question, day: number, at: number) => Found | undefined
> = {
  depart: (question, day, at) => {
    const { timetable } = question;
    const running = serviceDayAt(timetable, day, at);
    const lastDay = Math.min(running + daysAhead, timetable.validity?.last ?? running);
    return firstOf(question, { day, at }, upTo(running, Math.max(running, lastDay)), waysDeparting);
  },
  // before the first train, an arrival may need a departure the evening before
  arrive: (question, day, at) => firstOf(question, { day, at }, [day, day - 1], waysArriving),
  // it may have left
  last: (question, day, at) => {
    const running = serviceDayAt(question.timetable, day, at);
    for (const serviceDay of upTo(running, day)) {
      const days = searchDays(question.timetable, day, serviceDay, serviceDay);
      const way = lastWay({ ...question, days });
      // a walk does not depend on the time
      if (way === 'any-time') return { ways: waysDeparting({ ...question, days: [] }, at), days, at };
      if (way) return { ways: [way], days, at };
    }
    return undefined;
  },
};

/** The ways that arrive first on a service day; undefined if none does. */
export function firstWays(question: Question, day: number): Found | undefined {
  const { timetable } = question;
  const days = searchDays(timetable, day, day, day);
  if (days.length === 0) return undefined;
  const at = spanOf(timetable, day, day).first - longestWalk;
  const ways = waysDeparting({ ...question, days }, at);
  return ways.length > 0 ? { ways, days, at } : undefined;
}

/** No passenger walks longer to a first train. */
const longestWalk = 2 * 3600;

/** The first non-empty result of some service days. */
function firstOf(
  question: Question,
  { day: base, at }: { day: number; at: number },
  serviceDays: readonly number[],
  find: typeof waysDeparting,
): Found | undefined {
  const { timetable, conditions } = question;
  // skip a day with the same timetable as an earlier one, except the first, which may be partly over
  const tried = new Set<string>();
  for (const [index, serviceDay] of serviceDays.entries()) {
    const days = daysTogether(timetable, base, serviceDay);
    const key = days
      .map(({ day: { day, runs }, live }) => {
        const differs = live || conditions.closedRuns?.byDay.has(day);
        return `${day - serviceDay} ${runs.join('')} ${differs ? `as only on ${day}` : ''}`;
      })
      .join();
    if (tried.has(key)) continue;
    const ways = find({ ...question, days }, at);
    if (ways.length > 0) return { ways, days, at };
    if (index > 0) tried.add(key);
  }
  return undefined;
}

function upTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
