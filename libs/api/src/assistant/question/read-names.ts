import type { LineId, StationSummary } from '@raang/domain';
import { findNamesIn } from '@raang/text-time';
import { roleCues } from './cues';
import type { Named, Place, Role } from './question';
import type { NamedThings, Thing } from './things';
import { comparable, matchesOf } from './word-match';

export interface NamesRead {
  /** In order of the text. */
  places: { named: Named; role: Role | undefined }[];
  line: LineId | undefined;
  /** The text with a mark in place of every name. */
  rest: string;
}

/** Stands for a name in the rest of a text: no word, and no space between two words. */
export const nameMark = ' § ';

/** Finds places and lines in a question, and the roles that the words between them give. */
export function readNames(
  text: string,
  { things }: NamedThings,
  stations: ReadonlyMap<string, StationSummary>,
): NamesRead {
  const places: NamesRead['places'] = [];
  let line: LineId | undefined;
  let rest = '';
  let end = 0;
  let gap = '';
  for (const name of findNamesIn(things, text)) {
    const before = text.slice(end, name.start);
    rest += before;
    gap += before;
    end = name.end;
    const { placesMeant, lines } = meaningsOf(name.things);
    if (placesMeant.length > 0) {
      const named = onePlace(placesMeant, stations);
      places.push({ named, role: roleIn(gap, places.length > 0) });
      gap = '';
    } else line ??= lines[0];
    rest += nameMark;
  }
  rest += text.slice(end);
  return { places: ofLine(withMissingRoles(places), line, stations), line, rest };
}

function meaningsOf(things: readonly Thing[]): { placesMeant: Place[]; lines: LineId[] } {
  return {
    placesMeant: things.flatMap((thing) => (thing.kind === 'place' ? [thing.place] : [])),
    lines: things.flatMap((thing) => (thing.kind === 'line' ? [thing.line] : [])),
  };
}

/**
 * Our stations come before places of the same name. Stations between which passengers change count as one, since fares
 * and journeys do not depend on that walk.
 */
function onePlace(places: readonly Place[], stations: ReadonlyMap<string, StationSummary>): Named {
  const own = places.filter(({ place }) => !place);
  // of two places of one name, people mean the one that they can walk to
  const near = places.filter(({ place }) => place?.ways.some(({ change }) => !change));
  const [first, ...others] = own.length > 0 ? own : near.length > 0 ? near : places;
  const changes = stations.get(first!.station)?.interchanges ?? [];
  const isOne =
    own.length > 0 && others.every(({ station }) => changes.some((one) => one.station === station));
  return isOne ? own : [first!, ...others];
}

/** The role that the last of the words before a name gives. */
function roleIn(gap: string, isLater: boolean): Role | undefined {
  const text = comparable(gap);
  // "A - B", "A and B" after "between"
  if (isLater && /^\s*(?:-|–|—|>|และ|and|&)\s*$/.test(text)) return 'to';
  const ends = (Object.keys(roleCues) as Role[]).flatMap((role) =>
    matchesOf(text, roleCues[role]).map((match) => ({ role, end: match.index + match[0].length })),
  );
  return ends.toSorted((one, other) => other.end - one.end)[0]?.role;
}

/** A journey needs a start before its destination: "A to B", "A B". */
function withMissingRoles(places: NamesRead['places']): NamesRead['places'] {
  if (places.length < 2) return places;
  const roles = places.map(({ role }) => role);
  return places.map((one, index) => {
    if (one.role === 'from' || one.role === 'to') return one;
    if (!roles.includes('from') && index === 0) return { ...one, role: 'from' as const };
    if (!roles.includes('to') && index === places.length - 1) return { ...one, role: 'to' as const };
    return one;
  });
}

/** "Lat Phrao on the Yellow Line" is the station of that line. */
function ofLine(
  places: NamesRead['places'],
  line: LineId | undefined,
  stations: ReadonlyMap<string, StationSummary>,
): NamesRead['places'] {
  if (!line) return places;
  return places.map(({ named, role }) => {
    const onIt = named.filter(
      ({ station, place }) => !place && stations.get(station)?.lineIds.includes(line),
    );
    return { named: onIt.length > 0 ? onIt : named, role };
  });
}
