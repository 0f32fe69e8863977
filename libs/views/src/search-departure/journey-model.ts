import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { FareRule, Journey, LiveState, NamedPlace, Way, WayMark } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { WayPart } from '@raang/ui';
import type { FaresBetween } from '../shared/fares/fare-data';
import { faresOfDefaultRider, type RiderFaresModel, toRiderFares } from '../shared/fares/rider-fares-model';
import { type FareRuleModel, toFareRules, totalWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';
import type { SavedWay } from '../shared/saved-ways/saved-way';
import type { MomentModel } from '../shared/words/moment-words';
import { lineLabel, type StationIndex, stationName } from '../shared/words/station-words';
import { isLaterThanUsual, type LegModel, toLegs } from './journey-legs-model';
import {
  dayOf,
  dayWords,
  durationWords,
  latestDurationWords,
  toArriving,
  toLeaving,
  toUsual,
  usualDurationWords,
} from './journey-words';
import type { PrintedWayModel } from './printed-way-model';
import { type StepFreePathModel, type StepFreePathSources, toStepFreePath } from './step-free-path-model';
import { isExact, toTimedLegs } from './usual-times';
import { certaintyWord } from '../shared/words/certainty-words';

/** For the device's share sheet, or to copy. */
export interface ShareModel {
  title: string;
  /** Opens the same day and time. */
  url: string;
  text: string;
}

/** A journey: summary, steps and fares. */
export interface JourneyModel {
  id: string;
  /** What the times do not show: another day, or an arrival after midnight. */
  days: string[];
  /** The summary as a sentence. */
  label: string;
  /** How long it takes, the fare, and when to leave at the latest: the answer in one line. */
  brief: string[];
  /** As usual; for the last train, at most. */
  duration: string;
  /** How long it takes at most, if that is longer. */
  durationNote?: string | undefined;
  /** When it leaves and arrives, in short. */
  times: string;
  axis: { parts: WayPart[]; latestSeconds: number; scaleSeconds: number };
  /** What is best about it among the ways. */
  marks: string[];
  /** Of the rides, in order. */
  lines: { id: string; name: string; wordForLine: false }[];
  changes: string;
  /** Walking time; absent without a walk. */
  walk?: string | undefined;
  /** What is known about steps, for passengers who need to know. */
  stepFree?: StepFreePathModel | undefined;
  /** The general fare. */
  fare?: string | undefined;
  lastDeparture?: MomentModel | undefined;
  legs: LegModel[];
  /** Fares of all rider categories; empty if no price is known. */
  fares: RiderFaresModel[];
  share: ShareModel;
  /** What the device keeps of it if the visitor saves it. */
  save: SavedWay;
  printed: PrintedWayModel;
  /** Rules of these fares that have ended before the journey. */
  endedRules: FareRuleModel[];
}

export interface JourneyOptions {
  /** The requested day. */
  date: string;
  tariff: Pick<FaresBetween, 'riderCategories' | 'fareMedia' | 'rules'>;
  stations: StationIndex;
  places: readonly NamedPlace[];
  /** For passengers who asked about steps. */
  stepFree: StepFreePathSources | undefined;
  /** The first journey after the last train: its last departure of the evening is irrelevant. */
  isNextService: boolean;
  /** Only the latest times count. */
  isLatest: boolean;
  /** Of the live data behind the journeys. */
  live: LiveState;
  /** Its place among the ways of the answer, from 1. */
  number: number;
  count: number;
  /** The longest latest duration of the answer, in seconds. */
  scaleSeconds: number;
  /** What the page is about, and its absolute URL at this day and time. */
  shared: Pick<ShareModel, 'title' | 'url'>;
  /** What was asked for, without a time. */
  asked: Pick<SavedWay, 'from' | 'to' | 'prefer' | 'stepFree'>;
  printed: PrintedWayModel;
  context: ModelContext;
}

export function toJourney(journey: Way, options: JourneyOptions): JourneyModel {
  const {
    stations,
    places,
    tariff,
    stepFree,
    isNextService,
    isLatest,
    live,
    scaleSeconds,
    shared,
    asked,
    printed,
    context,
  } = options;
  const { departure, legs, marks, lastDeparture, serviceDate, durationSeconds } = journey;
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const fares: FaresBetween = { ...tariff, date: serviceDate, fares: journey.fares };
  const { sentence, usually, ...times } = toTimes(journey, isLatest, context);
  const facts = {
    ...times,
    changes: changesWords(journey, options),
    fare: rides.length > 0 ? ordinaryFare(fares, context) : undefined,
    lastDeparture: lastDeparture && !isNextService ? toLast(lastDeparture, serviceDate, context) : undefined,
  };
  const markTexts = markWords(marks, options);
  return {
    id: `${departure} ${rides.map(({ lineId, from }) => `${lineId} ${from}`).join(' ')}`,
    days: toDays(journey, options),
    label: labelOf({ ...facts, sentence, usually, marks: markTexts }, options),
    brief: [usually ?? times.duration, ...costWords(facts, context)],
    ...facts,
    axis: { parts: toParts(journey, isLatest), latestSeconds: durationSeconds, scaleSeconds },
    marks: markTexts,
    lines: rides.map(({ lineId }) => ({ id: lineId, name: lineLabel(lineId, context), wordForLine: false })),
    walk: walkWords(journey, context),
    stepFree: stepFree && toStepFreePath(journey, stepFree, context),
    legs: toLegs(journey, { stations, places, isLatest, live, context }),
    fares: rides.length > 0 ? toRiderFares(fares, stations, context) : [],
    share: { ...shared, text: sharedText({ ...facts, sentence }, journey, options) },
    save: {
      ...asked,
      lines: rides.map(({ lineId }) => lineId),
      changes: rides.slice(1).map(({ from }) => from),
      day: context.today,
    },
    printed,
    endedRules: toFareRules(endedRules(fares), serviceDate, context),
  };
}

/** Five lines for somebody who sees nothing of the page: ends and day, times, changes, price, and the address. */
function sharedText(
  { sentence, changes, fare }: Pick<JourneyModel, 'changes' | 'fare'> & { sentence: string },
  { departure, legs }: Journey,
  { shared: { title, url }, context }: JourneyOptions,
): string {
  const day = formatDate(dayOf(departure), context.locale);
  const isRide = legs.some(({ kind }) => kind === 'ride');
  return [
    `${title}, ${day}`,
    sentence,
    changes,
    fare ?? context.i18n._(isRide ? msg`Price not known` : msg`No fare`),
    url,
  ].join('\n');
}

interface Times extends Pick<JourneyModel, 'duration' | 'durationNote' | 'times'> {
  /** Both durations. */
  usually?: string;
  sentence: string;
}

/** How long it takes and when: the usual time and the latest one, or one of them where they are the same. */
function toTimes(journey: Journey, isLatest: boolean, context: ModelContext): Times {
  const { i18n } = context;
  const { departure, arrival, durationSeconds, usualDurationSeconds, legs } = journey;
  const leave = toLeaving(departure, context).text;
  const latest = toArriving(arrival, context).text;
  if (isLatest || !isLaterThanUsual(journey)) {
    const isExactly = legs.every((leg) => leg.kind !== 'ride' || isExact(leg));
    return {
      duration: latestDurationWords(durationSeconds, context),
      times: isExactly ? `${leave} – ${latest}` : i18n._(msg`${leave} – by ${latest}`),
      sentence: isExactly
        ? i18n._(msg`Leave ${leave}, arrive ${latest}`)
        : i18n._(msg`Leave ${leave}, arrive by ${latest}`),
    };
  }
  const atMost = latestDurationWords(durationSeconds, context);
  const usual = usualDurationWords(usualDurationSeconds, context);
  const arrives = Date.parse(departure) + usualDurationSeconds * 1000;
  const about = toUsual(new Date(arrives).toISOString(), context).text;
  return {
    duration: usual,
    durationNote: i18n._(msg`at most ${atMost}`),
    usually: i18n._(msg`usually ${usual}, at most ${atMost}`),
    times: i18n._(msg`${leave} – about ${about}, by ${latest}`),
    sentence: i18n._(msg`Leave ${leave}, arrive about ${about}, by ${latest} at the latest`),
  };
}

const marksWords: Partial<Record<WayMark, MessageDescriptor>> = {
  fastest: msg`Fastest`,
  'fewest-changes': msg`Fewest changes`,
  'least-walking': msg`Least walking`,
  cheapest: msg`Cheapest`,
};

/** With one way there is nothing to compare. What is known about steps stands below it. */
function markWords(marks: readonly WayMark[], { count, context }: JourneyOptions): string[] {
  if (count === 1) return [];
  return marks.flatMap((mark) => marksWords[mark] ?? []).map((words) => context.i18n._(words));
}

type Facts = 'duration' | 'changes' | 'fare' | 'lastDeparture' | 'marks';

/** What a listener compares ways by. */
function labelOf(
  {
    duration,
    usually,
    sentence,
    changes,
    fare,
    lastDeparture,
    marks,
  }: Pick<JourneyModel, Facts> & { sentence: string; usually?: string | undefined },
  { number, count, context }: JourneyOptions,
): string {
  return [
    ...(count > 1 ? [context.i18n._(msg`Way ${number} of ${count}`)] : []),
    ...marks,
    usually ?? duration,
    sentence,
    changes,
    ...costWords({ fare, lastDeparture }, context),
  ].join('; ');
}

function costWords(
  { fare, lastDeparture }: Pick<JourneyModel, 'fare' | 'lastDeparture'>,
  { i18n }: ModelContext,
): string[] {
  const until = lastDeparture?.text;
  return [...(fare ? [fare] : []), ...(until ? [i18n._(msg`leave by ${until}`)] : [])];
}

function toParts(journey: Journey, isLatest: boolean): WayPart[] {
  return toTimedLegs(journey, isLatest).flatMap(({ leg, wait }): WayPart[] => [
    ...(wait > 0 ? [{ kind: 'wait' as const, seconds: wait }] : []),
    leg.kind === 'ride'
      ? { kind: 'ride', seconds: leg.durationSeconds, lineId: leg.lineId }
      : { kind: 'walk', seconds: leg.durationSeconds },
  ]);
}

/** Rules that the fares name although they are over on the day. */
function endedRules({ fares, rules, date }: FaresBetween): FareRule[] {
  const named = new Set(fares.flatMap(({ ruleIds }) => ruleIds));
  return rules.filter(({ id, validTo }) => named.has(id) && validTo !== undefined && validTo < date);
}

function toDays({ departure, arrival }: Journey, { date, context }: JourneyOptions): string[] {
  const { i18n } = context;
  const [leaving, arriving] = [dayOf(departure), dayOf(arrival)];
  const day = dayWords(leaving, context);
  const nextDay = dayWords(arriving, context);
  return [
    ...(leaving === date ? [] : [i18n._(msg`Leaves ${day}`)]),
    ...(arriving === leaving ? [] : [i18n._(msg`Arrives after midnight: ${nextDay}`)]),
  ];
}

/** How many changes, and where: ways differ in that. */
function changesWords({ legs, transfers }: Journey, { stations, context }: JourneyOptions): string {
  const { i18n, locale } = context;
  const rides = legs.filter((leg) => leg.kind === 'ride');
  if (rides.length === 0) return i18n._(msg`On foot all the way`);
  if (transfers === 0) return i18n._(msg`Direct, no change`);
  const names = rides.slice(0, -1).map(({ to }, index) => {
    const next = rides[index + 1]!.from;
    const [here, there] = [stationName(to, stations, context), stationName(next, stations, context)];
    return here === there ? here : `${here} / ${there}`;
  });
  const places = new Intl.ListFormat(locale).format(names);
  const changes = i18n._(msg`${plural(transfers, { one: '# change', other: '# changes' })}`);
  return i18n._(msg`${changes}, at ${places}`);
}

function walkWords({ legs, transfers }: Journey, context: ModelContext): string | undefined {
  const seconds = legs
    .filter((leg) => leg.kind !== 'ride')
    .reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  if (seconds === 0 || (transfers === 0 && legs.length === 1)) return undefined;
  const time = durationWords(seconds, context);
  return context.i18n._(msg`${time} on foot`);
}

function ordinaryFare(fares: FaresBetween, context: ModelContext): string | undefined {
  const fare = faresOfDefaultRider(fares).find(({ fareMedia }) => fareMedia.length === 0);
  if (!fare) return undefined;
  const doubt = certaintyWord(fare.status, context);
  const amount = totalWords(fare, context);
  return doubt ? `${amount} (${doubt})` : amount;
}

/** Marks a time after midnight, since it belongs to the previous service day. */
function toLast(moment: string, serviceDate: string, context: ModelContext): MomentModel {
  const time = toLeaving(moment, context);
  if (dayOf(moment) === serviceDate) return time;
  const clock = time.text;
  return { ...time, text: context.i18n._(msg`${clock} (after midnight)`) };
}
