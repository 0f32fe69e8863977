import type { ReactNode } from 'react';

/** A page that a person may mean. */
export interface SearchSuggestion {
  key: string;
  href: string;
  content: ReactNode;
}

/** Returns suggestions for a typed text without spaces around it, never empty. Pass the same function on every render. */
export type LoadSearchSuggestions = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SearchSuggestion[]>;
