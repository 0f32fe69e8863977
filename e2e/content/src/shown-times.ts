import type { DayType, Planner, Way } from './planner-answers';

const dayTypes: Record<string, DayType[]> = {
  'Monday to Friday': ['weekday'],
  'Saturdays, Sundays and public holidays': ['saturday', 'sunday-holiday'],
  'Every day': ['weekday', 'saturday', 'sunday-holiday'],
};

interface ShownTimes {
  day: DayType;
  first?: string | undefined;
  last?: string | undefined;
}

/**
 * The first and last trains of a row, for each day of its columns. A caption has the last trains that are the same at
 * every station.
 */
export function timesOf(head: readonly string[], cells: readonly string[], caption = ''): ShownTimes[] {
  return head.flatMap((title, column) => {
    const days = Object.keys(dayTypes).find((name) => title.startsWith(name));
    const ofAll = days && new RegExp(`${days} (\\d\\d:\\d\\d)`).exec(caption)?.[1];
    const [first, last = ofAll] = cells[column]?.match(/\d\d:\d\d/g) ?? [];
    return days ? dayTypes[days]!.map((day) => ({ day, first, last })) : [];
  });
}

/** What differs from the planner's first train, and from its last time to leave for the end of the line. */
export async function differences(
  way: Way,
  shown: readonly ShownTimes[],
  planner: Planner,
): Promise<string[]> {
  const { station, next, terminus } = way;
  const found: string[] = [];
  for (const { day, first, last } of shown) {
    const to = terminus === station ? next : terminus;
    const planned = {
      first: await planner.firstTrain(way, day),
      last: await planner.leaveBy({ from: station, to }, day),
    };
    if (first !== planned.first || last !== planned.last)
      found.push(
        `${station} to ${terminus}, ${day}: shows ${first}–${last}, the planner has ${planned.first}–${planned.last}`,
      );
  }
  return found;
}
