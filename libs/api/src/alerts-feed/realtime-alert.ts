import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';
import { z } from 'zod';

/** Seconds since 1970. Some feeds write 0 for a missing time. */
const posixTime = z.coerce
  .number()
  .transform((seconds) => (seconds > 0 ? seconds : undefined))
  .optional();

const timeRanges = z.array(z.object({ start: posixTime, end: posixTime })).default([]);

/** An empty text is a missing one. */
const text = z
  .string()
  .transform((given) => given || undefined)
  .optional();

const translatedString = z
  .object({ translation: z.array(z.object({ text, language: text })).default([]) })
  .transform(({ translation }) =>
    translation.flatMap(({ text: said, language }) => (said ? [{ text: said, language }] : [])),
  )
  .default([]);
export type Translations = z.infer<typeof translatedString>;

const entitySelector = z.object({
  agencyId: text,
  routeId: text,
  routeType: z.number().optional(),
  stopId: text,
  directionId: z.number().optional(),
  trip: z
    .object({
      tripId: text,
      routeId: text,
      directionId: z.number().optional(),
      startDate: text,
      startTime: text,
    })
    .optional(),
  /** It has a field that we do not know. */
  isPartial: z.literal(true).optional(),
});
export type EntitySelector = z.infer<typeof entitySelector>;

const realtimeAlert = z.object({
  activePeriod: timeRanges,
  communicationPeriod: timeRanges,
  impactPeriod: timeRanges,
  informedEntity: z.array(entitySelector).default([]),
  // later versions of the format may add values
  cause: z.enum(alertCauses).catch('UNKNOWN_CAUSE'),
  effect: z.enum(alertEffects).catch('UNKNOWN_EFFECT'),
  severityLevel: z.enum(alertSeverities).catch('UNKNOWN_SEVERITY'),
  url: translatedString,
  headerText: translatedString,
  descriptionText: translatedString,
  causeDetail: translatedString,
  effectDetail: translatedString,
});
export type RealtimeAlert = z.infer<typeof realtimeAlert>;

/** An entity of a feed, as protobuf's JSON mapping. */
export const realtimeEntity = z.object({
  id: z.string('is missing').min(1, 'is empty'),
  isDeleted: z.boolean().default(false),
  alert: realtimeAlert.optional(),
});
