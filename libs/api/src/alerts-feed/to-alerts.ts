import { isDeepStrictEqual } from 'node:util';
import { type Alert, alert as alertSchema, alertSeverities } from '@raang/domain';
import { ownEntities } from '../network/own-entities';
import { toAlertId } from './alert-id';
import { toPeriods } from './alert-periods';
import { longestDescription, longestHeader, toTexts, toUrl } from './alert-texts';
import { informedBy, type InformedFeed } from './informed-by';
import { createLeftOut, type LeftOut } from '../realtime/left-out';
import { createPauses } from '../realtime/pauses';
import type { RealtimeFeed } from './read-realtime';

type GivenAlert = RealtimeFeed['alerts'][number];

export interface TranslatedAlerts {
  alerts: Alert[];
  leftOut: LeftOut;
}

export interface TranslateOptions {
  feed: InformedFeed;
  /** Alerts from the last read of this source. An unchanged alert keeps its first `saidAt`. */
  previous: readonly Alert[];
  /** When the feed says it: `saidAt` of new alerts. ISO 8601 with an offset. */
  saidAt: string;
  /** Prefix of alert ids, to distinguish equal ids from different sources. */
  prefix: string;
}

/** More alerts than this are no information. The gravest ones stay. */
const mostAlerts = 2000;

/**
 * Converts GTFS-Realtime alerts to alerts of the domain, each alone. The format has no length of a delay and no time of
 * the next update, so those fields stay empty. Other work of the thread goes on meanwhile.
 */
export async function toAlerts(realtime: RealtimeFeed, options: TranslateOptions): Promise<TranslatedAlerts> {
  const leftOut = createLeftOut();
  for (const line of realtime.unreadable) leftOut.add('entities that cannot be read', line);
  const previous = new Map(options.previous.map((alert) => [alert.id as string, alert]));
  const alerts: Alert[] = [];
  const pause = createPauses();
  for (const given of gravest(realtime.alerts, leftOut)) {
    await pause();
    const alert = toAlert(given, { ...options, leftOut, previous });
    if (alert) alerts.push(alert);
  }
  return { alerts, leftOut };
}

/** Each id once, the later entity; the gravest first, in the order of the feed, and not too many. */
function gravest(given: readonly GivenAlert[], leftOut: LeftOut): GivenAlert[] {
  const byId = new Map(given.map((alert) => [alert.id, alert]));
  const repeated = given.length - byId.size;
  if (repeated > 0)
    leftOut.add('alerts with the id of a later one', 'alerts repeat an id: the later one counts', repeated);
  const sorted = [...byId.values()].toSorted(
    (a, b) => alertSeverities.indexOf(b.severityLevel) - alertSeverities.indexOf(a.severityLevel),
  );
  const surplus = sorted.length - mostAlerts;
  if (surplus > 0)
    leftOut.add(
      'alerts beyond the limit',
      `the feed has more than ${mostAlerts} alerts: the graver ones count`,
      surplus,
    );
  return sorted.slice(0, mostAlerts);
}

interface Translation extends Omit<TranslateOptions, 'previous'> {
  leftOut: LeftOut;
  previous: ReadonlyMap<string, Alert>;
}

function toAlert(
  given: GivenAlert,
  { feed, previous, saidAt, prefix, leftOut }: Translation,
): Alert | undefined {
  const name = `alert ${JSON.stringify(given.id.slice(0, 100))}`;
  const ignore = (kind: string, reason: string) => {
    leftOut.add(kind, `${name} is ignored: ${reason}`);
    return undefined;
  };
  const informed = informedBy(given.informedEntity, feed);
  for (const selector of informed.unknown)
    leftOut.add(
      'selectors that match nothing',
      `${name}: nothing in the network matches ${JSON.stringify(selector)}`,
    );
  if (informed.entities.length === 0)
    return ignore('alerts that affect nothing in the network', 'it affects nothing in the network');
  const informedEntities = ownEntities(informed.entities, feed);
  if (informedEntities.length === 0)
    return ignore('alerts about connecting systems', 'it affects connecting systems only');
  const isPartial = informedEntities.some((entity) => entity.isPartial);
  if (isPartial)
    leftOut.add(
      'restrictions that are not understood',
      `${name} has a selector with an unknown field: it is shown, and closes nothing there`,
    );
  const description = toTexts(given.descriptionText, longestDescription);
  const header = toTexts(given.headerText, longestHeader) ?? toTexts(given.descriptionText, longestHeader);
  if (!header) return ignore('alerts without text', 'it has no text');
  const [causeDetail, effectDetail, url] = [
    toTexts(given.causeDetail, longestHeader),
    toTexts(given.effectDetail, longestHeader),
    toUrl(given.url),
  ];
  const said = {
    id: toAlertId(prefix, given.id),
    cause: given.cause,
    effect: given.effect,
    severity: given.severityLevel,
    informedEntities,
    ...(isPartial && { isPartial }),
    header,
    description: description ?? header,
    ...(causeDetail && { causeDetail }),
    ...(effectDetail && { effectDetail }),
    ...(url && { url }),
  };
  const asSaidAt = (moment: string) => {
    const { dropped, ...periods } = toPeriods(given, moment);
    return { dropped, ...alertSchema.safeParse({ ...said, ...periods, saidAt: moment }) };
  };
  const before = previous.get(said.id);
  const unchanged = before && asSaidAt(before.saidAt).data;
  const isUnchanged = unchanged && isDeepStrictEqual(unchanged, before);
  const { data, error, dropped } = asSaidAt(isUnchanged ? before.saidAt : saidAt);
  if (dropped > 0)
    leftOut.add(
      'periods that are not valid',
      `${name}: a period ends before it starts, or starts after the year 9999`,
      dropped,
    );
  if (error) return ignore('alerts that are not valid', error.issues[0]?.message ?? 'it is not valid');
  return data;
}
