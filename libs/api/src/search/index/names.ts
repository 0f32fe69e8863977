import { createNearWords } from './near-words';
import { createPrefixBuckets } from './prefix-buckets';
import { plainOf, soundKeyOf, spelledSound } from './spelling';

/** How a text matches a whole name, in points of the rank. */
const points = { whole: 100, sound: 90, begins: 60, complete: 20, oneSlip: 70, twoSlips: 55 };

/** Words that passengers add to a name. They name the kind of thing, not the thing itself. */
const wordsAround = /^(?:สถานี|รถไฟฟ้า|mrt\b|bts\b|station\b)+|(?:\bmrt|\bbts|\bstation|สถานี)+$/g;

/** Names, codes and titles as wholes: they match also where their words are split differently. */
export interface Names {
  add: (name: string, slot: number) => void;
  /**
   * Slots whose name a text is, or begins, with their points. With `forgives` also names with typing mistakes, if no
   * name is the text.
   */
  find: (text: string, options: { forgives: boolean }) => Map<number, number>;
  /** Names nearest to a text, the nearest first. */
  nearest: (text: string) => string[];
}

export function createNames(): Names {
  const byPlain = new Map<string, number[]>();
  const bySound = new Map<string, (readonly number[])[]>();
  const spellings = new Map<string, string>();
  const beginnings = createPrefixBuckets<readonly number[]>();
  const near = createNearWords<string>();

  return {
    add: (name, slot) => {
      const plain = plainOf(name);
      if (plain === '') return;
      const slots = byPlain.get(plain);
      if (slots) return void slots.push(slot);
      const own = [slot];
      byPlain.set(plain, own);
      spellings.set(plain, name);
      beginnings.add(plain, own);
      const sound = soundKeyOf(plain);
      if (sound !== undefined) bySound.set(sound, [...(bySound.get(sound) ?? []), own]);
      near.add(spelledSound(plain), plain);
    },
    find: (text, { forgives }) => {
      const found = new Map<number, number>();
      const take = (slots: Iterable<number>, value: number) => {
        for (const slot of slots) if (value > (found.get(slot) ?? 0)) found.set(slot, value);
      };
      for (const typed of [text, withoutWordsAround(text)]) {
        const plain = plainOf(typed);
        if (plain === '') continue;
        take(byPlain.get(plain) ?? [], points.whole);
        const sound = soundKeyOf(plain);
        for (const slots of (sound !== undefined && bySound.get(sound)) || []) take(slots, points.sound);
        beginnings.beginning(plain, (name, slots) =>
          take(slots, points.begins + points.complete * (plain.length / name.length)),
        );
        if (!forgives || found.size > 0) continue;
        for (const { id, slips } of near.near(spelledSound(plain)))
          take(byPlain.get(id) ?? [], slips === 1 ? points.oneSlip : points.twoSlips);
      }
      return found;
    },
    nearest: (text) =>
      near.near(spelledSound(plainOf(withoutWordsAround(text))), 1).map(({ id }) => spellings.get(id)!),
  };
}

function withoutWordsAround(text: string): string {
  return text.toLowerCase().trim().replace(wordsAround, '').trim();
}
