import { msg, plural } from '@lingui/core/macro';
import type { Journey, RideLeg } from '@raang/domain';
import type { ItineraryPoint, RideLeg as ShownRide } from '@raang/ui';
import type { ModelContext } from '../shared/page/model-context';
import { intervalWords } from '../shared/words/service-words';
import { lineLabel, signCode, stationName } from '../shared/words/station-words';
import type { LegOptions } from './leg-options';
import { type LiveRideModel, type RideNoticeModel, toLiveRide, toRideNotices } from './live-ride-model';
import { toStationPoint } from './journey-points';
import { toWay, type WayModel } from './journey-ways-model';
import { durationWords, toArriving, toLeaving, toUsual } from './journey-words';
import { isExact, type TimedLeg, toTimedLegs } from './usual-times';

interface RideModel extends Omit<ShownRide, 'notice'> {
  live?: LiveRideModel | undefined;
  notices: RideNoticeModel[];
}

/** On the platform, before a ride. */
interface WaitModel {
  kind: 'wait';
  duration: string;
  from?: ItineraryPoint;
}

export type LegModel = RideModel | WayModel | WaitModel;

/** The steps with their usual times; only the end also has the latest. */
export function toLegs(journey: Journey, options: LegOptions): LegModel[] {
  const timed = toTimedLegs(journey, options.isLatest);
  return timed.flatMap(({ leg, ...times }, index): LegModel[] => {
    const place = { isFirst: index === 0, isLast: index === timed.length - 1 };
    const endNote = place.isLast ? endNoteOf(journey, options) : undefined;
    if (leg.kind !== 'ride') return [toWay({ leg, ...times }, { ...place, endNote }, options)];
    const ride = toRide({ leg, ...times }, endNote, options);
    const wait = toWait({ leg, ...times }, place.isFirst, options);
    return wait ? [wait, ride] : [ride];
  });
}

/** How late the journey may end, if that is later than usual. */
function endNoteOf(journey: Journey, { isLatest, context }: LegOptions): string | undefined {
  if (isLatest || !isLaterThanUsual(journey)) return undefined;
  const { text } = toArriving(journey.arrival, context);
  return context.i18n._(msg`${text} at the latest`);
}

/** Two figures that are less than this apart are one. */
const noticedSeconds = 120;

export const isLaterThanUsual = ({ durationSeconds, usualDurationSeconds }: Journey): boolean =>
  durationSeconds - usualDurationSeconds >= noticedSeconds;

/** The wait before a ride; where the journey begins with it, also from when. */
function toWait(
  { leg, wait, departure }: TimedLeg<RideLeg>,
  isFirst: boolean,
  { isLatest, context }: LegOptions,
): WaitModel | undefined {
  const { i18n } = context;
  const latest = isLatest ? wait : Math.max(wait, leg.waitSeconds);
  if (latest < secondsOfNoWait) return undefined;
  const [usually, most] = [Math.max(1, Math.round(wait / 60)), Math.ceil(latest / 60)];
  const atMost = durationWords(latest, context);
  const begins = new Date(Date.parse(departure) - wait * 1000).toISOString();
  return {
    kind: 'wait',
    duration: most > usually ? i18n._(msg`usually ${usually}, at most ${atMost}`) : atMost,
    ...(isFirst && { from: { name: i18n._(msg`On the platform`), time: toLeaving(begins, context) } }),
  };
}

/** The train is there. */
const secondsOfNoWait = 30;

function toRide(
  { leg, departure, arrival, earlierMs }: TimedLeg<RideLeg>,
  endNote: string | undefined,
  options: LegOptions,
): RideModel {
  const { stations, isLatest, context } = options;
  const { i18n, locale } = context;
  const { lineId, from, to, headsign, everySeconds, delaySeconds } = leg;
  const isSure = isExact(leg);
  const about = (!isSure || leg.live?.isAbout) && i18n._(msg`approx.`);
  const was = scheduledNote(leg, context);
  const leaving = isSure || isLatest ? toLeaving : toUsual;
  const arriving = isSure || isLatest ? toArriving : toUsual;
  const note = endNote ?? (about && isLatest && leg.isOwn ? i18n._(msg`at the latest`) : about);
  const count = leg.stops.length + 1;
  const earlier = (moment: string) => new Date(Date.parse(moment) - earlierMs).toISOString();
  return {
    kind: 'ride',
    line: { id: lineId, name: lineLabel(lineId, context), wordForLine: false },
    from: {
      ...toStationPoint(from, options),
      time: leaving(departure, context),
      ...((was ?? about) && { timeNote: was ?? about }),
      ...(leg.platform && { platform: leg.platform }),
    },
    to: {
      ...toStationPoint(to, options),
      time: arriving(arrival, context),
      ...(note && { timeNote: note }),
    },
    headsign: headsign[locale],
    duration: durationWords(leg.durationSeconds, context),
    stopCount: i18n._(msg`${plural(count, { one: '# stop', other: '# stops' })}`),
    stops: leg.stops.map((stop) => ({
      name: stationName(stop.station, stations, context),
      code: signCode(stop.station, stations),
      time: leaving(earlier(stop.departure), context),
    })),
    ...(!isSure && everySeconds && { every: intervalWords(everySeconds, context) }),
    live: toLiveRide(leg, options.live, context),
    notices: [
      ...toRideNotices(leg, context),
      ...(delaySeconds ? [{ tone: 'warning' as const, text: delayWords(delaySeconds, context) }] : []),
    ],
  };
}

/** Of a train that is late or early. */
function scheduledNote({ live, scheduledDeparture }: RideLeg, context: ModelContext): string | undefined {
  if (!scheduledDeparture || (live?.status !== 'late' && live?.status !== 'early')) return undefined;
  const { text } = toLeaving(scheduledDeparture, context);
  return context.i18n._(msg`instead of ${text}`);
}

function delayWords(delaySeconds: number, context: ModelContext): string {
  const delay = durationWords(delaySeconds, context);
  return context.i18n._(msg`May arrive up to ${delay} late. The times include this delay.`);
}
