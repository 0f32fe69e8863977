import type { Found, FindOptions, SearchIndex } from './index/search-index';

export interface Understood {
  found: Found;
  /** The text that was searched instead of the typed one. */
  meant?: string;
  /** Spellings that would find something. */
  nearest: string[];
}

/** Maximum number of spellings to choose from. */
const nearestCount = 3;

/** Searches a text as it was typed, or as it was probably meant. */
export function understand(index: SearchIndex, text: string, options: FindOptions): Understood {
  const found = index.find(text, options);
  if (totalOf(found) > 0) {
    const { corrected } = found;
    return { found, ...(corrected !== undefined && { meant: corrected }), nearest: [] };
  }
  return { found, nearest: index.nearest(text).slice(0, nearestCount) };
}

function totalOf({ totals }: Found): number {
  return [...totals.values()].reduce((sum, count) => sum + count, 0);
}
