import { fromJson, type JsonValue, toBinary } from '@bufbuild/protobuf';
import type { RealtimeAlerts } from '@raang/contract';
import { feedMessageSchema, feedMessageSchemaWith, type RealtimeTables } from './realtime-schema';

/** Encodes a GTFS-Realtime feed as a protocol buffer. */
export function writeRealtime(alerts: RealtimeAlerts): Uint8Array {
  return toBinary(feedMessageSchema, fromJson(feedMessageSchema, alerts));
}

/**
 * Creates a function that encodes a GTFS-Realtime feed with more than alerts.
 * @param more the messages and fields that alerts do not have
 */
export function createRealtimeWriter(more: RealtimeTables): (feed: JsonValue) => Uint8Array {
  const schema = feedMessageSchemaWith(more);
  return (feed) => toBinary(schema, fromJson(schema, feed));
}
