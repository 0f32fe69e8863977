import { msg } from '@lingui/core/macro';
import type { AccessLeg, EgressLeg, WalkLeg } from '@raang/domain';
import type { ItineraryPoint, WayLeg as ShownWay } from '@raang/ui';
import { formatNumber } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { gatesWords } from '../shared/words/station-words';
import { toPlacePoint, toStationPoint } from './journey-points';
import { durationWords, toArriving, toLeaving } from './journey-words';
import type { LegOptions } from './leg-options';
import type { TimedLeg } from './usual-times';

/** A leg on foot: a change, or the way between a place and its station. */
export type WayModel = Omit<ShownWay, 'notice'>;

type Way = WalkLeg | AccessLeg | EgressLeg;

interface Place {
  isFirst: boolean;
  isLast: boolean;
  /** Qualifies the end of the journey. */
  endNote: string | undefined;
}

export function toWay(
  { leg, departure, arrival }: TimedLeg<Way>,
  { isFirst, isLast, endNote }: Place,
  options: LegOptions,
): WayModel {
  const { context } = options;
  const isBetweenRides = !isFirst && !isLast;
  const notes = leg.kind === 'walk' ? walkNotes(leg, isBetweenRides, context) : exitNotes(leg, context);
  const note = notes.join(' · ');
  const [from, to] = endsOf(leg, options);
  return {
    kind: isBetweenRides && isChange(leg) ? 'transfer' : 'walk',
    duration: onFootWords(leg, context),
    ...(note && { note }),
    ...(isFirst && { from: { ...from, time: toLeaving(departure, context) } }),
    ...(isLast && {
      to: { ...to, time: toArriving(arrival, context), ...(endNote && { timeNote: endNote }) },
    }),
  };
}

/** Passengers stay in the station: the kit says "change trains". */
function isChange(leg: Way): boolean {
  return leg.kind === 'walk' && (leg.from === leg.to || leg.isInPaidArea === true);
}

function endsOf(leg: Way, options: LegOptions): [ItineraryPoint, ItineraryPoint] {
  if (leg.kind === 'walk') return [toStationPoint(leg.from, options), toStationPoint(leg.to, options)];
  const [place, station] = [toPlacePoint(leg.place, options), toStationPoint(leg.station, options)];
  return leg.kind === 'access' ? [place, station] : [station, place];
}

/** Only what is official is exact: other ways are estimated by distance. */
function onFootWords(leg: Way, context: ModelContext): string {
  const time = durationWords(leg.durationSeconds, context);
  const isSure = leg.kind === 'walk' && (leg.certainty === undefined || leg.certainty === 'official');
  return isSure ? time : context.i18n._(msg`about ${time}`);
}

/** The positions of stations are no more exact. */
const nearestMetres = 10;

function walkNotes(
  { from, to, metres, isInPaidArea, isStepFree, note }: WalkLeg,
  isBetweenRides: boolean,
  context: ModelContext,
): string[] {
  const { i18n, locale } = context;
  // inside the gates a note says more than that
  if (note && (from === to || isInPaidArea)) return [note[locale]];
  if (from === to) return [i18n._(msg`at another platform`)];
  const distance = metres && formatNumber(Math.round(metres / nearestMetres) * nearestMetres);
  return [
    ...(distance ? [i18n._(msg`about ${distance} m in a straight line`)] : []),
    ...(isBetweenRides ? gatesWords(isInPaidArea, context) : []),
    ...(isStepFree === false ? [i18n._(msg`with steps`)] : []),
    ...(note ? [note[locale]] : []),
  ];
}

function exitNotes({ exit }: AccessLeg | EgressLeg, { i18n }: ModelContext): string[] {
  return exit ? [i18n._(msg`Exit ${exit}`)] : [];
}
