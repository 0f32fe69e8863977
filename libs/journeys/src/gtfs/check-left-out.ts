import type { Calls } from './check-stop-times';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';

/** How much of a feed is left out. */
export interface Share {
  count: number;
  leftOut: number;
}

export interface Shares {
  trips: Share;
  /** A station is left out if only trips that are left out call there: it has no trains. */
  stations: Share;
}

/** A feed that loses more than this of its trips or stations is refused: the rest would mislead passengers. */
const mostLeftOut = 0.2;

/** Leaves out trips that cannot be read, with their headways. A station is lost with them if no other trip calls there. */
export function checkLeftOut(feed: FeedUnderCheck, calls: Calls | undefined): Shares {
  const trips = feed.table('trips.txt').rows;
  const isLeftOut = calls?.isLeftOut ?? new Uint8Array(trips.length);
  const routes = feed.by('routes.txt', 'route_id');
  for (const [trip, row] of trips.entries()) {
    const route = routes.get(row.get('route_id'));
    if (route && feed.isLeftOut(route)) isLeftOut[trip] = 1;
    if (isLeftOut[trip] === 1) feed.leaveOut(row);
  }
  const left = trips.filter((_, trip) => isLeftOut[trip] === 1);
  leaveOutHeadways(feed, left);
  const shares = {
    trips: { count: trips.length, leftOut: left.length },
    stations: checkStations(feed, isLeftOut, calls),
  };
  refuseMuch(feed, 'trips.txt', 'trips would be left out', shares.trips);
  refuseMuch(feed, 'stops.txt', 'stations would lose their trains', shares.stations);
  return shares;
}

function leaveOutHeadways(feed: FeedUnderCheck, trips: readonly CheckedRow[]): void {
  if (trips.length === 0) return;
  const ids = new Set(trips.map((row) => row.get('trip_id')));
  for (const row of feed.table('frequencies.txt').rows) if (ids.has(row.get('trip_id'))) feed.leaveOut(row);
}

function refuseMuch(feed: FeedUnderCheck, file: string, what: string, { count, leftOut }: Share): void {
  if (leftOut <= count * mostLeftOut) return;
  const most = `${mostLeftOut * 100} %`;
  feed.report('error', {
    file,
    reason: `${leftOut} of ${count} ${what}, more than ${most}`,
  });
}

function checkStations(feed: FeedUnderCheck, isLeftOut: Uint8Array, calls: Calls | undefined): Share {
  const stops = feed.table('stops.txt').rows;
  const stationOf = (row: CheckedRow) => row.get('parent_station') || row.get('stop_id');
  const { served, lost } = stationsOf(stops.map(stationOf), isLeftOut, calls);
  let count = 0;
  let leftOut = 0;
  for (const row of stops) {
    const id = row.get('stop_id');
    const type = row.get('location_type') || '0';
    const isStation = type === '1' || (type === '0' && row.get('parent_station') === '');
    if (!isStation) continue;
    count += 1;
    if (served.has(id)) continue;
    if (lost.has(id)) {
      leftOut += 1;
      feed.warning(row, 'stop_id', 'loses its trains: only trips that are left out call at this station');
    } else if (type === '1') feed.note(row, 'stop_id', 'no train calls at this station');
  }
  return { count, leftOut };
}

/** The ids of the stations at which trips call: trips that are taken, and trips that are left out. */
function stationsOf(stationOf: readonly string[], isLeftOut: Uint8Array, calls: Calls | undefined) {
  const isServed = new Uint8Array(stationOf.length);
  const isLost = new Uint8Array(stationOf.length);
  const { count, trip: trips, location } = calls ?? { count: 0, trip: [], location: [] };
  for (let call = 0; call < count; call += 1) {
    const trip = trips[call] as number;
    const stop = location[call] as number;
    if (trip >= 0 && stop >= 0) (isLeftOut[trip] === 1 ? isLost : isServed)[stop] = 1;
  }
  const ids = (marks: Uint8Array) => new Set(stationOf.filter((_, stop) => marks[stop] === 1));
  return { served: ids(isServed), lost: ids(isLost) };
}
