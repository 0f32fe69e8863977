import type { FoundItemCategory } from '@raang/domain';
import { colours } from './colours';
import { type Thing, things, type Words } from './things';

export interface LostExample {
  category: FoundItemCategory;
  line?: string;
  station?: string;
  day: string;
  description: string;
  colour?: string;
}

export interface FoundExample {
  id: string;
  category: FoundItemCategory;
  foundOn: string;
  lineId: string;
  stationCode?: string;
  description: string;
}

/** Stations of the lines, in order; the first and the last one are the termini. */
export const exampleLines: Readonly<Record<string, readonly string[]>> = {
  blue: codes('BL', 38),
  purple: codes('PP', 16),
  yellow: codes('YL', 23),
  pink: codes('PK', 30),
};

const pleas = {
  th: ['โปรดช่วยตามหาด้วยค่ะ', 'สำคัญมากครับ', 'ลืมไว้บนรถ รีบลง', 'ขอบคุณล่วงหน้าค่ะ', 'น่าจะวางไว้ข้างที่นั่ง', ''],
  en: [
    'Please help me find it.',
    'It means a lot to me.',
    'I left it on the seat.',
    'Thank you very much',
    'I was in a hurry',
    '',
  ],
};

/**
 * Lost reports, and the found items that they are about: pairs have the same position. The same seed always gives the
 * same pairs. Passenger and desk use other words, and both are sometimes wrong about colour, day, place or category.
 */
export function createLostAndFound(count: number, seed = 1): { lost: LostExample; found: FoundExample }[] {
  const chance = random(seed);
  return Array.from({ length: count }, (_, index) => createPair(index, chance));
}

function createPair(index: number, chance: () => number): { lost: LostExample; found: FoundExample } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const isTrue = (share: number) => chance() < share;
  const thing = things[index % things.length]!;
  const colour = Math.floor(chance() * colours.length);
  const seen = isTrue(0.15) ? pick(colours[colour]!.mistakenFor) : colour;
  const details = [...thing.details].sort(() => chance() - 0.5).slice(0, 3);
  const said = isTrue(0.6) ? details.slice(0, 2) : details.slice(0, 1);
  const noted = isTrue(0.65) ? details.slice(0, 2) : details.slice(1, 3);

  const place = createPlace({ pick, isTrue, chance });
  // two busy weeks
  const lostDay = Math.floor(chance() * 14);
  const misdated = isTrue(0.15) ? pick([-1, 1]) : isTrue(0.06) ? pick([-2, 2]) : 0;
  const turnsUp = pick([0, 0, 0, 0, 1, 1, 1, 2, 3, 6]);

  const personLanguage = isTrue(0.6) ? 0 : 1;
  const deskLanguage = isTrue(0.75) ? 2 : 3;
  const one = (words: Words, language: number) => pick(words[language]!);
  const hasColourField = isTrue(0.7);
  const seenColour = one(colours[seen]!.words, personLanguage);
  const realColour = one(colours[colour]!.words, deskLanguage);
  const plea = pick(pleas[personLanguage === 0 ? 'th' : 'en']);
  const name = one(thing.name, personLanguage);

  return {
    lost: {
      category: categoryOf(thing, isTrue(0.25)),
      ...place.lost,
      day: dayOf(lostDay + misdated),
      description: [
        hasColourField ? name : personLanguage === 0 ? `${name}${seenColour}` : `${seenColour} ${name}`,
        ...said.map((words) => one(words, personLanguage)),
        plea,
      ]
        .filter(Boolean)
        .join(personLanguage === 0 ? ' ' : ', '),
      ...(hasColourField && { colour: seenColour }),
    },
    found: {
      id: `F-2611-${String(index + 1).padStart(4, '0')}`,
      category: categoryOf(thing, isTrue(0.25)),
      foundOn: dayOf(lostDay + turnsUp),
      ...place.found,
      description: [
        deskLanguage === 2
          ? `${one(thing.name, 2)}${isTrue(0.92) ? realColour : ''}`
          : `${realColour} ${one(thing.name, 3)}`,
        ...noted.map((words) => one(words, deskLanguage)),
      ].join(deskLanguage === 2 ? ' ' : ', '),
    },
  };
}

function createPlace({
  pick,
  isTrue,
  chance,
}: {
  pick: <T>(list: readonly T[]) => T;
  isTrue: (share: number) => boolean;
  chance: () => number;
}) {
  const [lineId, stations] = pick(Object.entries(exampleLines)) as [string, readonly string[]];
  // half of all passengers use the first few stations
  const at = Math.floor(chance() * (isTrue(0.5) ? 5 : stations.length));
  const remembered = isTrue(0.15) ? Math.min(stations.length - 1, Math.max(0, at + pick([-1, 1]))) : at;
  const station = stations[at]!;
  const wasOnTrain = isTrue(0.45);
  const terminus = pick([stations[0]!, stations.at(-1)!]);
  const turnedUpAt = wasOnTrain ? (isTrue(0.6) ? terminus : undefined) : station;
  return {
    lost: {
      ...(isTrue(0.85) && { line: lineId }),
      ...(isTrue(wasOnTrain ? 0.4 : 0.8) && { station: stations[remembered]! }),
    },
    found: { lineId, ...(turnedUpAt && { stationCode: turnedUpAt }) },
  };
}

function categoryOf({ category, alsoFiledAs }: Thing, isOther: boolean): FoundItemCategory {
  return isOther && alsoFiledAs ? alsoFiledAs : category;
}

function dayOf(day: number): string {
  return new Date(Date.UTC(2026, 9, 10 + day)).toISOString().slice(0, 10);
}

function codes(letters: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letters}${String(index + 1).padStart(2, '0')}`);
}

/** Mulberry32: a small generator of pseudo-random numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
