import { fromJson, toBinary } from '@bufbuild/protobuf';
import type { RealtimeAlerts } from '@raang/contract';
import { feedMessageSchema } from './realtime-schema';

/** Encodes a GTFS-Realtime feed as a protocol buffer. */
export function writeRealtime(alerts: RealtimeAlerts): Uint8Array {
  return toBinary(feedMessageSchema, fromJson(feedMessageSchema, alerts));
}
