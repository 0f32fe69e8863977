import type { Facility } from '@raang/domain';
import { readingsOf } from '@raang/text-time';
import { readAskedFacility } from './asked-facility';
import type { Found, FindOptions, SearchIndex } from './index/search-index';

export interface Understood {
  found: Found;
  /** The text that was searched: one of the readings of the typed one. */
  text: string;
  /** The text as it was probably meant, where that is not what was typed. */
  meant?: string;
  /** Spellings that would find something. Only if nothing was found. */
  nearest: string[];
}

/** Maximum number of spellings to choose from. */
const nearestCount = 3;

/** Any letters may be found by a part of them. A text in the wrong layout is found by nearly all. */
const leastCertainty = 0.75;

/** Every word is spelt like one of a document: no other reading explains more. */
const certain = 0.95;

/** Searches a text as typed, or by the same keys in the other keyboard layout if that explains more of it. */
export function understand(index: SearchIndex, text: string, options: FindOptions): Understood {
  const read = (reading: string) => ({ text: reading, found: index.find(reading, options) });
  const [asTyped = '', ...others] = readingsOf(text);
  const typed = read(asTyped);
  const isCertain = typed.found.certainty >= certain;
  // keys in the wrong layout rarely give a text with further mistakes
  const other = (isCertain ? [] : others)
    .map(read)
    .find(
      ({ found }) =>
        found.corrected === undefined && found.certainty > Math.max(leastCertainty, typed.found.certainty),
    );
  const { found, text: searched } = other ?? typed;
  const meant = found.corrected ?? other?.text;
  if (totalOf(found) > 0)
    return { found, text: searched, ...(meant !== undefined && { meant }), nearest: [] };
  return { found, text: searched, nearest: index.nearest(text).slice(0, nearestCount) };
}

/** A facility at stations: "Lifts at Sukhumvit". */
export interface FacilityUnderstood {
  facility: Facility;
  /** Stations that the text names, the best first. */
  found: Found;
}

/** A name may have a station in two systems. */
const mostStations = 2;

/** Understands a text that names a facility and a station; undefined for any other. */
export function understandFacility(index: SearchIndex, text: string): FacilityUnderstood | undefined {
  for (const reading of readingsOf(text)) {
    const asked = readAskedFacility(reading);
    if (!asked) continue;
    const found = index.find(asked.rest, { kind: 'station', offset: 0, limit: mostStations });
    if (found.certainty > leastCertainty) return { facility: asked.facility, found };
  }
  return undefined;
}

function totalOf({ totals }: Found): number {
  return [...totals.values()].reduce((sum, count) => sum + count, 0);
}
