import type { AssistantContext, AssistantIntent } from '@raang/contract';
import type { Facility, StationSummary } from '@raang/domain';
import { type ClockTime, type Era, readingsOf, readWhen } from '@raang/text-time';
import { traitsOf } from '../../found-items/matching/traits';
import { anyFacility, facilityWords, perhapsFacility, riderWords, stepFreeWords } from './facility-words';
import { type KnownBefore, withContext } from './follow-up';
import type { Question } from './question';
import { nearName } from './near-name';
import { type NamesRead, readNames } from './read-names';
import { type ScoredIntent, scoreIntents } from './score-intents';
import type { NamedThings } from './things';
import { spelt } from './spelt';
import { amountIn, fareMediaIn } from './tariff-words';
import { comparable, has, without } from './word-match';

/** What is read against: the network, the moment, and what the conversation named before. */
export interface ReadingContext {
  names: NamedThings;
  stations: ReadonlyMap<string, StationSummary>;
  now: ClockTime;
  era: Era;
  before?: AssistantContext | undefined;
}

/** Understands a question by its words, without a model. Pure: the same text gives the same question. */
export function readQuestion(text: string, context: ReadingContext): Question {
  const [first, ...others] = readingsOf(text).map((reading) => readAs(reading, context));
  // typed on the other keyboard layout
  const meant = first?.intent === 'unknown' ? others.find(({ intent }) => intent !== 'unknown') : undefined;
  return meant ?? first ?? { intent: 'unknown', mode: 'depart' };
}

function readAs(text: string, { names, stations, now, era, before }: ReadingContext): Question {
  const found = readNames(text, names, stations);
  const when = readWhen(found.rest, now, era);
  const words = spelt(comparable(when.rest));
  // "good morning" is no time
  const withTimes = spelt(comparable(found.rest));
  const [facility, facilityNames] = facilityWords.find(([, list]) => has(words, list)) ?? [];
  const rider = riderWords.find(([, list]) => has(words, list))?.[0];
  const fareMedia = fareMediaIn(withTimes);
  const amountSatang = amountIn(withTimes);
  const item = traitsOf(when.rest)
    .find((trait) => /^(?:thing|wide):/.test(trait))
    ?.replace(/^.*:/, '');
  // "ไวไฟไหม" asks for Wi-Fi and reports no fire
  const cued = facilityNames ? without(withTimes, facilityNames) : withTimes;
  const intents = scoreIntents(
    cued,
    evidenceOf({ words, found, facility, rider, item, fareMedia, amountSatang }),
  );
  const read: KnownBefore = {
    found,
    intents: intents.filter(({ score }) => score >= leastScore),
    words,
    question: {
      ...(facility && { facility }),
      ...(found.line && { line: found.line }),
      ...(found.agency && { agency: found.agency }),
      ...(found.unreached && { unreached: found.unreached }),
      ...(rider && { rider }),
      ...(fareMedia.length > 0 && { fareMedia }),
      ...(amountSatang && { amountSatang }),
      ...(item && { item }),
      ...(when.date && { date: when.date }),
      ...(when.time && { time: when.time }),
      ...(isArrival(words, when.time !== undefined) && { mode: 'arrive' }),
      ...(has(words, stepFreeWords) && { stepFree: true }),
    },
  };
  const question = toQuestion(withContext(read, names, before));
  const isOpen = ofPlaces.has(question.intent) && !question.to && !question.at;
  const near = isOpen ? nearName(when.rest, names) : undefined;
  return near ? { ...question, near } : question;
}

/** Intents that need a place. */
const ofPlaces: ReadonlySet<AssistantIntent> = new Set<AssistantIntent>([
  'journey',
  'fare',
  'last-train',
  'next-trains',
  'facility',
  'parking',
  'opening',
]);

/** Weaker words than this say nothing. */
const leastScore = 1.5;

interface Evidence {
  words: string;
  found: NamesRead;
  facility: Facility | undefined;
  rider: string | undefined;
  item: string | undefined;
  fareMedia: readonly string[];
  amountSatang: number | undefined;
}

