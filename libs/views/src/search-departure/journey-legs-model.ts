import { msg, plural } from '@lingui/core/macro';
import type { Journey, RideLeg } from '@raang/domain';
import type { RideLeg as ShownRide } from '@raang/ui';
import type { ModelContext } from '../shared/page/model-context';
import { intervalWords } from '../shared/words/service-words';
import { lineLabel, signCode, stationName } from '../shared/words/station-words';
import type { LegOptions } from './leg-options';
import { toStationPoint } from './journey-points';
import { toWay, type WayModel } from './journey-ways-model';
import { durationWords, toArriving, toLeaving } from './journey-words';
import { type StepFreeModel, stepFreeWords } from './step-free-words';

export interface RideModel extends Omit<ShownRide, 'notice'> {
  /** Maximum delay, in words. */
  delay?: string | undefined;
  /** Known steps, for passengers who need a step-free journey. */
  stepFree?: StepFreeModel | undefined;
}

export type LegModel = RideModel | WayModel;

/**
 * Whether the time is exact: from a timetable, or a first or last train of our own. First and last trains of other
 * systems are estimates like all their trains.
 */
export function isExact({ everySeconds, waitSeconds, isOwn }: RideLeg): boolean {
  return everySeconds === undefined || (isOwn && waitSeconds === 0);
}

export function toLegs({ legs }: Journey, options: LegOptions): LegModel[] {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  // the longest wait for our own trains is known, that for other systems is an estimate
  const isLatest = rides.every(({ isOwn }) => isOwn);
  return legs.map((leg, index) => {
    const place = { isFirst: index === 0, isLast: index === legs.length - 1 };
    if (leg.kind !== 'ride') return toWay(leg, place, options);
    return toRide(leg, isLatest && place.isLast, options);
  });
}

function toRide(leg: RideLeg, isLatest: boolean, options: LegOptions): RideModel {
  const { stations, isStepFreeAsked, context } = options;
  const { i18n, locale } = context;
  const { lineId, from, to, departure, arrival, headsign, everySeconds, waitSeconds, delaySeconds } = leg;
  const isSure = isExact(leg);
  const count = leg.stops.length + 1;
  const wait = durationWords(waitSeconds, context);
  return {
    kind: 'ride',
    line: { id: lineId, name: lineLabel(lineId, context), wordForLine: false },
    from: {
      ...toStationPoint(from, options),
      time: toLeaving(departure, context),
      ...(!isSure && { timeNote: i18n._(msg`approx.`) }),
      ...(leg.platform && { platform: leg.platform }),
    },
    to: {
      ...toStationPoint(to, options),
      time: toArriving(arrival, context),
      ...(!isSure && { timeNote: isLatest ? i18n._(msg`at the latest`) : i18n._(msg`approx.`) }),
    },
    headsign: headsign[locale],
    duration: durationWords(leg.durationSeconds, context),
    stopCount: i18n._(msg`${plural(count, { one: '# stop', other: '# stops' })}`),
    stops: leg.stops.map((stop) => ({
      name: stationName(stop.station, stations, context),
      code: signCode(stop.station, stations),
      time: toLeaving(stop.departure, context),
    })),
    ...(!isSure && everySeconds && { every: intervalWords(everySeconds, context) }),
    ...(waitSeconds > 0 && { wait: isSure ? wait : i18n._(msg`up to ${wait}`) }),
    ...(delaySeconds && { delay: delayWords(delaySeconds, context) }),
    ...(isStepFreeAsked && { stepFree: stepFreeWords(leg.isStepFree, context) }),
  };
}

function delayWords(delaySeconds: number, context: ModelContext): string {
  const delay = durationWords(delaySeconds, context);
  return context.i18n._(msg`May arrive up to ${delay} late. The times include this delay.`);
}
