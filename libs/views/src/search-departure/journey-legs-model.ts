import { msg, plural } from '@lingui/core/macro';
import type { Journey, RideLeg, WalkLeg } from '@raang/domain';
import type { ItineraryPoint, RideLeg as ShownRide, WayLeg as ShownWay } from '@raang/ui';
import type { ModelContext } from '../shared/page/model-context';
import { intervalWords } from '../shared/words/service-words';
import { gatesWords, shortLineName, type StationIndex, stationName } from '../shared/words/station-words';
import { durationWords, toArriving, toLeaving } from './journey-words';

export interface RideModel extends Omit<ShownRide, 'notice'> {
  /** Maximum delay, in words. */
  delay?: string | undefined;
  /** Known steps, for passengers who need a step-free journey. */
  stepFree?: { isKnown: boolean; text: string } | undefined;
}

export type LegModel = RideModel | Omit<ShownWay, 'notice'>;

export interface LegOptions {
  stations: StationIndex;
  isStepFreeAsked: boolean;
  context: ModelContext;
}

/** Whether the time is exact: from a timetable, or a first or last train. */
export function isExact({ everySeconds, waitSeconds }: RideLeg): boolean {
  return everySeconds === undefined || waitSeconds === 0;
}

export function toLegs({ legs }: Journey, options: LegOptions): LegModel[] {
  return legs.map((leg, index) => {
    const isLast = index === legs.length - 1;
    if (leg.kind === 'ride') return toRide(leg, isLast, options);
    return toWay(leg, { isFirst: index === 0, isLast }, options);
  });
}

function toRide(
  leg: RideLeg,
  isLast: boolean,
  { stations, isStepFreeAsked, context }: LegOptions,
): RideModel {
  const { i18n, locale, lines } = context;
  const { lineId, from, to, departure, arrival, headsign, everySeconds, waitSeconds, delaySeconds } = leg;
  const name = lines.find(({ id }) => id === lineId)?.name[locale] ?? lineId;
  const isSure = isExact(leg);
  const count = leg.stops.length + 1;
  const wait = durationWords(waitSeconds, context);
  return {
    kind: 'ride',
    line: { id: lineId, name: shortLineName(name) },
    from: {
      ...toPoint(from, stations, context),
      time: toLeaving(departure, context),
      ...(!isSure && { timeNote: i18n._(msg`approx.`) }),
      ...(leg.platform && { platform: leg.platform }),
    },
    to: {
      ...toPoint(to, stations, context),
      time: toArriving(arrival, context),
      ...(!isSure && { timeNote: isLast ? i18n._(msg`at the latest`) : i18n._(msg`approx.`) }),
    },
    headsign: headsign[locale],
    duration: durationWords(leg.durationSeconds, context),
    stopCount: i18n._(msg`${plural(count, { one: '# stop', other: '# stops' })}`),
    stops: leg.stops.map((stop) => ({
      name: stationName(stop.station, stations, context),
      code: stop.station,
      time: toLeaving(stop.departure, context),
    })),
    ...(!isSure && everySeconds && { every: intervalWords(everySeconds, context) }),
    ...(waitSeconds > 0 && { wait: isSure ? wait : i18n._(msg`up to ${wait}`) }),
    ...(delaySeconds && { delay: delayWords(delaySeconds, context) }),
    ...(isStepFreeAsked && { stepFree: stepFreeWords(leg.isStepFree, context) }),
  };
}

function toPoint(code: string, stations: StationIndex, context: ModelContext): ItineraryPoint {
  const { hrefs, locale } = context;
  return { code, name: stationName(code, stations, context), href: hrefs.station(locale, code) };
}

function delayWords(delaySeconds: number, context: ModelContext): string {
  const delay = durationWords(delaySeconds, context);
  return context.i18n._(msg`May arrive up to ${delay} late. The times include this delay.`);
}

/** Step-free information of a ride. A journey is known to be step-free if all its rides are. */
export function stepFreeWords(
  isStepFree: boolean | undefined,
  { i18n }: ModelContext,
): NonNullable<RideModel['stepFree']> {
  if (isStepFree) return { isKnown: true, text: i18n._(msg`Step-free from platform to platform`) };
  return { isKnown: false, text: i18n._(msg`Not known whether it is step-free`) };
}

/** A way between two rides is a transfer; at either end it is a walk from or to a station. */
function toWay(
  { from, to, departure, arrival, durationSeconds }: WalkLeg,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  { stations, context }: LegOptions,
): Omit<ShownWay, 'notice'> {
  const interchange = stations.get(from)?.interchanges.find(({ station }) => station === to);
  const [gates] = gatesWords(interchange?.isInPaidArea, context);
  const note = from === to ? context.i18n._(msg`at another platform`) : gates;
  return {
    kind: isFirst || isLast ? 'walk' : 'transfer',
    duration: durationWords(durationSeconds, context),
    ...(note && { note }),
    ...(isFirst && { from: { ...toPoint(from, stations, context), time: toLeaving(departure, context) } }),
    ...(isLast && { to: { ...toPoint(to, stations, context), time: toArriving(arrival, context) } }),
  };
}
