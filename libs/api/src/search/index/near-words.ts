import { slipsBetween, slipsForgiven } from '@raang/text-time';

/** A word with one or two typing mistakes. */
export interface NearWord<Id> {
  id: Id;
  slips: number;
}

/** Finds words that contain another one, or that differ by typing mistakes, by reading all of them. */
export interface NearWords<Id> {
  add: (word: string, id: Id) => void;
  /** Words that differ by as many mistakes as their length forgives, and `more`, the fewest first. */
  near: (word: string, more?: number) => NearWord<Id>[];
  /** Longer words that contain the word. */
  around: (word: string, visit: (other: string, id: Id) => void) => void;
}

export function createNearWords<Id>(): NearWords<Id> {
  const words: string[] = [];
  const ids: Id[] = [];
  // most words are excluded by the letters that they lack, which is a comparison of two numbers
  const letters: number[] = [];
  return {
    add: (word, id) => {
      words.push(word);
      ids.push(id);
      letters.push(lettersOf(word));
    },
    near: (word, more = 0) => {
      const most = slipsForgiven(word.length) + more;
      // with half of its letters wrong it would be any word
      if (most === 0 || word.length <= 2 * most) return [];
      const own = lettersOf(word);
      const found: (NearWord<Id> & { isFirst: boolean })[] = [];
      for (let index = 0; index < words.length; index += 1) {
        const other = words[index]!;
        if (Math.abs(other.length - word.length) > most) continue;
        if (countBits(own ^ letters[index]!) > 2 * most) continue;
        const slips = slipsBetween(word, other, most);
        if (slips > 0 && slips <= most && slips <= slipsForgiven(other.length) + more)
          found.push({ id: ids[index]!, slips, isFirst: other[0] === word[0] });
      }
      // people rarely mistype the first letter
      const order = ({ slips, isFirst }: (typeof found)[number]) => 2 * slips + (isFirst ? 0 : 1);
      return found.sort((one, other) => order(one) - order(other));
    },
    around: (word, visit) => {
      const own = lettersOf(word);
      for (let index = 0; index < words.length; index += 1) {
        const other = words[index]!;
        if ((own & letters[index]!) === own && other.length > word.length && other.includes(word))
          visit(other, ids[index]!);
      }
    },
  };
}

/** A set of letters in 31 bits; several letters share a bit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The words with the fewest mistakes in their letters or in how they sound. */
export function nearest<Id>(words: NearWords<Id>, plain: string, sound: string, more = 0): NearWord<Id>[] {
  const found = [...words.near(plain, more), ...(sound === plain ? [] : words.near(sound, more))];
  const fewest = Math.min(...found.map(({ slips }) => slips));
  return found.filter(({ slips }) => slips === fewest);
}
