import type { Journey, StationCode } from '@raang/domain';
import type { Place } from '../question/question';

interface Way {
  from: StationCode;
  to: StationCode;
}

/** About what a stop and a change to another system take, only to compare ways: these times are never shown. */
const secondsPerStop = 150;
const secondsPerMinute = 60;
const mostWays = 2;

/**
 * The journey between two places. A place of another system may have several ways from our network: the one with the
 * shortest journey counts, whichever the gazetteer names first.
 */
export async function bestWay<Found extends { journeys: readonly Journey[] }>(
  start: Place,
  end: Place,
  find: (way: Way) => Promise<Found>,
): Promise<{ from: Place; to: Place; found: Found }> {
  const ways = waysOf(start).flatMap((from) => waysOf(end).map((to) => ({ from, to })));
  const found = await Promise.all(
    ways.map(async ({ from, to }) => ({
      from,
      to,
      found: await find({ from: from.station, to: to.station }),
    })),
  );
  const seconds = ({ from, to, found: { journeys } }: (typeof found)[number]) =>
    (journeys[0]?.durationSeconds ?? Number.POSITIVE_INFINITY) + besides(from) + besides(to);
  return found.toSorted((one, other) => seconds(one) - seconds(other))[0]!;
}

/** A place by each of its stations of ours. */
function waysOf(place: Place): Place[] {
  const stations = [...new Set(place.place?.ways.map(({ station }) => station) ?? [])].slice(0, mostWays);
  return stations.length > 0 ? stations.map((station) => ({ ...place, station })) : [place];
}

function besides({ place, station }: Place): number {
  const way = place?.ways.find((one) => one.station === station);
  return (way?.walkMinutes ?? 0) * secondsPerMinute + (way?.change?.stops ?? 0) * secondsPerStop;
}
