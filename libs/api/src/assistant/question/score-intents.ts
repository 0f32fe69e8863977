import type { AssistantIntent } from '@raang/contract';
import { type Cue, cues } from './cues';
import type { Topic } from './question';
import { matchesOf } from './word-match';

export interface ScoredIntent {
  intent: AssistantIntent;
  score: number;
  topic?: Topic | undefined;
}

/** What each further word of an intent adds. */
const furtherWord = 0.4;
const mostFurther = 3;

/**
 * The intents that the words of a {@link comparable} text speak for, the strongest first.
 *
 * @param evidence what speaks for an intent besides words, such as a start and a destination for a journey
 */
export function scoreIntents(
  text: string,
  evidence: Partial<Record<AssistantIntent, number>>,
): ScoredIntent[] {
  const scores = new Map<AssistantIntent, ScoredIntent>();
  for (const cue of cues) {
    const count = matchesOf(text, cue.words).length;
    if (count > 0) add(scores, cue, cue.weight + furtherWord * Math.min(count - 1, mostFurther));
  }
  for (const [intent, score] of Object.entries(evidence) as [AssistantIntent, number][]) {
    const before = scores.get(intent) ?? { intent, score: 0 };
    if (score > 0) scores.set(intent, { ...before, score: before.score + score });
  }
  return [...scores.values()].sort((one, other) => other.score - one.score);
}

function add(scores: Map<AssistantIntent, ScoredIntent>, { intent, topic }: Cue, score: number): void {
  const before = scores.get(intent);
  if (!before) scores.set(intent, { intent, score, topic });
  else if (score > before.score)
    scores.set(intent, { intent, score: score + furtherWord, topic: topic ?? before.topic });
  else {
    before.score += furtherWord;
    before.topic ??= topic;
  }
}
