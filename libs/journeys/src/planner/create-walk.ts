import type { AccessLeg, EgressLeg, StationCode, WalkLeg } from '@raang/domain';
import type { Network } from '../network/network';
import type { FoundWalk } from '../raptor/found-leg';
import type { Timetable } from '../timetable/timetable';
import type { Access } from './access';

/** The times of a leg, as the domain has them. */
type Times = Pick<WalkLeg, 'departure' | 'arrival' | 'durationSeconds'>;

/** Converts the start and the end of a leg, in seconds. */
export type TimesBetween = (departure: number, arrival: number) => Times;

/** A walk between stations, with what the network says about it, or inside one. */
export function createWalk(
  { from, to, departure, arrival }: FoundWalk,
  { timetable, network }: { timetable: Timetable; network: Network },
  timesBetween: TimesBetween,
): WalkLeg {
  const { stations, stops, footpaths } = timetable;
  const codeOf = (stop: number) => stations.codes[stops.station[stop]!]!;
  const isStepFree = footpaths.isStepFree.get(from * stops.count + to);
  return {
    kind: 'walk',
    from: codeOf(from),
    to: codeOf(to),
    ...timesBetween(departure, arrival),
    ...interchangeBetween(network, codeOf(from), codeOf(to)),
    ...(isStepFree !== undefined && { isStepFree }),
  };
}

/** Empty for a walk inside a station, and for one that leads through a third station. */
function interchangeBetween(
  { stations }: Network,
  from: StationCode,
  to: StationCode,
): Pick<WalkLeg, 'metres' | 'isInPaidArea' | 'note' | 'certainty'> {
  const found = stations.get(from)?.interchanges.find(({ station }) => station === to);
  if (!found) return {};
  const { metres, isInPaidArea, note, certainty } = found;
  return {
    ...(metres !== undefined && { metres }),
    ...(isInPaidArea !== undefined && { isInPaidArea }),
    ...(note && { note }),
    ...(certainty && { certainty }),
  };
}

/** The walk from or to a place; undefined for an end without a place. */
export function createAccess<Kind extends 'access' | 'egress'>(
  kind: Kind,
  { place, station, exit }: Access,
  times: Times,
): Extract<AccessLeg | EgressLeg, { kind: Kind }> | undefined {
  if (place === undefined) return undefined;
  const leg = { kind, place, station, ...(exit && { exit }), ...times };
  return leg as Extract<AccessLeg | EgressLeg, { kind: Kind }>;
}
