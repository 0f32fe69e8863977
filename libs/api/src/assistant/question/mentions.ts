import type { AgencyId, Bilingual, LineId } from '@raang/domain';
import type { NameFound } from '@raang/text-time';
import type { Place } from './question';
import type { Thing } from './things';

/** A name in a text, and what it may mean. Places come before lines and systems of the same name. */
export interface Mention {
  start: number;
  end: number;
  places: readonly Place[];
  lines: readonly LineId[];
  agencies: readonly AgencyId[];
  /** Names of places that no station is near. */
  unreached: readonly Bilingual[];
}

export function toMention({ things, start, end }: NameFound<Thing>): Mention {
  return {
    start,
    end,
    places: things.flatMap((thing) => (thing.kind === 'place' ? [thing.place] : [])),
    lines: things.flatMap((thing) => (thing.kind === 'line' ? [thing.line] : [])),
    unreached: things.flatMap((thing) => (thing.kind === 'unreached' ? [thing.names] : [])),
    agencies: things.flatMap((thing) => (thing.kind === 'system' ? [thing.agency] : [])),
  };
}

/** Whether only spaces, brackets or the word for a station stand between two names, in either order. */
export function isBeside(one: Mention, other: Mention, text: string): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return one !== other && /^(?:[\s(),]|สถานี|station)*$/i.test(text.slice(first.end, second.start));
}
