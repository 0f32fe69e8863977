import { fromBinary, fromJson, type JsonValue, type Message, toJson } from '@bufbuild/protobuf';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { z } from 'zod';
import { createPauses } from './pauses';
import { type RealtimeAlert, realtimeEntity, realtimeHeader } from './realtime-alert';
import { feedEntitySchema, feedHeaderSchema } from './realtime-schema';
import { hasUnknownFields, hasUnknownKeys } from './unknown-fields';

export interface RealtimeFeed {
  /** When the feed was created, in seconds since 1970; undefined if it does not say. */
  timestamp: number | undefined;
  /** In the order of the feed. Deleted ones are not here. */
  alerts: ({ id: string } & RealtimeAlert)[];
  /** Why entities were left out, one line for each. */
  unreadable: string[];
}

/**
 * Reads the alerts of a GTFS-Realtime feed: a protocol buffer, or JSON with the names of the format (`route_id`) or of
 * protobuf's JSON mapping (`routeId`). An entity that does not decode is left out alone. Other work of the thread goes on
 * meanwhile.
 * @param contentType decides which format is tried first; its media type is enough
 * @throws Error with the reason if the input is not such a feed, or one of a kind that is not supported
 */
export async function readRealtime(bytes: Uint8Array, contentType = ''): Promise<RealtimeFeed> {
  const { header, entities } = open(bytes, contentType);
  if (!/^[12](\.|$)/.test(header.gtfsRealtimeVersion))
    throw new Error(`gtfs_realtime_version ${header.gtfsRealtimeVersion} is not supported`);
  if (header.incrementality !== 'FULL_DATASET')
    throw new Error(`incrementality ${header.incrementality} is not supported`);
  const feed: RealtimeFeed = { timestamp: header.timestamp, alerts: [], unreadable: [] };
  const pause = createPauses();
  for (const [index, decode] of entities.entries()) {
    await pause();
    const { entity, reason } = readEntity(decode);
    if (reason) feed.unreadable.push(`entity ${index + 1} cannot be read: ${reason}`);
    if (entity?.alert && !entity.isDeleted) feed.alerts.push({ id: entity.id, ...entity.alert });
  }
  return feed;
}

interface OpenFeed {
  header: z.infer<typeof realtimeHeader>;
  /** Decodes an entity, and marks its selectors with fields that we do not know. Throws if it is broken. */
  entities: (() => DecodedEntity)[];
}

interface DecodedEntity {
  message: Message;
  /** By informed entity of its alert. */
  isPartial: boolean[];
}

/** Tries the format that the media type names, then the other. A protocol buffer may begin with any byte, also a brace. */
function open(bytes: Uint8Array, contentType: string): OpenFeed {
  const isJson = /\bjson\b/i.test(contentType);
  const looksLikeJson = isJson || /^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 100)));
  const reasons = new Map<typeof openJson, string>();
  for (const openAs of isJson ? [openJson, openProtobuf] : [openProtobuf, openJson]) {
    try {
      return openAs(bytes);
    } catch (error) {
      reasons.set(openAs, (error as Error).message);
    }
  }
  throw new Error(reasons.get(looksLikeJson ? openJson : openProtobuf));
}

function openProtobuf(bytes: Uint8Array): OpenFeed {
  const reader = new BinaryReader(bytes);
  const parts: Record<number, Uint8Array[]> = { 1: [], 2: [] };
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    const part = wireType === WireType.LengthDelimited && parts[field];
    if (part) part.push(reader.bytes());
    else reader.skip(wireType, field);
  }
  const header = parts[1]!.at(-1);
  if (!header) throw new Error('header: is missing');
  return {
    header: readHeader(fromBinary(feedHeaderSchema, header)),
    entities: parts[2]!.map((entity) => () => {
      const message = fromBinary(feedEntitySchema, entity);
      return { message, isPartial: hasUnknownFields(message) };
    }),
  };
}

const jsonFeed = z.object({ header: z.unknown(), entity: z.array(z.unknown()).nullish() });

function openJson(bytes: Uint8Array): OpenFeed {
  const { header, entity } = parseOrExplain(jsonFeed, JSON.parse(new TextDecoder().decode(bytes)));
  const options = { ignoreUnknownFields: true };
  if (header === undefined || header === null) throw new Error('header: is missing');
  return {
    header: readHeader(fromJson(feedHeaderSchema, header as JsonValue, options)),
    entities: (entity ?? []).map((one) => () => ({
      message: fromJson(feedEntitySchema, wellFormed(one), options),
      isPartial: hasUnknownKeys(one),
    })),
  };
}

/** Half a surrogate pair is no text for a protocol buffer, and would lose its alert. */
function wellFormed(value: unknown): JsonValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)]));
}

const readHeader = (message: Message) => parseOrExplain(realtimeHeader, toJson(feedHeaderSchema, message));

function readEntity(decode: OpenFeed['entities'][number]) {
  try {
    const { message, isPartial } = decode();
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
