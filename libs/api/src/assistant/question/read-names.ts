import type { AgencyId, Bilingual, LineId, StationSummary } from '@raang/domain';
import { findNamesIn } from '@raang/text-time';
import { roleCues } from './cues';
import { isBeside, type Mention, toMention } from './mentions';
import { narrowed, onePlace } from './one-place';
import type { Named, Role } from './question';
import type { NamedThings } from './things';
import { comparable, matchesOf } from './word-match';

export interface NamesRead {
  /** In order of the text. */
  places: { named: Named; role: Role | undefined }[];
  line: LineId | undefined;
  /** Another system that is named by itself: "the BTS", not "BTS Siam". */
  agency: AgencyId | undefined;
  /** A place that no station is in walking distance of. */
  unreached: Bilingual | undefined;
  /** The text with a mark in place of every name. */
  rest: string;
}

/** Stands for a name in the rest of a text: no word, and no space between two words. */
const nameMark = ' § ';

/** Finds places and lines in a question, and the roles that the words between them give. */
export function readNames(
  text: string,
  { things, agencies, others }: NamedThings,
  stations: ReadonlyMap<string, StationSummary>,
): NamesRead {
  const network = { stations, agencies };
  const mentions = findNamesIn(things, text).map(toMention);
  const alone = mentions.filter(({ places }) => places.length === 0);
  const elsewhere = alone.filter(
    (one) => !mentions.some((two) => two.places.length > 0 && isBeside(one, two, text)),
  );
  const line = alone.flatMap(({ lines }) => lines)[0];
  const places: NamesRead['places'] = [];
  let previous: Mention | undefined;
  let rest = '';
  let end = 0;
  let gap = '';
  for (const mention of mentions) {
    const before = text.slice(end, mention.start);
    rest += before;
    gap += before;
    end = mention.end;
    const isSystem = mention.agencies.length > 0 && mention.places.length + mention.lines.length === 0;
    // "last BTS", "BTS hours": the words of a question are about a system as much as about trains
    rest += isSystem ? text.slice(mention.start, mention.end) : nameMark;
    if (mention.places.length === 0) continue;
    // "Lat Phrao (YL01)"
    const both = previous && isBeside(previous, mention, text) ? inBoth(previous, mention) : [];
    if (both.length > 0) {
      places.at(-1)!.named = both;
      continue;
    }
    const beside = alone.filter((one) => isBeside(one, mention, text));
    const found = narrowed(mention.places, [...beside, ...elsewhere], network);
    places.push({ named: onePlace(found, stations), role: roleIn(gap, places.length > 0) });
    gap = '';
    previous = mention;
  }
  rest += text.slice(end);
  return {
    places: withMissingRoles(places),
    line,
    agency: line ? undefined : elsewhere.flatMap((one) => one.agencies).find((id) => others.has(id)),
    unreached: alone.flatMap((one) => one.unreached)[0],
    rest,
  };
}

function inBoth(one: Mention, other: Mention): Mention['places'] {
  return one.places.filter(({ ref }) => other.places.some((place) => place.ref === ref));
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
