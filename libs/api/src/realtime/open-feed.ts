import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import {
  type DecodedAs,
  enumeration,
  flag,
  messageFormat,
  readBytes,
  readJsonFields,
  text,
  uint64,
} from './message-format';

const incrementalities = ['FULL_DATASET', 'DIFFERENTIAL'] as const;

const headerFormat = messageFormat({
  gtfsRealtimeVersion: text(1),
  incrementality: enumeration(2, incrementalities),
  timestamp: uint64(3),
  feedVersion: text(4),
  // of ours, within the range that the format leaves to private use
  isSimulated: flag(9001),
});

type GivenHeader = DecodedAs<typeof headerFormat>;

/** The header of a GTFS-Realtime feed. */
export interface FeedHeader {
  /** When the feed was made, in seconds since 1970; undefined if it does not say. */
  timestamp: number | undefined;
  /** That of feed_info.txt of the GTFS feed which it is about; undefined if it does not say. */
  feedVersion: string | undefined;
  /** Its trains are invented, for tests and demonstrations. */
  isSimulated: boolean;
}

/** A feed whose entities have not been read yet, so that each can be left out alone. */
export interface OpenFeed {
  header: FeedHeader;
  entities: readonly RawEntity[];
}

/** An entity in one of the two formats. */
export interface RawEntity {
  /** A protocol buffer. */
  bytes?: Uint8Array;
  /** Parsed JSON, if there are no bytes. */
  json?: unknown;
}

/**
 * Opens a GTFS-Realtime feed: a protocol buffer, or JSON with the names of the format (`route_id`) or of protobuf's JSON
 * mapping (`routeId`). Tries the format that the media type names, then the other: a protocol buffer may begin with any byte,
 * also a brace.
 * @param contentType its media type is enough
 * @throws Error with the reason if the input is not such a feed, or one of a kind that is not supported
 */
export function openFeed(bytes: Uint8Array, contentType = ''): OpenFeed {
  const isJson = /\bjson\b/i.test(contentType);
  const looksLikeJson = isJson || /^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, 100)));
  const reasons = new Map<typeof openJson, string>();
  for (const openAs of isJson ? [openJson, openProtobuf] : [openProtobuf, openJson]) {
    try {
      const { header, entities } = openAs(bytes);
      return { header: supported(header), entities };
    } catch (error) {
      if (error instanceof UnsupportedFeed) throw error;
      reasons.set(openAs, (error as Error).message);
    }
  }
  throw new Error(reasons.get(looksLikeJson ? openJson : openProtobuf));
}

/** Its header was read, so the other format need not be tried. */
class UnsupportedFeed extends Error {}

function supported(header: GivenHeader): FeedHeader {
  const { gtfsRealtimeVersion = '', incrementality = 0, timestamp, feedVersion } = header;
  if (!/^[12](\.|$)/.test(gtfsRealtimeVersion))
    throw new UnsupportedFeed(`gtfs_realtime_version ${gtfsRealtimeVersion} is not supported`);
  if (incrementality !== 0)
    throw new UnsupportedFeed(
      `incrementality ${incrementalities[incrementality] ?? incrementality} is not supported`,
    );
  return { timestamp: timestamp || undefined, feedVersion, isSimulated: header.isSimulated ?? false };
}

function openProtobuf(bytes: Uint8Array) {
  const reader = new BinaryReader(bytes);
  const parts: Record<number, Uint8Array[]> = { 1: [], 2: [] };
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    const found = wireType === WireType.LengthDelimited && parts[field];
    if (found) found.push(reader.bytes());
    else reader.skip(wireType, field);
  }
  const header = parts[1]!.at(-1);
  if (!header) throw new Error('header: is missing');
  return {
    header: withVersion(readBytes(headerFormat, header)),
    entities: parts[2]!.map((entity): RawEntity => ({ bytes: entity })),
  };
}

function openJson(bytes: Uint8Array) {
  const feed: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const { header, entity } = (feed ?? {}) as { header?: unknown; entity?: unknown };
  if (header === undefined || header === null) throw new Error('header: is missing');
  if (!Array.isArray(entity ?? [])) throw new Error('entity: is no list');
  return {
    header: withVersion(readJsonFields(headerFormat, header)),
    entities: ((entity ?? []) as unknown[]).map((json): RawEntity => ({ json })),
  };
}

/** Almost any bytes are a protocol buffer: those with a version are a feed. */
function withVersion(header: GivenHeader): GivenHeader {
  if (!header.gtfsRealtimeVersion) throw new Error('header: gtfs_realtime_version is missing');
  return header;
}
