import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

type Kind = 'text' | 'varint' | 'float' | Message;
interface Message {
  [name: string]: readonly [number: number, kind: Kind];
}

// by the numbers of gtfs-realtime.proto, so that tests do not depend on the reader's description

const descriptor: Message = {
  trip_id: [1, 'text'],
  start_time: [2, 'text'],
  start_date: [3, 'text'],
  schedule_relationship: [4, 'varint'],
  route_id: [5, 'text'],
  direction_id: [6, 'varint'],
  modified_trip: [7, { modifications_id: [1, 'text'], affected_trip_id: [2, 'text'] }],
};
const vehicle: Message = {
  id: [1, 'text'],
  label: [2, 'text'],
  license_plate: [3, 'text'],
  wheelchair_accessible: [4, 'varint'],
};
const event: Message = {
  delay: [1, 'varint'],
  time: [2, 'varint'],
  uncertainty: [3, 'varint'],
  scheduled_time: [4, 'varint'],
};
const properties: Message = {
  assigned_stop_id: [1, 'text'],
  stop_headsign: [2, 'text'],
  pickup_type: [3, 'varint'],
  drop_off_type: [4, 'varint'],
};
const call: Message = {
  stop_sequence: [1, 'varint'],
  arrival: [2, event],
  departure: [3, event],
  stop_id: [4, 'text'],
  schedule_relationship: [5, 'varint'],
  stop_time_properties: [6, properties],
  departure_occupancy_status: [7, 'varint'],
};
const tripUpdate: Message = {
  trip: [1, descriptor],
  stop_time_update: [2, call],
  vehicle: [3, vehicle],
  timestamp: [4, 'varint'],
  delay: [5, 'varint'],
  trip_properties: [
    6,
    { trip_id: [1, 'text'], start_date: [2, 'text'], start_time: [3, 'text'], shape_id: [4, 'text'] },
  ],
};
const carriage: Message = {
  id: [1, 'text'],
  label: [2, 'text'],
  occupancy_status: [3, 'varint'],
  occupancy_percentage: [4, 'varint'],
  carriage_sequence: [5, 'varint'],
};
const position: Message = {
  trip: [1, descriptor],
  position: [2, { latitude: [1, 'float'], longitude: [2, 'float'], bearing: [3, 'float'] }],
  current_stop_sequence: [3, 'varint'],
  current_status: [4, 'varint'],
  timestamp: [5, 'varint'],
  congestion_level: [6, 'varint'],
  stop_id: [7, 'text'],
  vehicle: [8, vehicle],
  occupancy_status: [9, 'varint'],
  occupancy_percentage: [10, 'varint'],
  multi_carriage_details: [11, carriage],
};
const feedMessage: Message = {
  header: [
    1,
    {
      gtfs_realtime_version: [1, 'text'],
      incrementality: [2, 'varint'],
      timestamp: [3, 'varint'],
      feed_version: [4, 'text'],
      is_simulated: [9001, 'varint'],
    },
  ],
  entity: [
    2,
    { id: [1, 'text'], is_deleted: [2, 'varint'], trip_update: [3, tripUpdate], vehicle: [4, position] },
  ],
};

/** A feed as JSON, with the names of the format and enumerations by number. */
export interface TrainsText {
  header: Record<string, unknown>;
  entity?: readonly Record<string, unknown>[];
}

/** Encodes a feed of trains as a protocol buffer. */
export const encodeTrains = (feed: TrainsText): Uint8Array => encode(feedMessage, { ...feed });

function encode(message: Message, given: Record<string, unknown>): Uint8Array<ArrayBuffer> {
  const writer = new BinaryWriter();
  for (const [name, value] of Object.entries(given)) {
    const field = message[name];
    if (!field) throw new Error(`the encoder has no ${name}`);
    for (const one of Array.isArray(value) ? value : [value]) write(writer, field, one);
  }
  return writer.finish();
}

function write(writer: BinaryWriter, [number, kind]: Message[string], value: unknown): void {
  if (kind === 'text') writer.tag(number, WireType.LengthDelimited).string(value as string);
  else if (kind === 'float') writer.tag(number, WireType.Bit32).float(value as number);
  else if (kind === 'varint') writer.tag(number, WireType.Varint).int64(Number(value));
  else writer.tag(number, WireType.LengthDelimited).bytes(encode(kind, value as Record<string, unknown>));
}
