import { z } from 'zod';
import { bilingual } from './bilingual';
import { lineId, slug, stationCode } from './slug';

export const alertId = slug.brand<'AlertId'>();
export type AlertId = z.infer<typeof alertId>;

/** @see GTFS Realtime, Alert.Cause */
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

/** @see GTFS Realtime, Alert.Effect */
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

/** @see GTFS Realtime, Alert.SeverityLevel */
export const alertSeverities = ['UNKNOWN_SEVERITY', 'INFO', 'WARNING', 'SEVERE'] as const;

/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true });

/** What an alert is about; of several fields all must hold. */
export const informedEntity = z
  .strictObject({ lineId: lineId.optional(), stationCode: stationCode.optional() })
  .refine((entity) => entity.lineId ?? entity.stationCode, 'must name a line or a station');
export type InformedEntity = z.infer<typeof informedEntity>;

/** Something that keeps passengers from travelling as usual. */
export const alert = z.strictObject({
  id: alertId,
  /** When the alert is to be shown, in order; an absent end is open. */
  activePeriods: z.array(z.strictObject({ start: moment, end: moment.optional() })).min(1),
  cause: z.enum(alertCauses),
  effect: z.enum(alertEffects),
  severity: z.enum(alertSeverities),
  /** Of SIGNIFICANT_DELAYS: by how much trains are late at most. GTFS Realtime has no such field; absent: nobody said. */
  delaySeconds: z.int().positive().optional(),
  informedEntities: z.array(informedEntity).min(1),
  header: bilingual,
  description: bilingual,
  /** When the authority said so. */
  saidAt: moment,
  /** When it promised to say more; past it and still active, the alert is overdue. */
  nextWordBy: moment.optional(),
});
export type Alert = z.infer<typeof alert>;

/** Whether an alert is to be shown at a moment. */
export function isActive({ activePeriods }: Pick<Alert, 'activePeriods'>, at: Date): boolean {
  return activePeriods.some(
    ({ start, end }) => Date.parse(start) <= at.getTime() && (!end || at.getTime() < Date.parse(end)),
  );
}
