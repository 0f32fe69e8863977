import type { Facility } from '@raang/domain';
import { fold } from '@raang/text-time';
import { spokenFacilities } from '../words/spoken/facility';

export interface AskedFacility {
  facility: Facility;
  /** The text without the facility's name: which station. */
  rest: string;
}

/** Names of facilities as the words of a text, the longest first: an accessible toilet is a toilet too. */
const names = Object.entries(spokenFacilities)
  .flatMap(([facility, { means }]) =>
    means.map((name) => ({ facility: facility as Facility, name: fold(name).join(' ') })),
  )
  .sort((one, other) => other.name.length - one.name.length);

/**
 * The facility that a text asks for, and where: "Lifts at Sukhumvit", "ห้องน้ำสุขุมวิท". Undefined if it names no facility, or
 * nothing else.
 */
export function readAskedFacility(text: string): AskedFacility | undefined {
  const folded = fold(text).join(' ');
  for (const { facility, name } of names) {
    const at = folded.indexOf(name);
    if (at < 0 || !isWhole(folded, at, name)) continue;
    const rest = `${folded.slice(0, at)} ${folded.slice(at + name.length)}`.trim();
    return rest === '' ? undefined : { facility, rest };
  }
  return undefined;
}

/** Thai has no spaces between words; a Latin name is no part of another word, such as the lift of "lifted". */
function isWhole(text: string, at: number, name: string): boolean {
  const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
  const [before, after] = [text[at - 1], text[at + name.length]];
  return !(isLatin(before) && isLatin(name[0])) && !(isLatin(after) && isLatin(name.at(-1)));
}
