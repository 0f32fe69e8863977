import { msg, plural } from '@lingui/core/macro';
import {
  type Alert,
  type AlertPeriod,
  closedEntities,
  type InformedEntity,
  isActing,
  isShown,
} from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { ServiceState } from '@raang/ui';
import type { ModelContext } from '../page/model-context';
import { timeWords, toMoment } from '../words/moment-words';

/** A delay of this length or duration is severe if the alert has no severity. */
const severeDelaySeconds = 15 * 60;
const severeLengthMs = 60 * 60 * 1000;

/** Effects that leave the trains running as usual. */
const harmless: readonly Alert['effect'][] = ['ACCESSIBILITY_ISSUE', 'ADDITIONAL_SERVICE', 'NO_EFFECT'];

/**
 * What an alert does at a moment: it acts, is planned (shown, and acts later), or only says something. Undefined if it is
 * not to be shown. Pages show an alert that acts in any case.
 */
export function standingOf(alert: Alert, now: Date): 'acting' | 'planned' | 'said' | undefined {
  if (isActing(alert, now)) return 'acting';
  if (!isShown(alert, now)) return undefined;
  return nextPeriod(alert, now) ? 'planned' : 'said';
}

/** The line's state under an alert that acts. A line is closed only if the alert is about the whole line. */
export function stateOf(alert: Alert, lineId: string): ServiceState {
  const { effect, cause, severity, informedEntities } = alert;
  const closed = closedEntities(alert);
  if (closed.some((entity) => entity.lineId === lineId && !entity.stationCode)) return 'closed';
  const ofLine = informedEntities.filter((entity) => !entity.lineId || entity.lineId === lineId);
  if (harmless.includes(effect) || ofLine.every(leavesTrainsAsUsual)) return 'good';
  if (severity === 'SEVERE') return 'severe';
  if (cause === 'MAINTENANCE' || cause === 'CONSTRUCTION') return 'planned';
  if (severity === 'INFO') return effect === 'NO_SERVICE' ? 'minor' : 'good';
  if (severity === 'WARNING') return 'minor';
  return isLong(alert) ? 'severe' : 'minor';
}

/** One train, an exit, or what was not understood says nothing about the line. */
function leavesTrainsAsUsual({ train, part, isPartial }: InformedEntity): boolean {
  return train !== undefined || part !== undefined || isPartial === true;
}

/** By the delay if it is given, else by the duration. */
function isLong({ delaySeconds, impactPeriods }: Alert): boolean {
  if (delaySeconds !== undefined) return delaySeconds >= severeDelaySeconds;
  return impactPeriods.some(({ start, end }) => !end || Date.parse(end) - Date.parse(start) > severeLengthMs);
}

/** The effect on trains in a word or two, the producer's own if there are; undefined if the state's words say it. */
export function effectWords(
  alert: Alert,
  state: ServiceState,
  { i18n, locale }: ModelContext,
): string | undefined {
  const { effect, delaySeconds, effectDetail } = alert;
  if (effectDetail?.[locale]) return effectDetail[locale];
  if (state === 'good' || state === 'closed') return undefined;
  switch (effect) {
    case 'NO_SERVICE':
      return closedEntities(alert).length > 0 ? i18n._(msg`Stations closed`) : i18n._(msg`Fewer trains`);
    case 'REDUCED_SERVICE':
      return i18n._(msg`Fewer trains`);
    case 'SIGNIFICANT_DELAYS': {
      if (delaySeconds === undefined) return undefined;
      const minutes = Math.ceil(delaySeconds / 60);
      return i18n._(
        msg`${plural(minutes, { one: 'Delays of up to # minute', other: 'Delays of up to # minutes' })}`,
      );
    }
    case 'DETOUR':
    case 'MODIFIED_SERVICE':
    case 'STOP_MOVED':
      return i18n._(msg`Modified service`);
    default:
      return state === 'planned' ? undefined : i18n._(msg`Service disrupted`);
  }
}

export function isCurrent({ start, end }: AlertPeriod, now: Date): boolean {
  return Date.parse(start) <= now.getTime() && (!end || now.getTime() < Date.parse(end));
}

/** The next impact that has not begun. */
export function nextPeriod({ impactPeriods }: Alert, now: Date): AlertPeriod | undefined {
  return impactPeriods.find(({ start }) => Date.parse(start) > now.getTime());
}

export function toPeriodText({ start, end }: AlertPeriod, context: ModelContext): string {
  const from = toMoment(new Date(start), context).text;
  if (!end) return from;
  const isOfOneDay = networkTime.dayOf(new Date(start)) === networkTime.dayOf(new Date(end));
  const to = isOfOneDay ? timeWords(new Date(end), context) : toMoment(new Date(end), context).text;
  return `${from} – ${to}`;
}

/** The next impact of an alert that is planned, in words. */
export function plannedWords(alert: Alert, now: Date, context: ModelContext): string | undefined {
  const next = standingOf(alert, now) === 'planned' ? nextPeriod(alert, now) : undefined;
  if (!next) return undefined;
  const period = toPeriodText(next, context);
  return context.i18n._(msg`Planned: ${period}`);
}

/** The expected end, or that no end is announced. */
export function expectedWords(alert: Alert, now: Date, context: ModelContext): string | undefined {
  const current = alert.impactPeriods.find((period) => isCurrent(period, now));
  if (!current) return undefined;
  if (!current.end) return context.i18n._(msg`No end has been announced`);
  const end = toMoment(new Date(current.end), context).text;
  return context.i18n._(msg`Expected until ${end}`);
}

/** Whether the announced update is overdue. */
export function isOverdue({ nextWordBy }: Alert, now: Date): boolean {
  return nextWordBy !== undefined && Date.parse(nextWordBy) < now.getTime();
}
