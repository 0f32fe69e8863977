import type { AssistantContext, AssistantIntent } from '@raang/contract';
import { followUpCues, returnCues } from './cues';
import type { Named, Question, Role } from './question';
import type { NamesRead } from './read-names';
import type { ScoredIntent } from './score-intents';
import type { NamedThings } from './things';
import { has } from './word-match';

/** A question as its words say it. */
export interface KnownBefore {
  found: NamesRead;
  intents: readonly ScoredIntent[];
  words: string;
  question: Partial<Omit<Question, 'intent'>>;
}

const ofWay: readonly AssistantIntent[] = ['journey', 'fare'];
const ofStation: readonly AssistantIntent[] = [
  'last-train',
  'next-trains',
  'facility',
  'opening',
  'parking',
  'status',
];

/** Adds what the conversation has named before, where the question goes on with it. */
export function withContext(
  read: KnownBefore,
  { places }: NamedThings,
  before: AssistantContext | undefined,
): KnownBefore {
  if (!before) return read;
  const named = (ref: string | undefined): Named | undefined => {
    const place = ref === undefined ? undefined : places.get(ref);
    return place && [place];
  };
  const known = { from: named(before.from), to: named(before.to), at: named(before.station) };
  const intent = intentAfter(read, before);
  const way = has(read.words, returnCues) ? { ...known, from: known.to, to: known.from } : known;
  const fill = (roles: Partial<Record<Role, Named | undefined>>): KnownBefore => ({
    ...read,
    intents: intent,
    question: { ...kept(before, intent[0]?.intent), ...read.question },
    found: { ...read.found, places: [...placesOf(read, before, intent[0]?.intent), ...missing(roles, read)] },
  });
  const name = intent[0]?.intent;
  if (name && ofWay.includes(name)) return fill(wayFrom(read, way, before));
  const { places: mentioned, line, agency } = read.found;
  if (name && ofStation.includes(name) && mentioned.length === 0 && !line && !agency) {
    const isOnWay = name === 'last-train' && way.from && way.to;
    return fill(isOnWay ? { from: way.from, to: way.to } : { at: way.at ?? way.to ?? way.from });
  }
  return fill({});
}

/** The question's own intent, or the one before if it only goes on: "and to Bang Wa?", "พรุ่งนี้ล่ะ". */
function intentAfter(
  { intents, words, found, question }: KnownBefore,
  before: AssistantContext,
): readonly ScoredIntent[] {
  const [best] = intents;
  const goOn: ScoredIntent[] = before.intent ? [{ intent: before.intent, score: 0 }] : [];
  if (has(words, returnCues) && (!best || best.intent === 'journey')) {
    const isWay = before.intent === 'fare' || before.intent === 'last-train';
    return isWay ? goOn : [{ intent: 'journey', score: 0 }];
  }
  const isAnswer = before.asked !== undefined && (found.places.length > 0 || question.facility !== undefined);
  const roles = found.places.map(({ role }) => role);
  if (best && roles.includes('from') && roles.includes('to')) return intents;
  const isWeak = !best || best.score < weakScore || (best.intent === 'small-talk' && found.places.length > 0);
  if (isAnswer && (isWeak || best?.intent === 'facility') && goOn.length > 0) return goOn;
  const saysMore =
    found.places.length > 0 ||
    found.line !== undefined ||
    question.date !== undefined ||
    question.time !== undefined ||
    has(words, returnCues);
  if (isWeak && saysMore && before.intent && before.intent !== 'unknown' && before.intent !== 'small-talk') {
    // a rider, a day or a place alone goes on with what was asked
    const isBare = !best || has(words, followUpCues) || best.score < weakScore;
    if (isBare) return goOn;
  }
  if (!best && question.rider && ofWay.includes(before.intent ?? 'unknown'))
    return [{ intent: 'fare', score: 0 }];
  return intents;
}

/** Words below this score do not change the subject. */
const weakScore = 3;

/** A name without a role is what was asked for. */
function placesOf(
  { found }: KnownBefore,
  { asked }: AssistantContext,
  intent: AssistantIntent | undefined,
): NamesRead['places'] {
  const role = asked === 'from' || asked === 'to' ? asked : asked === 'station' ? ('at' as const) : undefined;
  if (!role || found.places.length !== 1) return found.places;
  const [only] = found.places;
  const isRoleless = only!.role === undefined || only!.role === 'at';
  return isRoleless && intent ? [{ named: only!.named, role }] : found.places;
}

/** Start and destination: a new one replaces the old one of its role. */
function wayFrom(
  { found, words }: KnownBefore,
  known: Partial<Record<Role, Named | undefined>>,
  { asked }: AssistantContext,
): Partial<Record<Role, Named | undefined>> {
  const roles = found.places.map(({ role }) => role);
  if (roles.length > 1) return {};
  const isNewStart = roles[0] === 'from' || (asked === 'from' && roles.length === 1 && roles[0] !== 'to');
  if (isNewStart) return { to: known.to };
  if (roles.length === 0) {
    // "how much?" after the trains of a station is about no journey yet
    return { from: known.from ?? (known.to ? known.at : undefined), to: known.to };
  }
  const destination = found.places[0]!.named[0]?.ref;
  const starts = [known.from, known.at, ...(has(words, followUpCues) ? [] : [known.to])];
  return { from: starts.find((one) => one && one[0]?.ref !== destination) ?? known.from };
}

function missing(
  roles: Partial<Record<Role, Named | undefined>>,
  { found }: KnownBefore,
): NamesRead['places'] {
  return (Object.entries(roles) as [Role, Named | undefined][]).flatMap(([role, named]) =>
    named && !found.places.some((one) => one.role === role) ? [{ named, role }] : [],
  );
}

/** What was said of the same matter, unless the question says otherwise. */
function kept(
  { intent, asked, facility, date, time, mode, rider }: AssistantContext,
  now: AssistantIntent | undefined,
): Partial<Question> {
  const goesOn = now === intent || asked !== undefined;
  const isSameDay = goesOn || (now !== undefined && ofWay.includes(now)) || now === 'last-train';
  return {
    ...(facility && now === 'facility' && { facility }),
    ...(rider && now === 'fare' && { rider }),
    ...(date && isSameDay && { date }),
    ...(time && goesOn && { time }),
    ...(mode && goesOn && { mode }),
  };
}
