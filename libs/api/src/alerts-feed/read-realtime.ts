import { fromBinary, fromJsonString, type Message, toJson } from '@bufbuild/protobuf';
import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';
import { z } from 'zod';
import { feedMessageSchema } from './realtime-schema';

/** Seconds since 1970; 0 is what some write where they mean none. */
const posixTime = z.coerce
  .number()
  .transform((seconds) => (seconds > 0 ? seconds : undefined))
  .optional();

const translatedString = z
  .object({
    translation: z
      .array(z.object({ text: z.string().default(''), language: z.string().optional() }))
      .default([]),
  })
  .transform(({ translation }) => translation)
  .default([]);

const entitySelector = z.object({
  agencyId: z.string().optional(),
  routeId: z.string().optional(),
  routeType: z.number().optional(),
  stopId: z.string().optional(),
  directionId: z.number().optional(),
  trip: z
    .object({
      tripId: z.string().optional(),
      routeId: z.string().optional(),
      directionId: z.number().optional(),
    })
    .optional(),
});
export type EntitySelector = z.infer<typeof entitySelector>;

const realtimeAlert = z.object({
  activePeriod: z.array(z.object({ start: posixTime, end: posixTime })).default([]),
  informedEntity: z.array(entitySelector).default([]),
  // a number that the format did not have when this was written
  cause: z.enum(alertCauses).catch('UNKNOWN_CAUSE'),
  effect: z.enum(alertEffects).catch('UNKNOWN_EFFECT'),
  severityLevel: z.enum(alertSeverities).catch('UNKNOWN_SEVERITY'),
  headerText: translatedString,
  descriptionText: translatedString,
});
export type RealtimeAlert = z.infer<typeof realtimeAlert>;

const realtimeFeed = z
  .object({
    header: z.object(
      {
        gtfsRealtimeVersion: z.string('is missing'),
        incrementality: z.literal('FULL_DATASET', 'must be FULL_DATASET').optional(),
        timestamp: posixTime,
      },
      'is missing',
    ),
    entity: z
      .array(
        z.object({
          id: z.string('is missing').min(1, 'is empty'),
          isDeleted: z.boolean().default(false),
          alert: realtimeAlert.optional(),
        }),
      )
      .default([]),
  })
  .transform(({ header, entity }) => ({
    /** When the feed was made. */
    timestamp: header.timestamp,
    alerts: entity.flatMap(({ id, isDeleted, alert }) => (alert && !isDeleted ? [{ id, ...alert }] : [])),
  }));
export type RealtimeFeed = z.infer<typeof realtimeFeed>;

/**
 * The alerts of a GTFS-Realtime feed, as protocol buffer or as JSON with the format's own names or those of protobuf's
 * JSON.
 * @throws Error for what is no such feed, with the reason
 */
export function readRealtime(bytes: Uint8Array): RealtimeFeed {
  const { data, error } = realtimeFeed.safeParse(toJson(feedMessageSchema, readMessage(bytes)));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

function readMessage(bytes: Uint8Array): Message {
  // a protocol buffer begins with the number of its first field, which is a line feed, and never goes on with a brace
  const text = new TextDecoder().decode(bytes);
  if (!text.trimStart().startsWith('{')) return fromBinary(feedMessageSchema, bytes);
  return fromJsonString(feedMessageSchema, text, { ignoreUnknownFields: true });
}
