import { fromBinary, fromJsonString, type Message, toJson } from '@bufbuild/protobuf';
import { alertCauses, alertEffects, alertSeverities } from '@raang/domain';
import { z } from 'zod';
import { feedMessageSchema } from './realtime-schema';

/** Seconds since 1970. Some feeds write 0 for a missing time. */
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
  // later versions of the format may add values
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
    /** Time when the feed was created. */
    timestamp: header.timestamp,
    alerts: entity.flatMap(({ id, isDeleted, alert }) => (alert && !isDeleted ? [{ id, ...alert }] : [])),
  }));
export type RealtimeFeed = z.infer<typeof realtimeFeed>;

/**
 * Reads the alerts of a GTFS-Realtime feed: a protocol buffer, or JSON with the names of the format (`route_id`) or of
 * protobuf's JSON mapping (`routeId`).
 * @throws Error with the reason if the input is not such a feed
 */
export function readRealtime(bytes: Uint8Array): RealtimeFeed {
  const { data, error } = realtimeFeed.safeParse(toJson(feedMessageSchema, readMessage(bytes)));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
}

function readMessage(bytes: Uint8Array): Message {
  // A protocol buffer starts with the tag of its first field. That byte is a line feed, and no brace can follow it.
  const text = new TextDecoder().decode(bytes);
  if (!text.trimStart().startsWith('{')) return fromBinary(feedMessageSchema, bytes);
  return fromJsonString(feedMessageSchema, text, { ignoreUnknownFields: true });
}
