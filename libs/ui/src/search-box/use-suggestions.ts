import { useEffect, useState } from 'react';
import type { LoadSearchSuggestions, SearchSuggestion } from './search-suggestion';

/** Long enough to skip letters in the middle of a word, too short to be noticed. */
const typingPauseMilliseconds = 120;

/** The suggestions for a text that is being typed. */
export interface FoundSuggestions {
  /** The text that they were loaded for. */
  text: string;
  suggestions: readonly SearchSuggestion[];
}

const nothing: FoundSuggestions = { text: '', suggestions: [] };

/**
 * Loads suggestions after a pause of typing. The previous ones stay until the next ones arrive; a request for an older
 * text is aborted. After a failure there are none: the form works without them.
 */
export function useSuggestions(text: string, load: LoadSearchSuggestions): FoundSuggestions {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text === '') return undefined;
    const typing = new AbortController();
    const show = (suggestions: readonly SearchSuggestion[]) => {
      if (!typing.signal.aborted) setFound({ text, suggestions });
    };
    const pause = setTimeout(() => {
      load(text, typing.signal).then(show, () => show([]));
    }, typingPauseMilliseconds);
    return () => {
      clearTimeout(pause);
      typing.abort();
    };
  }, [text, load]);
  return text === '' ? nothing : found;
}
