import { createContext } from 'react';
import type { HitModel } from './hit-model';

/** Loads what a person may mean by a text that is still being typed. */
export type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<HitModel[]>;

/** Set by the site. Without it, a search form has no suggestions. */
export const SuggestionsContext = createContext<LoadSuggestions | undefined>(undefined);
