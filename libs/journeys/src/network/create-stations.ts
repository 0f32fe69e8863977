import type {
  Exit,
  Interchange,
  LineId,
  ServiceHours,
  StationCode,
  StationDetail,
  StationFacility,
} from '@raang/domain';
import { type Feed, type FeedLocation, type FeedTransfer, isStation } from '../feed/feed';
import { exitSign } from './exit-sign';
import { findEquipment, toEquipment } from './find-equipment';
import { findFirstAndLast } from './first-and-last';
import { headsignOf, type NetworkDraft } from './network-draft';
import { stationIndexOf } from './trip-patterns';

const secondsPerMinute = 60;

/** All stations: first those of the lines, in order, then those without trains. */
export function createStations(draft: NetworkDraft): Map<StationCode, StationDetail> {
  const { feed, shapes, codeOf, isOwnLine } = draft;
  const all = feed.locations.flatMap((location, index) => (isStation(location) ? [index] : []));
  const ordered = new Set([...shapes.flatMap(({ stations }) => stations), ...all]);
  const lines = findLines(draft);
  const ownStations = new Set(shapes.flatMap(({ stations }, line) => (isOwnLine(line) ? stations : [])));
  const linesAt = (station: number) => lines.get(station) ?? [];
  const hours = findServiceHours(draft);
  const exits = Map.groupBy(
    feed.locations.filter(({ kind }) => kind === 'exit'),
    ({ parent }) => parent,
  );
  const facilities = Map.groupBy(feed.facilities, ({ station }) => station);
  const equipment = Map.groupBy(findEquipment(feed), ({ ends: [end] }) => stationIndexOf(feed, end));
  const changes = findChanges(feed);
  return new Map(
    Array.from(ordered, (index) => {
      const location = feed.locations[index] as FeedLocation;
      const { code, signCode, name, aliases, position, positionCertainty, structure, isStepFree, openedOn } =
        location;
      const station: StationDetail = {
        code: code as StationCode,
        ...(signCode && { signCode }),
        name,
        ...(aliases && { aliases }),
        ...(position && { position }),
        ...(positionCertainty && { positionCertainty }),
        ...(structure && { structure }),
        lineIds: linesAt(index),
        isOwn: ownStations.has(index),
        ...(isStepFree !== undefined && { isStepFree }),
        ...(openedOn && { openedOn }),
        exits: (exits.get(index) ?? []).map((exit) => toExit(exit, location)),
        equipment: (equipment.get(index) ?? []).map((one) => toEquipment(one, feed)),
        facilities: (facilities.get(index) ?? []).map(({ station: _, ...rest }): StationFacility => rest),
        interchanges: [...(changes.get(index) ?? [])]
          // a station without trains is not an interchange
          .filter(([to]) => linesAt(to).length > 0)
          .map(([to, transfer]) => toInterchange(transfer, codeOf(to), linesAt(to))),
        serviceHours: hours.get(index) ?? [],
      };
      return [station.code, station];
    }),
  );
}

/** Per station, its lines in network order. */
function findLines({ shapes, lineIdOf }: NetworkDraft): Map<number, LineId[]> {
  const lines = new Map<number, LineId[]>();
  for (const [line, { stations }] of shapes.entries()) {
    for (const station of stations) lines.set(station, [...(lines.get(station) ?? []), lineIdOf(line)]);
  }
  return lines;
}

/** At its station's position, an exit's own is unknown. */
function toExit(exit: FeedLocation, station: FeedLocation): Exit {
  const { description, position, hasLift, hasEscalator, asOf, certainty } = exit;
  const isPlaced =
    position?.latitude !== station.position?.latitude || position?.longitude !== station.position?.longitude;
  const hasFlags = hasLift !== undefined || hasEscalator !== undefined;
  return {
    name: exitSign(exit),
    ...(description && { landmarks: description }),
    ...(position && isPlaced && { position }),
    ...(hasLift !== undefined && { hasLift }),
    ...(hasEscalator !== undefined && { hasEscalator }),
    ...(hasFlags && asOf && { asOf }),
    ...(hasFlags && certainty && { certainty }),
  };
}

/** Per station, its interchanges; the quickest of several walks between two stations. */
function findChanges(feed: Feed): Map<number, Map<number, FeedTransfer>> {
  const changes = new Map<number, Map<number, FeedTransfer>>();
  for (const transfer of feed.transfers) {
    const [here, there] = [stationIndexOf(feed, transfer.from), stationIndexOf(feed, transfer.to)];
    if (!transfer.isPossible || here === there) continue;
    const known = changes.get(here) ?? new Map<number, FeedTransfer>();
    changes.set(here, known);
    const before = known.get(there)?.minimumSeconds ?? Number.POSITIVE_INFINITY;
    if (!known.has(there) || (transfer.minimumSeconds ?? Number.POSITIVE_INFINITY) < before) {
      known.set(there, transfer);
    }
  }
  return changes;
}

function toInterchange(
  { minimumSeconds, metres, isInPaidArea, note, certainty }: FeedTransfer,
  station: StationCode,
  lineIds: LineId[],
): Interchange {
  return {
    station,
    lineIds,
    ...(minimumSeconds !== undefined && { walkMinutes: Math.ceil(minimumSeconds / secondsPerMinute) }),
    ...(metres !== undefined && { metres }),
    ...(isInPaidArea !== undefined && { isInPaidArea }),
    ...(note && { note }),
    ...(certainty && { certainty }),
  };
}

function findServiceHours(draft: NetworkDraft): Map<number, ServiceHours[]> {
  const { feed, patterns, frequenciesOf, servicesOf, codeOf, lineIdOf } = draft;
  const hours = new Map<number, ServiceHours[]>();
  for (const found of findFirstAndLast(feed, patterns, frequenciesOf, servicesOf)) {
    const { station, next, line, direction, headsign, dayTypes, first, last } = found;
    const atStation = hours.get(station) ?? [];
    hours.set(station, atStation);
    atStation.push({
      lineId: lineIdOf(line),
      direction,
      headsign: headsignOf(draft, headsign, [next]),
      nextStation: codeOf(next),
      dayTypes,
      firstTrain: first,
      lastTrain: last,
      certainty: 'computed',
    });
  }
  return hours;
}
