import { type DayType, dayType } from '@raang/domain';

/**
 * Groups day types with equal values.
 *
 * @param ofDay the value of each day type; undefined for none
 * @param toKey equal for equal values
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
