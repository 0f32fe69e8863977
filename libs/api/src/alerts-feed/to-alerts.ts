import { isDeepStrictEqual } from 'node:util';
import { type Alert, alert as alertSchema, type Bilingual, type InformedEntity } from '@raang/domain';
import { toBangkok } from '../clock/bangkok-clock';
import type { LoadedFeed } from '../network/loaded-feed';
import { toAlertId } from './alert-id';
import { informedBy } from './informed-by';
import type { EntitySelector, RealtimeAlert, RealtimeFeed } from './read-realtime';

export interface TranslatedAlerts {
  alerts: Alert[];
  /** One line for each alert, or part of one, that had to be left out. */
  problems: string[];
}

export interface TranslateOptions {
  feed: Pick<LoadedFeed, 'network' | 'stationParts'>;
  /** What was made of the same source before: an alert that says the same was said when it was first said. */
  previous: readonly Alert[];
  /** When the feed was fetched; what says no time of its own was said then. */
  fetchedAt: Date;
  /** Tells apart alerts of different sources that have the same id. */
  prefix: string;
}

/**
 * Alerts of GTFS-Realtime in our words. What the format cannot say stays unsaid: by how much trains are late, and when
 * more will be said.
 */
export function toAlerts(realtime: RealtimeFeed, options: TranslateOptions): TranslatedAlerts {
  const problems: string[] = [];
  // of entities with the same id the last one counts
  const alerts = new Map<string, Alert>();
  for (const given of realtime.alerts) {
    const { alert, unknown = [], reason } = toAlert(given, realtime, options);
    if (alert) alerts.set(alert.id, alert);
    for (const selector of unknown)
      problems.push(`alert ${given.id}: the network has nothing like ${JSON.stringify(selector)}`);
    if (reason) problems.push(`alert ${given.id} is left out: ${reason}`);
  }
  return { alerts: [...alerts.values()], problems };
}

interface Translated {
  alert?: Alert;
  unknown?: readonly EntitySelector[];
  /** Why there is no alert. */
  reason?: string;
}

function toAlert(
  given: RealtimeFeed['alerts'][number],
  { timestamp }: RealtimeFeed,
  { feed, previous, fetchedAt, prefix }: TranslateOptions,
): Translated {
  const { entities, whole, unknown } = informedBy(given.informedEntity, feed);
  if (entities.length === 0) return { unknown, reason: 'it informs nothing that we have' };
  const header = toBilingual(given.headerText) ?? toBilingual(given.descriptionText);
  if (!header) return { unknown, reason: 'it has no words' };
  const said = {
    id: toAlertId(prefix, given.id),
    cause: given.cause,
    ...effectOn(given.effect, entities, whole),
    severity: given.severityLevel,
    header,
    description: toBilingual(given.descriptionText) ?? header,
  };
  const asSaidAt = (saidAt: string) =>
    alertSchema.safeParse({ ...said, activePeriods: toPeriods(given.activePeriod, saidAt), saidAt }).data;
  const before = previous.find(({ id }) => id === said.id);
  const unchanged = before && asSaidAt(before.saidAt);
  if (unchanged && isDeepStrictEqual(unchanged, before)) return { alert: unchanged, unknown };
  const alert = asSaidAt(toMoment(timestamp) ?? toBangkok(fetchedAt));
  return alert ? { alert, unknown } : { unknown, reason: 'none of its periods ever begins' };
}

/**
 * Where a platform or an exit has no service, neither its station nor its line is closed. Beside what is closed as a
 * whole, such parts are left to the words of the alert: we could only say that they are closed as a whole too.
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

/** Without periods an alert holds for as long as the feed has it. */
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

/** The first second of a year that ISO 8601 writes with more than four digits; some write the largest number there is. */
const endOfTime = Date.parse('9999-12-31T00:00:00Z') / 1000;

function toMoment(seconds: number | undefined): string | undefined {
  return seconds !== undefined && seconds < endOfTime ? toBangkok(new Date(seconds * 1000)) : undefined;
}

/** What is missing in one language is said in the other one; undefined when there are no words at all. */
function toBilingual(translations: RealtimeAlert['headerText']): Bilingual | undefined {
  const said = translations
    .map(({ text, language }) => ({ text: text.trim(), language: (language ?? guess(text)).toLowerCase() }))
    .filter(({ text }) => text);
  const inLanguage = (locale: string) => said.find(({ language }) => language.split('-')[0] === locale)?.text;
  const [any] = said;
  const [th, en] = [inLanguage('th'), inLanguage('en')];
  return any && { th: th ?? en ?? any.text, en: en ?? th ?? any.text };
}

function guess(text: string): string {
  return /\p{Script=Thai}/u.test(text) ? 'th' : 'en';
}
