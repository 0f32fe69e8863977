import { isDeepStrictEqual } from 'node:util';
import { type Alert, alert as alertSchema, type InEitherLanguage, type InformedEntity } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { LoadedFeed } from '../network/loaded-feed';
import { ownEntities } from '../network/own-entities';
import { toAlertId } from './alert-id';
import { informedBy } from './informed-by';

import type { EntitySelector, RealtimeAlert, RealtimeFeed } from './read-realtime';

export interface TranslatedAlerts {
  alerts: Alert[];
  /** One line for each alert, or part of an alert, that was ignored. */
  problems: string[];
}

export interface TranslateOptions {
  feed: Pick<LoadedFeed, 'network' | 'stationParts'>;
  /** Alerts from the last read of this source. An unchanged alert keeps its first `saidAt`. */
  previous: readonly Alert[];
  /** Time of the download. `saidAt` of new alerts if the feed has no timestamp. */
  fetchedAt: Date;
  /** Prefix of alert ids, to distinguish equal ids from different sources. */
  prefix: string;
}

/**
 * Converts GTFS-Realtime alerts to alerts of the domain. The format has no length of a delay and no time of the next
 * update, so those fields stay empty.
 */
export function toAlerts(realtime: RealtimeFeed, options: TranslateOptions): TranslatedAlerts {
  const problems: string[] = [];
  // if entities have the same id, the last entity wins
  const alerts = new Map<string, Alert>();
  for (const given of realtime.alerts) {
    const { alert, unknown = [], reason } = toAlert(given, realtime, options);
    if (alert) alerts.set(alert.id, alert);
    for (const selector of unknown)
      problems.push(`alert ${given.id}: nothing in the network matches ${JSON.stringify(selector)}`);
    if (reason) problems.push(`alert ${given.id} is ignored: ${reason}`);
  }
  return { alerts: [...alerts.values()], problems };
}

interface Translated {
  alert?: Alert;
  unknown?: readonly EntitySelector[];
  /** Why the alert is ignored. */
  reason?: string;
}

function toAlert(
  given: RealtimeFeed['alerts'][number],
  { timestamp }: RealtimeFeed,
  { feed, previous, fetchedAt, prefix }: TranslateOptions,
): Translated {
  const informed = informedBy(given.informedEntity, feed);
  const { unknown } = informed;
  if (informed.entities.length === 0) return { unknown, reason: 'it affects nothing in the network' };
  const [entities, whole] = [ownEntities(informed.entities, feed), ownEntities(informed.whole, feed)];
  if (entities.length === 0) return { unknown, reason: 'it affects connecting systems only' };
  const header = toTexts(given.headerText) ?? toTexts(given.descriptionText);
  if (!header) return { unknown, reason: 'it has no text' };
  const said = {
    id: toAlertId(prefix, given.id),
    cause: given.cause,
    ...effectOn(given.effect, entities, whole),
    severity: given.severityLevel,
    header,
    description: toTexts(given.descriptionText) ?? header,
  };
  const asSaidAt = (saidAt: string) =>
    alertSchema.safeParse({ ...said, activePeriods: toPeriods(given.activePeriod, saidAt), saidAt }).data;
  const before = previous.find(({ id }) => id === said.id);
  const unchanged = before && asSaidAt(before.saidAt);
  if (unchanged && isDeepStrictEqual(unchanged, before)) return { alert: unchanged, unknown };
  const alert = asSaidAt(toMoment(timestamp) ?? networkTime.toIso(fetchedAt));
  return alert ? { alert, unknown } : { unknown, reason: 'none of its periods has a valid start' };
}

/**
 * A platform or exit without service does not close its station or line, so the effect becomes REDUCED_SERVICE. If
 * other entities are closed as a whole, only those are listed: the domain has no entities for parts of a station.
 */
function effectOn(
  effect: Alert['effect'],
  entities: InformedEntity[],
  whole: InformedEntity[],
): Pick<Alert, 'effect' | 'informedEntities'> {
  if (effect !== 'NO_SERVICE') return { effect, informedEntities: entities };
  if (whole.length > 0) return { effect, informedEntities: whole };
  return { effect: 'REDUCED_SERVICE', informedEntities: entities };
}

/** An alert without periods is active as long as the feed contains it. */
function toPeriods(periods: RealtimeAlert['activePeriod'], saidAt: string): Alert['activePeriods'] {
  if (periods.length === 0) return [{ start: saidAt }];
  return periods
    .flatMap(({ start, end }) => {
      const [from, to] = [toMoment(start) ?? (start ? undefined : saidAt), toMoment(end)];
      if (!from || (to && Date.parse(to) <= Date.parse(from))) return [];
      return [{ start: from, ...(to && { end: to }) }];
    })
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Later years need more than four digits in ISO 8601. Some feeds write the largest number for "no end". */
const endOfTime = Date.parse('9999-12-31T00:00:00Z') / 1000;

function toMoment(seconds: number | undefined): string | undefined {
  return seconds !== undefined && seconds < endOfTime
    ? networkTime.toIso(new Date(seconds * 1000))
    : undefined;
}

/** The texts in our languages. Another language counts as English. Undefined if no translation has text. */
function toTexts(translations: RealtimeAlert['headerText']): InEitherLanguage | undefined {
  const said = translations
    .map(({ text, language }) => ({ text: text.trim(), language: (language ?? guess(text)).toLowerCase() }))
    .filter(({ text }) => text);
  const inLanguage = (locale: string) => said.find(({ language }) => language.split('-')[0] === locale)?.text;
  const [any] = said;
  const [th, en] = [inLanguage('th'), inLanguage('en')];
  if (!th && !en) return any && { en: any.text };
  return { ...(th && { th }), ...(en && { en }) };
}

function guess(text: string): string {
  return /\p{Script=Thai}/u.test(text) ? 'th' : 'en';
}
