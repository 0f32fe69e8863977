import { msg, plural } from '@lingui/core/macro';
import {
  type Alert,
  hasRecordedLift,
  isActing,
  type Line,
  type StationDetail,
  type StationEquipment,
} from '@raang/domain';
import { formatMonth } from '@raang/i18n';
import { type StationLinkModel, toStationLink } from '../alerts/alert-notes-model';
import { type TelephoneModel, toTelephone } from '../contact/telephone-model';
import type { ModelContext } from '../page/model-context';
import { equipmentList } from '../words/equipment-words';
import { exitList } from '../words/exit-list';
import { toMoment } from '../words/moment-words';
import type { StationIndex } from '../words/station-words';
import { nearestOwnStations } from '../station/nearest-own-stations';

/** Whether passengers get to the trains without steps, in a sentence with its age. */
export interface StepFreeModel {
  /** `broken`: a lift or escalator is out of order. */
  kind: 'step-free' | 'steps' | 'unknown' | 'broken';
  text: string;
  /** Since when it is out of order. */
  since?: string | undefined;
  /** Of the operator, where the records do not tell enough. */
  telephone?: TelephoneModel | undefined;
  /** Where a lift is recorded, if one is out of order here. */
  nearest?: StationLinkModel | undefined;
}

export interface StepFreeSources {
  station: StationDetail;
  lines: readonly Pick<Line, 'id' | 'agency'>[];
  stations: StationIndex;
  alerts: readonly Alert[];
  /** Of other stations: no lift of theirs that is out of order is offered. */
  outOfOrder?: readonly StationEquipment[] | undefined;
  now: Date;
}

export function toStepFree(sources: StepFreeSources, context: ModelContext): StepFreeModel {
  const { i18n } = context;
  const { station } = sources;
  return (
    toBrokenLift(sources, context) ??
    toBroken(sources, context) ??
    toLiftsAtExits(station, context) ??
    toRecord(sources, context) ?? {
      kind: 'unknown',
      text: i18n._(msg`Nothing is recorded about lifts here.`),
    }
  );
}

/** A lift that somebody has named. */
function toBrokenLift(sources: StepFreeSources, context: ModelContext): StepFreeModel | undefined {
  const { station, now } = sources;
  const broken = station.equipment.filter(
    ({ kind, state, expectedUntil }) =>
      kind === 'lift' && state === 'out' && (!expectedUntil || Date.parse(expectedUntil) > now.getTime()),
  );
  if (broken.length === 0) return undefined;
  const [since] = broken
    .flatMap((lift) => lift.since ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return {
    kind: 'broken',
    since: since && toMoment(new Date(since), context).text,
    text: equipmentList(broken, context),
    nearest: nearestWithLift(sources, context),
  };
}

/** The alert stands above the sentence, and may be about a lift or an escalator. */
function toBroken(sources: StepFreeSources, context: ModelContext): StepFreeModel | undefined {
  const { station, now } = sources;
  const here = brokenAlerts(sources).find((alert) => isAt(alert, station.code));
  if (!here) return undefined;
  const start =
    here.impactPeriods.find(({ end }) => !end || Date.parse(end) > now.getTime())?.start ?? here.saidAt;
  const since = toMoment(new Date(start), context).text;
  return {
    kind: 'broken',
    since,
    text: context.i18n._(msg`A lift or an escalator is out of order since ${since}.`),
    nearest: nearestWithLift(sources, context),
  };
}

/** The nearest own station with a recorded lift, of which nobody says that one is out of order. */
function nearestWithLift(sources: StepFreeSources, context: ModelContext): StationLinkModel | undefined {
  const { station, stations, outOfOrder = [] } = sources;
  const broken = brokenAlerts(sources);
  const withLift = [...stations.values()].filter(
    (other) =>
      other.code !== station.code &&
      hasRecordedLift(other) &&
      !broken.some((alert) => isAt(alert, other.code)) &&
      !outOfOrder.some((one) => one.kind === 'lift' && one.station === other.code),
  );
  const [nearest] = nearestOwnStations(station.position, withLift, 1);
  return nearest && toStationLink(nearest.station.code, stations, context);
}

const brokenAlerts = ({ alerts, now }: StepFreeSources) => alerts.filter((alert) => isBroken(alert, now));

/** Examples are invented. */
const isBroken = (alert: Alert, now: Date) =>
  alert.effect === 'ACCESSIBILITY_ISSUE' && !alert.example && isActing(alert, now);

const isAt = ({ informedEntities }: Alert, code: string) =>
  informedEntities.some(({ stationCode }) => stationCode === code);

function toLiftsAtExits({ exits }: StationDetail, context: ModelContext): StepFreeModel | undefined {
  const { i18n, locale } = context;
  const withLift = exits.filter(({ hasLift }) => hasLift);
  if (withLift.length === 0) return undefined;
  const list = exitList(
    withLift.map(({ name }) => name),
    context,
  );
  const year = oldestYear(withLift, locale);
  const count = withLift.length;
  return {
    kind: 'step-free',
    text: year
      ? i18n._(
          msg`${plural(count, { one: `Lift at exit ${list} (list of ${year}).`, other: `Lifts at exits ${list} (list of ${year}).` })}`,
        )
      : i18n._(msg`${plural(count, { one: `Lift at exit ${list}.`, other: `Lifts at exits ${list}.` })}`),
  };
}

/** What is recorded of the station as a whole. */
function toRecord({ station, lines }: StepFreeSources, context: ModelContext): StepFreeModel | undefined {
  const { i18n, locale } = context;
  if (station.isStepFree !== undefined)
    return {
      kind: station.isStepFree ? 'step-free' : 'steps',
      text: station.isStepFree
        ? i18n._(msg`The station is step-free, as its operator’s data says.`)
        : i18n._(msg`The station is not step-free, as its operator’s data says.`),
    };
  const record = station.facilities.find(({ facility }) => facility === 'lift');
  if (!record) return undefined;
  const year = oldestYear([record], locale);
  if (!record.isPresent)
    return {
      kind: 'steps',
      text: year ? i18n._(msg`There is no lift (${year}).`) : i18n._(msg`There is no lift.`),
    };
  const number = lines.find(({ id }) => id === station.lineIds[0])?.agency.telephone;
  return {
    kind: 'unknown',
    text: year
      ? i18n._(msg`A lift is recorded (${year}), but not at which exit.`)
      : i18n._(msg`A lift is recorded, but not at which exit.`),
    telephone: number === undefined ? undefined : toTelephone(number),
  };
}

/** Of records, as the page's language counts years. */
function oldestYear(
  records: readonly { asOf?: string | undefined }[],
  locale: 'th' | 'en',
): string | undefined {
  const days = records.flatMap(({ asOf }) => asOf ?? []).toSorted();
  return days[0] && formatMonth(days[0].slice(0, 4), locale);
}
