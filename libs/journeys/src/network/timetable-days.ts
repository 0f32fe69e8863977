import { type DayType, dayType } from '@raang/domain';

/**
 * Says the same thing of several day types once.
 *
 * @param ofDay what holds on each type of day; undefined where nothing does
 * @param toKey equal for what is the same
 */
export function groupDays<T>(
  ofDay: (day: DayType) => readonly T[],
  toKey: (entry: T) => string,
): { entry: T; dayTypes: DayType[] }[] {
  const groups = new Map<string, { entry: T; dayTypes: DayType[] }>();
  for (const day of dayType.options) {
    for (const entry of ofDay(day)) {
      const key = toKey(entry);
      const group = groups.get(key) ?? { entry, dayTypes: [] };
      group.dayTypes.push(day);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
