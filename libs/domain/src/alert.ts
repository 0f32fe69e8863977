import { z } from 'zod';
import { inEitherLanguage } from './bilingual';
import { moment } from './moment';
import { direction } from './network';
import { lineId, slug, stationCode } from './slug';

/** Id of an alert, unique among all sources. */
export const alertId = slug.clone().brand<'AlertId'>();
export type AlertId = z.infer<typeof alertId>;

/**
 * Why service is disrupted.
 *
 * @see GTFS Realtime, Alert.Cause
 */
export const alertCauses = [
  'UNKNOWN_CAUSE',
  'OTHER_CAUSE',
  'TECHNICAL_PROBLEM',
  'STRIKE',
  'DEMONSTRATION',
  'ACCIDENT',
  'HOLIDAY',
  'WEATHER',
  'MAINTENANCE',
  'CONSTRUCTION',
  'POLICE_ACTIVITY',
  'MEDICAL_EMERGENCY',
  'SPECIAL_EVENT',
] as const;

/**
 * What an alert means for passengers.
 *
 * @see GTFS Realtime, Alert.Effect
 */
export const alertEffects = [
  'NO_SERVICE',
  'REDUCED_SERVICE',
  'SIGNIFICANT_DELAYS',
  'DETOUR',
  'ADDITIONAL_SERVICE',
  'MODIFIED_SERVICE',
  'OTHER_EFFECT',
  'UNKNOWN_EFFECT',
  'STOP_MOVED',
  'NO_EFFECT',
  'ACCESSIBILITY_ISSUE',
] as const;

/**
 * How severe an alert is, mildest first.
 *
 * @see GTFS Realtime, Alert.SeverityLevel
 */
export const alertSeverities = ['UNKNOWN_SEVERITY', 'INFO', 'WARNING', 'SEVERE'] as const;

/** An id of the feed, or a time or date as a feed writes it. */
const feedText = z.string().min(1).max(200);

const place = { lineId: lineId.optional(), stationCode: stationCode.optional() };
const hasPlace = (entity: { lineId?: unknown; stationCode?: unknown }) => entity.lineId ?? entity.stationCode;
const needsPlace = 'must name a line or a station';

/** What an alert is about. Every field narrows it: if several are set, all must match. */
export const informedEntity = z
  .strictObject({
    ...place,
    /** Trains of the line in this direction. */
    direction: direction.optional(),
    /** Only this platform of the station: its `stop_id` in the feed. */
    platform: feedText.optional(),
    /** Only this exit or other part of the station: its `stop_id` in the feed. No train stops there. */
    part: feedText.optional(),
    /**
     * One train of the line. With `tripId` it is a trip of the feed, on the service date `date` or on every day. Without,
     * it is known only by its words.
     */
    train: z
      .strictObject({ tripId: feedText.optional(), date: z.iso.date().optional(), time: feedText.optional() })
      .optional(),
    /** A further restriction was not understood: the alert is shown here, and closes or delays nothing here. */
    isPartial: z.literal(true).optional(),
  })
  .refine(hasPlace, needsPlace);
export type InformedEntity = z.infer<typeof informedEntity>;

/** A time range; a missing end means open. */
export const alertPeriod = z.strictObject({ start: moment, end: moment.optional() });
export type AlertPeriod = z.infer<typeof alertPeriod>;

const webAddress = z.url({ protocol: /^https?$/ }).max(2000);

const base = z.strictObject({
  id: alertId,
  cause: z.enum(alertCauses),
  effect: z.enum(alertEffects),
  severity: z.enum(alertSeverities),
  /**
   * For SIGNIFICANT_DELAYS: the longest delay of a train. GTFS Realtime has no such field; absent if not announced.
   */
  delaySeconds: z.int().positive().optional(),
  /** Invented to show the form; pages mark it, and no feed has it. */
  example: z.literal(true).optional(),
  header: inEitherLanguage,
  description: inEitherLanguage,
  /** The producer's own words for cause and effect, instead of those of the site. */
  causeDetail: inEitherLanguage.optional(),
  effectDetail: inEitherLanguage.optional(),
  /** A web page about it, by the language of the page. */
  url: z
    .strictObject({ th: webAddress.optional(), en: webAddress.optional() })
    .refine(({ th, en }) => th ?? en, 'must have an address in th or en')
    .optional(),
  /** When the authority published it. */
  saidAt: moment,
  /** When the authority promised the next update; after that, an acting alert is overdue. */
  nextWordBy: moment.optional(),
});

/** A disruption, closure or change for passengers. */
export const alert = base.extend({
  /** When to show the alert, in order. */
  shownPeriods: z.array(alertPeriod).min(1),
  /** When it closes, delays or changes the service, in order. Empty for a notice that changes nothing. */
  impactPeriods: z.array(alertPeriod),
  informedEntities: z.array(informedEntity).min(1),
  /** A restriction of an entity was not understood. */
  isPartial: z.literal(true).optional(),
});
export type Alert = z.infer<typeof alert>;

/** An alert as an editor or the desk writes it: about whole lines and stations, with its impact. */
export const publishedAlert = base.extend({
  /** When it closes, delays or changes the service, in order; a missing end means open. */
  impactPeriods: z.array(alertPeriod).min(1),
  informedEntities: z.array(z.strictObject(place).refine(hasPlace, needsPlace)).min(1),
});
export type PublishedAlert = z.infer<typeof publishedAlert>;

/** Completes an alert of an editor or the desk: it is shown from its publication, or its impact if that begins before. */
export function asPublished(given: PublishedAlert): Alert {
  const { saidAt, impactPeriods } = given;
  const [start] = [saidAt, ...impactPeriods.map((period) => period.start)].toSorted(byTime);
  return { ...given, shownPeriods: [periodUntilLast(start!, impactPeriods)] };
}

/** One period from a start to the last end of some periods; open if one of them is. */
export function periodUntilLast(start: string, periods: readonly AlertPeriod[]): AlertPeriod {
  const ends = periods.flatMap(({ end }) => end ?? []);
  const last = ends.length === periods.length ? ends.toSorted(byTime).at(-1) : undefined;
  return { start, ...(last && { end: last }) };
}

const byTime = (a: string, b: string) => Date.parse(a) - Date.parse(b);

const includes = (periods: readonly AlertPeriod[], at: Date) =>
  periods.some(
    ({ start, end }) => Date.parse(start) <= at.getTime() && (!end || at.getTime() < Date.parse(end)),
  );

/** Whether to show an alert at a moment. */
export function isShown({ shownPeriods }: Pick<Alert, 'shownPeriods'>, at: Date): boolean {
  return includes(shownPeriods, at);
}

/** Whether an alert closes, delays or changes the service at a moment. */
export function isActing({ impactPeriods }: Pick<Alert, 'impactPeriods'>, at: Date): boolean {
  return includes(impactPeriods, at);
}

/** The lines, stations and calls that an alert closes as a whole: not one direction, platform, part or train. */
export function closedEntities({ effect, informedEntities }: Alert): InformedEntity[] {
  return effect === 'NO_SERVICE' ? informedEntities.filter(isWhole) : [];
}

/** Whether an entity is a whole line, station or call, and every restriction was understood. */
export function isWhole({ direction, platform, part, train, isPartial }: InformedEntity): boolean {
  return direction === undefined && !platform && !part && !train && !isPartial;
}
