import { z } from 'zod';
import { inEitherLanguage } from './bilingual';
import { lineId, slug, stationCode } from './slug';

/** Id of an alert, unique among all sources. */
export const alertId = slug.brand<'AlertId'>();
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

/** A moment with its UTC offset. */
export const moment = z.iso.datetime({ offset: true });

/** What an alert is about. If several fields are set, all must match. */
export const informedEntity = z
  .strictObject({ lineId: lineId.optional(), stationCode: stationCode.optional() })
  .refine((entity) => entity.lineId ?? entity.stationCode, 'must name a line or a station');
export type InformedEntity = z.infer<typeof informedEntity>;

/** A disruption, closure or change for passengers. */
export const alert = z.strictObject({
  id: alertId,
  /** When to show the alert, in order; a missing end means open. */
  activePeriods: z.array(z.strictObject({ start: moment, end: moment.optional() })).min(1),
  cause: z.enum(alertCauses),
  effect: z.enum(alertEffects),
  severity: z.enum(alertSeverities),
  /**
   * For SIGNIFICANT_DELAYS: the longest delay of a train. GTFS Realtime has no such field; absent if not announced.
   */
  delaySeconds: z.int().positive().optional(),
  informedEntities: z.array(informedEntity).min(1),
  /** Invented to show the form; pages mark it, and no feed has it. */
  example: z.literal(true).optional(),
  header: inEitherLanguage,
  description: inEitherLanguage,
  /** When the authority published it. */
  saidAt: moment,
  /** When the authority promised the next update; after that, an active alert is overdue. */
  nextWordBy: moment.optional(),
});
export type Alert = z.infer<typeof alert>;

/** Whether to show an alert at a moment. */
export function isActive({ activePeriods }: Pick<Alert, 'activePeriods'>, at: Date): boolean {
  return activePeriods.some(
    ({ start, end }) => Date.parse(start) <= at.getTime() && (!end || at.getTime() < Date.parse(end)),
  );
}
