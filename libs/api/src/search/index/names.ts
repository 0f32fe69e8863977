import { fold, formOfName, type Wanted, wantedIn, withoutMarks } from '@raang/text-time';
import { createNearWords, nearest } from './near-words';
import { createPrefixBuckets } from './prefix-buckets';

/** How a text matches a whole name, in points of the rank. */
export const namePoints = {
  whole: 100,
  romanised: 95,
  begins: 60,
  /** More for each part of the name that is typed. */
  complete: 20,
  /** The whole name is a part of the text. */
  within: 28,
  /** More for each part of the text that the name is. */
  withinMore: 30,
  /** The whole name is a synonym of the text. */
  synonym: 75,
  sound: 85,
  oneSlip: 85,
  twoSlips: 65,
};

interface NameMatches {
  /** Points by slot. */
  points: Map<number, number>;
  /** The name that was meant, if it was typed with mistakes. */
  corrected: string | undefined;
}

/** Codes of other systems are names too: E4, RN01. */
const codeLike = /^[a-z]{1,3}\d+$/;

/** Names, codes and titles as wholes: they match also where their words are split differently. */
export interface Names {
  /** @param isSpoken whether people may know the name by ear only; titles of items are sentences */
  add: (name: string, slot: number, options: { isSpoken: boolean }) => void;
  /**
   * Slots whose name a text is, or begins. If there are none, also names that only sound alike or have a typing mistake;
   * with `forgives` two of them.
   */
  find: (text: string, options: { forgives: boolean }) => NameMatches;
  /** Slots whose name a text is, as spelt or romanised. */
  slotsOf: (text: string) => readonly number[];
  /** The name that a text is, in another spelling; with `forgives` also by sound, or with typing mistakes. */
  meant: (text: string, options: { forgives: boolean }) => string | undefined;
  /** Names nearest to a text, the nearest first. */
  nearest: (text: string) => string[];
}

type Slots = number[];

interface OwnName {
  name: string;
  slots: Slots;
}

export function createNames(): Names {
  const byPlain = new Map<string, OwnName>();
  const byRoman = new Map<string, OwnName[]>();
  const bySound = new Map<string, OwnName[]>();
  const beginnings = createPrefixBuckets<Slots>();
  const near = createNearWords<string>();

  /** A new name; undefined if the name is known or empty. */
  const addPlain = (plain: string, name: string, slot: number) => {
    if (plain === '') return undefined;
    const known = byPlain.get(plain);
    if (known) {
      known.slots.push(slot);
      return undefined;
    }
    const own = { name, slots: [slot] };
    byPlain.set(plain, own);
    beginnings.add(plain, own.slots);
    return own;
  };

  const find = (wanted: Wanted, take: (slots: Slots, value: number) => void) => {
    if (wanted.plain === '') return;
    take(byPlain.get(wanted.plain)?.slots ?? [], namePoints.whole);
    for (const key of wanted.romanKeys)
      for (const { slots } of byRoman.get(key) ?? []) take(slots, namePoints.romanised);
    beginnings.beginning(wanted.plain, (name, slots) =>
      take(slots, namePoints.begins + namePoints.complete * (wanted.plain.length / name.length)),
    );
  };

  const findSimilar = (wanted: Wanted, mostSlips: number, take: (slots: Slots, value: number) => void) => {
    for (const { slots } of bySound.get(wanted.sound) ?? []) take(slots, namePoints.sound);
    const similar = nearest(near, wanted.plain, wanted.sound).filter(({ slips }) => slips <= mostSlips);
    for (const { id, slips } of similar)
      take(byPlain.get(id)!.slots, slips === 1 ? namePoints.oneSlip : namePoints.twoSlips);
    return similar[0] && byPlain.get(similar[0].id)!.name;
  };

  return {
    add: (name, slot, { isSpoken }) => {
      if (!isSpoken) return void addPlain(withoutMarks(fold(name).join('')), name, slot);
      const { plainSpellings, romanKeys, sound } = formOfName(name);
      for (const plain of new Set(plainSpellings.map(({ joined }) => joined))) {
        const own = addPlain(plain, name, slot);
        if (!own) continue;
        for (const key of romanKeys) pushTo(byRoman, key, own);
        if (!/\p{L}/u.test(sound)) continue;
        pushTo(bySound, sound, own);
        // one wrong letter in a code is another code
        if (codeLike.test(plain)) continue;
        near.add(sound, plain);
        if (plain !== sound) near.add(plain, plain);
      }
    },
    find: (text, { forgives }) => {
      const points = new Map<number, number>();
      const take = (slots: Slots, value: number) => {
        for (const slot of slots) if (value > (points.get(slot) ?? 0)) points.set(slot, value);
      };
      const wanted = wantedIn(text);
      for (const one of wanted) find(one, take);
      if (points.size > 0) return { points, corrected: undefined };
      const [corrected] = wanted.flatMap((one) => findSimilar(one, forgives ? 2 : 1, take) ?? []);
      return { points, corrected };
    },
    slotsOf: (text) => {
      const { plainSpellings, romanKeys } = formOfName(text);
      const plain = plainSpellings[0]!.joined;
      const own = byPlain.get(plain);
      return own
        ? own.slots
        : romanKeys.flatMap((key) => (byRoman.get(key) ?? []).flatMap(({ slots }) => slots));
    },
    meant: (text, { forgives }) => {
      for (const { plain, romanKeys, sound } of wantedIn(text)) {
        const own = byPlain.get(plain) ?? romanKeys.flatMap((key) => byRoman.get(key) ?? [])[0];
        if (own) return own.name;
        const similar = forgives ? nearest(near, plain, sound) : [];
        if (similar[0]) return byPlain.get(similar[0].id)!.name;
      }
      return undefined;
    },
    nearest: (text) => [
      ...new Set(
        wantedIn(text).flatMap(({ plain, sound }) =>
          nearest(near, plain, sound, 1).map(({ id }) => byPlain.get(id)!.name),
        ),
      ),
    ],
  };
}

function pushTo(map: Map<string, OwnName[]>, key: string, own: OwnName): void {
  const list = map.get(key);
  if (list) list.push(own);
  else map.set(key, [own]);
}
