import type { Line, LineId, StationCode, StationDetail } from '@raang/domain';
import { getOrCreate } from '../network/get-or-create';
import { type Network, stationsFrom } from '../network/network';

/** A ride on one line, as the tariff counts it. */
export interface Ride {
  lineId: LineId;
  from: StationCode;
  to: StationCode;
}

interface Reached {
  rides: Ride[];
  stations: number;
}

/** No journey in this network needs as many trains. */
const maximumRides = 8;

/**
 * The rides that the tariff counts between two stations: fewest trains first, then fewest stations. Walks between
 * stations at both ends and between trains are free. Between two stations of the authority, or of another agency, they
 * stay on its lines if those join the two.
 *
 * @returns no ride for a walk, one to itself for the same station; undefined without a connection
 */
export function ridesBetween(network: Network, from: StationCode, to: StationCode): Ride[] | undefined {
  const [start, end] = [network.stations.get(from), network.stations.get(to)];
  if (!start || !end) return undefined;
  const [lineId] = start.lineIds;
  if (from === to) return lineId ? [{ lineId, from, to }] : undefined;
  const owner = commonOwner(network, start, end);
  return (
    (owner === undefined ? undefined : fewestRides(partOf(network, owner), from, to)) ??
    fewestRides(network, from, to)
  );
}

/** The change from one ride to the next does not lead through the gates. */
export function isChangeInside(before: Ride, after: Ride, { stations }: Network): boolean {
  if (before.to === after.from) return true;
  const change = stations.get(before.to)?.interchanges.find(({ station }) => station === after.from);
  return change?.isInPaidArea === true;
}

/** The agency of a line; all of the authority's agencies count as one. */
function ownerOf({ isOwn, agency }: Line): string {
  return isOwn ? 'the authority' : agency.id;
}

/** The owner of a line at each of the two stations; undefined without one. */
function commonOwner(
  { lines }: Network,
  ...[start, end]: [StationDetail, StationDetail]
): string | undefined {
  const ownersAt = ({ lineIds }: StationDetail) =>
    lineIds.map((id) => lines.get(id)).flatMap((line) => (line ? [ownerOf(line)] : []));
  const ends = ownersAt(end);
  return ownersAt(start).find((owner) => ends.includes(owner));
}

const parts = new WeakMap<Network, Map<string, Network>>();

/** The lines of one owner, and their stations. */
function partOf(network: Network, owner: string): Network {
  const known = getOrCreate(parts, network, () => new Map<string, Network>());
  return getOrCreate(known, owner, () => {
    const lines = new Map([...network.lines].filter(([, line]) => ownerOf(line) === owner));
    const served = new Set([...lines.values()].flatMap(({ stations }) => stations));
    const stations = [...network.stations]
      .filter(([code]) => served.has(code))
      .map(([code, station]): [StationCode, StationDetail] => [
        code,
        {
          ...station,
          lineIds: station.lineIds.filter((id) => lines.has(id)),
          interchanges: station.interchanges.filter((change) => served.has(change.station)),
        },
      ]);
    return { ...network, lines, stations: new Map(stations) };
  });
}

function fewestRides(network: Network, from: StationCode, to: StationCode): Ride[] | undefined {
  let boarding = new Map<StationCode, Reached>();
  for (const station of [from, ...walksFrom(network, from)])
    boarding.set(station, { rides: [], stations: 0 });
  if (boarding.has(to)) return [];
  const seen = new Set<StationCode>();
  for (let ride = 0; ride < maximumRides && boarding.size > 0; ride += 1) {
    const reached = rideOn(network, boarding, seen);
    const arrived = reached.get(to);
    if (arrived) return arrived.rides;
    const ended = [...reached].filter(([station]) => walksFrom(network, station).includes(to));
    const [nearest] = ended.sort(([, a], [, b]) => a.stations - b.stations);
    if (nearest) return nearest[1].rides;
    boarding = new Map(reached);
    for (const [station, way] of reached) {
      for (const next of walksFrom(network, station)) keepShorter(boarding, next, way);
    }
  }
  return undefined;
}

function walksFrom(network: Network, station: StationCode): StationCode[] {
  return network.stations.get(station)?.interchanges.map((interchange) => interchange.station) ?? [];
}

/** Stations that one more train reaches for the first time. */
function rideOn(
  network: Network,
  boarding: ReadonlyMap<StationCode, Reached>,
  seen: Set<StationCode>,
): Map<StationCode, Reached> {
  for (const station of boarding.keys()) seen.add(station);
  const reached = new Map<StationCode, Reached>();
  for (const [station, way] of boarding) {
    for (const lineId of network.stations.get(station)?.lineIds ?? []) {
      for (const [next, count] of stationsFrom(network, lineId, station)) {
        if (seen.has(next)) continue;
        const rides = [...way.rides, { lineId, from: station, to: next }];
        keepShorter(reached, next, { rides, stations: way.stations + count });
      }
    }
  }
  return reached;
}

function keepShorter(map: Map<StationCode, Reached>, station: StationCode, way: Reached): void {
  const known = map.get(station);
  if (!known || way.stations < known.stations) map.set(station, way);
}
