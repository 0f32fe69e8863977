import { readingsOf } from '@raang/text-time';
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

function totalOf({ totals }: Found): number {
  return [...totals.values()].reduce((sum, count) => sum + count, 0);
}
