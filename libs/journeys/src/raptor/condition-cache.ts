import type { Timetable } from '../timetable/timetable';

/** Alerts change rarely, so queries repeat few conditions. */
const cacheSize = 16;

/**
 * Caches what is created for the conditions of queries, per timetable, whatever live data say of it; evicts the least recently used.
 * @param keyOf equal for equal conditions
 */
export function cachedByConditions<Wanted, Created>(
  keyOf: (wanted: Wanted) => string,
  create: (timetable: Timetable, wanted: Wanted) => Created,
): (timetable: Timetable, wanted: Wanted) => Created {
  const cache = new WeakMap<Timetable['patterns'], Map<string, Created>>();
  return (timetable, wanted) => {
    const key = keyOf(wanted);
    const known = cache.get(timetable.patterns) ?? new Map<string, Created>();
    cache.set(timetable.patterns, known);
    const found = known.get(key) ?? create(timetable, wanted);
    known.delete(key);
    if (known.size >= cacheSize) known.delete(known.keys().next().value!);
    known.set(key, found);
    return found;
  };
}

/** A key for some lists of ids in any order. Ids of a feed may contain any separator, so it is JSON. */
export function keyOfLists(lists: readonly (readonly unknown[] | undefined)[]): string {
  return lists
    .map((list) =>
      list && list.length > 0
        ? list
            .map((one) => JSON.stringify(one))
            .sort()
            .join()
        : '',
    )
    .join('|');
}
