import type { Journey, JourneyEnd } from '@raang/domain';
import type { Named, Place } from '../question/question';

interface Way {
  from: JourneyEnd;
  to: JourneyEnd;
}

/** Stations of one name are few. */
const mostOfOneName = 2;

const shortest = (one: Journey, other: Journey) => one.durationSeconds - other.durationSeconds;
/** The last journey of a day is the one that leaves latest. */
export const latest = (one: Journey, other: Journey) =>
  Date.parse(other.departure) - Date.parse(one.departure);

/**
 * The journey between two names. Of stations that share a name, the one with the shortest journey counts, and the first
 * of equal ones. A journey after the last train counts only if every station has left no other.
 */
export async function bestWay<Found extends { journeys: readonly Journey[]; isNextService: boolean }>(
  start: Named,
  end: Named,
  find: (way: Way) => Promise<Found>,
  compare: (one: Journey, other: Journey) => number = shortest,
): Promise<{ from: Place; to: Place; found: Found }> {
  const ways = start
    .slice(0, mostOfOneName)
    .flatMap((from) => end.slice(0, mostOfOneName).map((to) => ({ from, to })));
  const found = await Promise.all(
    ways.map(async ({ from, to }) => ({ from, to, found: await find({ from: from.ref, to: to.ref }) })),
  );
  return found.toSorted((one, other) => {
    const [first, second] = [one.found.journeys[0], other.found.journeys[0]];
    if (!first || !second) return Number(!first) - Number(!second);
    const isLater = Number(one.found.isNextService) - Number(other.found.isNextService);
    return isLater || compare(first, second);
  })[0]!;
}
