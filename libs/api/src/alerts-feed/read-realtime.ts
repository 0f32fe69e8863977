import { fromBinary, fromJson, type JsonValue, type Message, toJson } from '@bufbuild/protobuf';
import type { z } from 'zod';
import { openFeed, type RawEntity } from '../realtime/open-feed';
import { createPauses } from '../realtime/pauses';
import { type RealtimeAlert, realtimeEntity } from './realtime-alert';
import { feedEntitySchema } from './realtime-schema';
import { hasUnknownFields, hasUnknownKeys } from './unknown-fields';

export interface RealtimeFeed {
  /** When the feed was created, in seconds since 1970; undefined if it does not say. */
  timestamp: number | undefined;
  /** Its data are invented: every alert is an example. */
  isSimulated: boolean;
  /** In the order of the feed. Deleted ones are not here. */
  alerts: ({ id: string } & RealtimeAlert)[];
  /** Why entities were left out, one line for each. */
  unreadable: string[];
}

/**
 * Reads the alerts of a GTFS-Realtime feed. An entity that does not decode is left out alone. Other work of the thread
 * goes on meanwhile.
 * @throws Error as `openFeed`
 */
export async function readRealtime(bytes: Uint8Array, contentType = ''): Promise<RealtimeFeed> {
  const { header, entities } = openFeed(bytes, contentType);
  const { timestamp, isSimulated } = header;
  const feed: RealtimeFeed = { timestamp, isSimulated, alerts: [], unreadable: [] };
  const pause = createPauses();
  for (const [index, raw] of entities.entries()) {
    await pause();
    const { entity, reason } = readEntity(raw);
    if (reason) feed.unreadable.push(`entity ${index + 1} cannot be read: ${reason}`);
    if (entity?.alert && !entity.isDeleted) feed.alerts.push({ id: entity.id, ...entity.alert });
  }
  return feed;
}

interface DecodedEntity {
  message: Message;
  /** By informed entity of its alert: whether it has a field that we do not know. */
  isPartial: boolean[];
}

/** @throws Error if it is broken */
function decode({ bytes, json }: RawEntity): DecodedEntity {
  if (!bytes) {
    const message = fromJson(feedEntitySchema, wellFormed(json), { ignoreUnknownFields: true });
    return { message, isPartial: hasUnknownKeys(json) };
  }
  const message = fromBinary(feedEntitySchema, bytes);
  return { message, isPartial: hasUnknownFields(message) };
}

/** Half a surrogate pair is no text for a protocol buffer, and would lose its alert. */
function wellFormed(value: unknown): JsonValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)]));
}

function readEntity(raw: RawEntity) {
  try {
    const { message, isPartial } = decode(raw);
    const entity = parseOrExplain(realtimeEntity, toJson(feedEntitySchema, message));
    for (const [index, selector] of (entity.alert?.informedEntity ?? []).entries())
      if (isPartial[index]) selector.isPartial = true;
    return { entity };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

function parseOrExplain<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error([issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}
