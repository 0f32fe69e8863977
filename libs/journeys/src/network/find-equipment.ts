import type { Equipment, EquipmentKind } from '@raang/domain';
import type { Feed, FeedLocation } from '../feed/feed';
import { exitSign } from './exit-sign';
import { stationIndexOf } from './trip-patterns';

/** A lift or an escalator of a feed. */
export interface FeedEquipment {
  id: string;
  kind: EquipmentKind;
  /** Indexes of the locations that a pathway joins, or of the exit where it is recorded. */
  ends: [number, number?];
}

/** Lifts and escalators that have an id: those of pathways.txt, then those recorded at exits without such a pathway. */
export function findEquipment({
  pathways,
  locations,
}: Pick<Feed, 'pathways' | 'locations'>): FeedEquipment[] {
  const joined = pathways.flatMap(({ id, mode, from, to }): FeedEquipment[] =>
    mode === 'lift' || mode === 'escalator' ? [{ id, kind: mode, ends: [from, to] }] : [],
  );
  const isJoined = (index: number, wanted: EquipmentKind) =>
    joined.some(({ kind, ends }) => kind === wanted && ends.includes(index));
  const recorded = locations.flatMap(({ id, kind, hasLift, hasEscalator }, index): FeedEquipment[] => {
    if (kind !== 'exit') return [];
    const kinds: EquipmentKind[] = [
      ...(hasLift ? ['lift' as const] : []),
      ...(hasEscalator ? ['escalator' as const] : []),
    ];
    return kinds
      .filter((one) => !isJoined(index, one))
      .map((one) => ({ id: `${id}-${one}`, kind: one, ends: [index] }));
  });
  return [...joined, ...recorded];
}

/** As passengers know it; a feed does not say whether it works. */
export function toEquipment({ id, kind, ends }: FeedEquipment, feed: Feed): Equipment {
  const [from, to] = ends.map((end) => (end === undefined ? undefined : feed.locations[end]));
  const exit = [from, to].find((end) => end?.kind === 'exit');
  const [fromName, toName] = [from, to].map((end) => end && partName(end, feed));
  return {
    id,
    kind,
    ...(exit && { exit: exitSign(exit) }),
    ...(fromName && { from: fromName }),
    ...(toName && { to: toName }),
    state: 'unknown',
  };
}

/** The name of a part of a station that is no exit; undefined if it is only the station's. */
function partName(part: FeedLocation, feed: Feed) {
  if (part.kind === 'exit') return undefined;
  const { platformCode, name } = part;
  if (platformCode) return { th: `ชานชาลา ${platformCode}`, en: `Platform ${platformCode}` };
  const station = feed.locations[stationIndexOf(feed, feed.locations.indexOf(part))]!;
  // parts of a station need no name
  const isNamed = name.th !== '' && name.en !== '';
  return isNamed && name.th !== station.name.th ? name : undefined;
}
