import type { Place, Token } from './tokens';

/**
 * Looks names up inside running Thai where the dictionary splits them wrongly, as it does when tone marks are missing. A
 * long name may begin and end anywhere between syllables. A shorter one must begin or end where the dictionary splits,
 * and a short one is left to the tokens: it would be found inside other words.
 *
 * @param lookUp gets a folded text
 */
export function insideThai<Found>(
  tokens: readonly Token[],
  lookUp: (name: string) => Found | undefined,
): (Found & Place)[] {
  return runsOf(tokens).flatMap((run) => {
    const starts = run.text.split('').map((_, at) => beginsSyllable(run, at));
    return starts.flatMap((begins, from) => {
      if (!begins) return [];
      const longest = Math.min(run.text.length, from + longestName);
      const found: (Found & Place)[] = [];
      for (let to = from + shortestName; to <= longest; to += 1) {
        if (!(starts[to] ?? true) || !isLongEnough(run, from, to)) continue;
        const name = lookUp(run.text.slice(from, to));
        if (name) found.push({ ...name, start: run.places[from]!.start, end: run.places[to - 1]!.end });
      }
      return found;
    });
  });
}

/** In characters. */
const shortestName = 5;
const longestName = 60;
/** Letters and vowels, without marks, with which a name is rarely a part of other words. */
const longName = 7;

interface Run {
  text: string;
  places: readonly Place[];
  /** Where tokens begin and end. */
  splits: ReadonlySet<number>;
}

/** Tokens that follow each other without a space, with Thai among them. */
function runsOf(tokens: readonly Token[]): Run[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (last?.at(-1)?.end === token.start) last.push(token);
    else groups.push([token]);
  }
  return groups.map(toRun).filter(({ text }) => /\p{Script=Thai}/u.test(text));
}

function toRun(tokens: readonly Token[]): Run {
  const splits = new Set([0]);
  for (const { text } of tokens) splits.add(Math.max(...splits) + text.length);
  return {
    text: tokens.map(({ text }) => text).join(''),
    places: tokens.flatMap(({ places }) => places),
    splits,
  };
}

/** Whether a name can begin here, and one before it end: not after a vowel written in front, nor before a mark. */
function beginsSyllable({ text }: Run, at: number): boolean {
  const isDigitInside = /\d/.test(text[at]!) && /\d/.test(text[at - 1] ?? '');
  return !/[ะ-ฺๅ็-๎]/.test(text[at]!) && !/[เ-ไ]/.test(text[at - 1] ?? '') && !isDigitInside;
}

function isLongEnough({ text, splits }: Run, from: number, to: number): boolean {
  const letters = text.slice(from, to).replace(/[็-๎]/g, '').length;
  return letters >= longName || (letters >= shortestName && (splits.has(from) || splits.has(to)));
}