const lostWords = 'หาย,ลืม,lost,left,forgot,missing,dropped,found,เก็บได้,เจอ';
const wayScore = 2.5;
const priceWords = 'กี่บาท,เท่าไร,เท่าไหร่,เท่าไหล่,ราคา,ค่าโดยสาร,ค่ารถ,how much,cost,costs,fare,fares,price';

/** What speaks for an intent besides its words. */
function evidenceOf({
  words,
  found,
  facility,
  rider,
  item,
  fareMedia,
  amountSatang,
}: Evidence): Partial<Record<AssistantIntent, number>> {
  const roles = found.places.map(({ role }) => role);
  const isWay = roles.includes('from') && roles.includes('to');
  const isLost = has(words, lostWords);
  return {
    journey: isWay ? wayScore : roles.includes('to') || roles.includes('from') ? leastScore : 0,
    facility: facility ? 4.2 : has(words, anyFacility) ? 4 : has(words, perhapsFacility) ? 2 : 0,
    // "from A to B" is the way of a price as much as of a journey
    fare:
      (rider ? (has(words, 'ฟรี,free') ? wayScore : 1) : 0) +
      (isWay && has(words, priceWords) ? wayScore : 0) +
      ((fareMedia.length > 0 || amountSatang) && !isLost ? leastScore : 0),
    // a thing alone is no question: "can I bring a suitcase"
    'lost-item': item && isLost ? leastScore : 0,
  };
}

/** "Arrive by nine", "ให้ทัน 9 โมง". */
function isArrival(words: string, hasTime: boolean): boolean {
  const arrive =
    'ให้ทัน,ก่อน,ไม่เกิน,ทันเวลา,ถึงตอน,ถึงภายใน,ให้ถึง,ถึงที่นั่น,arrive,arriving,get there by,be there by,be there at,there by,reach * by,by,before';
  return hasTime && has(words, arrive);
}

/** The slots that an intent has. */
function toQuestion({ found, intents, words, question }: KnownBefore): Question {
  const places = { from: placeOf(found, 'from'), to: placeOf(found, 'to'), at: placeOf(found, 'at') };
  const { intent, topic } = chosen(intents, found, words);
  const about: Question = { mode: 'depart', ...question, intent, ...(topic && { topic }) };
  const only = found.places.length === 1 ? found.places[0]!.named : undefined;
  switch (intent) {
    case 'journey':
    case 'fare': {
      const to = places.to ?? (places.from ? places.at : (places.at ?? only));
      return { ...about, ...(places.from && { from: places.from }), ...(to && { to }) };
    }
    case 'last-train':
    case 'next-trains': {
      const at = places.from ?? places.at ?? (places.to ? undefined : only);
      const { to } = places;
      // "is there a train to the airport": from where is asked next
      if (intent === 'next-trains' && to && !at) return { ...about, intent: 'journey', to };
      if (intent === 'next-trains') return { ...about, ...(at && { at }), ...(to && { to }) };
      const start = at && (to ? { from: at } : { at });
      return { ...about, mode: 'last', ...start, ...(to && { to }) };
    }
    default: {
      const at = places.at ?? only ?? places.to ?? places.from;
      return { ...about, ...(at && { at }) };
    }
  }
}

function placeOf({ places }: NamesRead, role: 'from' | 'to' | 'at') {
  const found = places.find((place) => place.role === role || (role === 'at' && place.role === undefined));
  return found?.named;
}

/** The strongest intent. Names alone are looked up; without anything the question is unknown. */
function chosen(
  [first, second]: readonly ScoredIntent[],
  found: NamesRead,
  words: string,
): Pick<ScoredIntent, 'intent' | 'topic'> {
  // "hello, how do I get …" is no small talk
  const best = first?.intent === 'small-talk' && second && second.intent !== 'unknown' ? second : first;
  if (best && !(best.intent === 'small-talk' && found.places.length > 0)) return best;
  const isNamed = found.places.length > 0 || found.line || found.agency || found.unreached;
  if (isNamed) return { intent: 'search' };
  return { intent: has(words, ownWords) ? 'search' : 'unknown' };
}

/** They say that a question is about us, whatever it asks. */
const ownWords = 'รถไฟฟ้า,รถไฟ,สถานี,ชานชาลา,ขบวน,metro,train,trains,station,stations,platform,subway';
