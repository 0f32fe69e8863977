import { msg, plural } from '@lingui/core/macro';
import type { FareRule, Journey, NamedPlace, Way } from '@raang/domain';
import type { FaresBetween } from '../shared/fares/fare-data';
import { faresOfDefaultRider, type RiderFaresModel, toRiderFares } from '../shared/fares/rider-fares-model';
import { type FareRuleModel, toFareRules, totalWords } from '../shared/fares/fare-words';
import type { ModelContext } from '../shared/page/model-context';
import type { MomentModel } from '../shared/words/moment-words';
import { lineLabel, type StationIndex } from '../shared/words/station-words';
import { isExact, type LegModel, toLegs } from './journey-legs-model';
import { dayOf, dayWords, durationWords, toArriving, toLeaving } from './journey-words';
import { type StepFreeModel, stepFreeWords } from './step-free-words';
import { certaintyWord } from '../shared/words/certainty-words';

/** A journey: summary, steps and fares. */
export interface JourneyModel {
  id: string;
  /** What the times do not show: another day, or an arrival after midnight. */
  days: string[];
  departure: MomentModel;
  arrival: MomentModel;
  /** The arrival time is the latest possible. */
  arrivesBy: boolean;
  duration: string;
  /** Of the rides, in order. */
  lines: { id: string; name: string; wordForLine: false }[];
  changes: string;
  /** Walking time; absent without a walk. */
  walk?: string | undefined;
  /** Step-free information, for passengers who need it. */
  stepFree?: StepFreeModel | undefined;
  /** The general fare. */
  fare?: string | undefined;
  lastDeparture?: MomentModel | undefined;
  legs: LegModel[];
  /** Explains the times of trains without a timetable; undefined if all times are exact. */
  estimate?: string | undefined;
  /** Fares of all rider categories; empty if no price is known. */
  fares: RiderFaresModel[];
  /** Rules of these fares that have ended before the journey. */
  endedRules: FareRuleModel[];
}

export interface JourneyOptions {
  /** The requested day. */
  date: string;
  tariff: Pick<FaresBetween, 'riderCategories' | 'fareMedia' | 'rules'>;
  stations: StationIndex;
  places: readonly NamedPlace[];
  isStepFreeAsked: boolean;
  /** The first journey after the last train: its last departure of the evening is irrelevant. */
  isNextService: boolean;
  context: ModelContext;
}

export function toJourney(journey: Way, options: JourneyOptions): JourneyModel {
  const { stations, places, tariff, isStepFreeAsked, isNextService, context } = options;
  const { departure, arrival, transfers, legs, marks, lastDeparture, serviceDate } = journey;
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const fares: FaresBetween = { ...tariff, date: serviceDate, fares: journey.fares };
  return {
    // ways may have the same lines with other changes
    id: `${departure} ${rides.map(({ lineId, from }) => `${lineId} ${from}`).join(' ')}`,
    days: toDays(journey, options),
    departure: toLeaving(departure, context),
    arrival: toArriving(arrival, context),
    arrivesBy: rides.some((ride) => !isExact(ride)),
    duration: durationWords(Date.parse(arrival) / 1000 - Date.parse(departure) / 1000, context),
    lines: rides.map(({ lineId }) => ({ id: lineId, name: lineLabel(lineId, context), wordForLine: false })),
    changes: changesWords(transfers, rides.length, context),
    walk: walkWords(journey, context),
    stepFree:
      isStepFreeAsked && rides.length > 0 ? stepFreeWords(marks.includes('step-free'), context) : undefined,
    fare: rides.length > 0 ? ordinaryFare(fares, context) : undefined,
    lastDeparture: lastDeparture && !isNextService ? toLast(lastDeparture, serviceDate, context) : undefined,
    legs: toLegs(journey, { stations, places, isStepFreeAsked, context }),
    estimate: rides.some(({ everySeconds }) => everySeconds !== undefined)
      ? estimateWords(context)
      : undefined,
    fares: rides.length > 0 ? toRiderFares(fares, stations, context) : [],
    endedRules: toFareRules(endedRules(fares), serviceDate, context),
  };
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

function changesWords(transfers: number, rides: number, { i18n }: ModelContext): string {
  if (rides === 0) return i18n._(msg`On foot all the way`);
  if (transfers === 0) return i18n._(msg`Direct, no change`);
  return i18n._(msg`${plural(transfers, { one: '# change', other: '# changes' })}`);
}

/** Trains by headway have estimated running times, even the first and the last one. */
function estimateWords({ i18n }: ModelContext): string {
  return i18n._(
    msg`These trains have no published timetable. Travel times are estimates and include the longest wait between two trains, so you may arrive earlier.`,
  );
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
