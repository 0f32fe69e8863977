import { slipsBetween } from '@raang/text-time';
import { cues } from './cues';
import { facilityWords } from './facility-words';

/** Latin words of the rules. Shorter ones are too near to each other. */
const shortest = 5;
const words = new Set(
  [...cues.map((cue) => cue.words), ...facilityWords.map(([, list]) => list)]
    .flatMap((list) => list.split(/[^a-z]+/))
    .filter((word) => word.length >= shortest),
);

/** A {@link comparable} text with one typing mistake in a word put right, if that gives a word of the rules. */
export function spelt(text: string): string {
  return text.replace(/[a-z]{5,}/g, (word) => {
    if (words.has(word)) return word;
    // the first letter is rarely wrong, and one that differs is often another word
    return [...words].find((known) => known[0] === word[0] && slipsBetween(known, word, 1) <= 1) ?? word;
  });
}
