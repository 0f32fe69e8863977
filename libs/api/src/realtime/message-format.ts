import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';

// One description of a message reads both its bytes and its JSON. Unlike the reflection of @bufbuild/protobuf it makes
// plain objects at once, leaves enumerations as numbers, and shows whether a field was given.

/** A field of a protobuf message. */
export interface Field<Value> {
  number: number;
  wireType: WireType;
  /** @param before the value so far: a field may be repeated, and a message may come in parts */
  fromWire: (reader: BinaryReader, before: Value | undefined) => Value;
  fromJson: (value: unknown) => Value;
}

/** By name, as protobuf's JSON mapping writes it (`routeId`). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a field takes what it gives, so no other type holds them all
type Fields = Record<string, Field<any>>;

/** A message as it was read. A field that was not given is absent: 0 is a value. */
export type Decoded<Of extends Fields> = {
  [Name in keyof Of]?: Of[Name] extends Field<infer Value> ? Value : never;
};

/** How a message is read from bytes and from JSON. */
export interface MessageFormat<Of extends Fields = Fields> {
  byNumber: ReadonlyMap<number, readonly [name: string, field: Of[string]]>;
  names: readonly (readonly [name: string, formatName: string, field: Of[string]])[];
}

/** What a format gives. */
export type DecodedAs<Format> = Format extends MessageFormat<infer Of> ? Decoded<Of> : never;

export function messageFormat<const Of extends Fields>(fields: Of): MessageFormat<Of> {
  const entries = Object.entries(fields) as [string, Of[string]][];
  return {
    byNumber: new Map(entries.map(([name, field]) => [field.number, [name, field]])),
    names: entries.map(([name, field]) => [name, toFormatName(name), field]),
  };
}

/** Converts `routeId` to `route_id`. */
const toFormatName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads a message that is the whole of these bytes: see `readFields`. */
export function readBytes<Of extends Fields>(format: MessageFormat<Of>, bytes: Uint8Array): Decoded<Of> {
  return readFields(format, new BinaryReader(bytes), bytes.length);
}

/**
 * Reads a message from a protocol buffer. Unknown fields are skipped.
 * @param end where the message ends
 * @throws Error if the bytes are broken, or a field has another type than the format says
 */
function readFields<Of extends Fields>(
  { byNumber }: MessageFormat<Of>,
  reader: BinaryReader,
  end: number,
  into: Decoded<Of> = {},
): Decoded<Of> {
  const message = into as Record<string, unknown>;
  while (reader.pos < end) {
    const [number, wireType] = reader.tag();
    const [name, field] = byNumber.get(number) ?? [];
    if (!name || !field || isOthers(field, wireType)) reader.skip(wireType, number);
    else if (field.wireType === wireType) message[name] = field.fromWire(reader, message[name]);
    else throw new Error(`field ${number} has wire type ${wireType}`);
  }
  if (reader.pos > end) throw new Error('a field is longer than its message');
  return into;
}

/** Other producers may use a number of the extensions for something else. */
const isOthers = (field: Field<unknown>, wireType: WireType) =>
  field.number >= 1000 && field.wireType !== wireType;

/**
 * Reads a message from JSON, with the names of the format (`route_id`) or of protobuf's JSON mapping (`routeId`). Unknown
 * keys are ignored, and null is a missing value.
 * @throws Error if a value has another type than the format says
 */
export function readJsonFields<Of extends Fields>({ names }: MessageFormat<Of>, value: unknown): Decoded<Of> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('a message is no object');
  const given = value as Record<string, unknown>;
  const message: Record<string, unknown> = {};
  for (const [name, formatName, field] of names) {
    const one = given[name] ?? given[formatName];
    if (one === undefined || one === null) continue;
    try {
      message[name] = field.fromJson(one);
    } catch (error) {
      throw new Error(`${formatName}: ${(error as Error).message}`, { cause: error });
    }
  }
  return message as Decoded<Of>;
}

/** A text. An empty one is a missing one. */
export const text = (number: number): Field<string | undefined> => ({
  number,
  wireType: WireType.LengthDelimited,
  fromWire: (reader) => reader.string() || undefined,
  fromJson: (value) => {
    if (typeof value !== 'string') throw new Error('is no text');
    return value.toWellFormed() || undefined;
  },
});

export const flag = (number: number): Field<boolean> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => reader.bool(),
  fromJson: (value) => {
    if (typeof value !== 'boolean') throw new Error('is neither true nor false');
    return value;
  },
});

export const int32 = (number: number): Field<number> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => reader.int32(),
  fromJson: (value) => toInteger(value, -(2 ** 31), 2 ** 31 - 1),
});

export const uint32 = (number: number): Field<number> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => reader.uint32(),
  fromJson: (value) => toInteger(value, 0, 2 ** 32 - 1),
});

/** Beyond 2 ** 53 not the exact number. */
export const uint64 = (number: number): Field<number> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => Number(reader.uint64()),
  fromJson: (value) => toInteger(value, 0, 2 ** 64),
});

/** A single-precision number. */
export const float = (number: number): Field<number> => ({
  number,
  wireType: WireType.Bit32,
  fromWire: (reader) => reader.float(),
  fromJson: (value) => {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
      throw new Error('is no number');
    return Math.fround(Number(value));
  },
});

/** Seconds since 1970. Some feeds write 0 for a missing time, and the largest number for one that never comes. */
export const moment = (number: number): Field<number | undefined> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => toMoment(Number(reader.int64())),
  fromJson: (value) => toMoment(toInteger(value, -(2 ** 63), 2 ** 64)),
});

const endOfTime = Date.parse('9999-12-31T00:00:00Z') / 1000;

const toMoment = (seconds: number) => (seconds > 0 && seconds < endOfTime ? seconds : undefined);

/**
 * An enumeration, by number: later versions of the format may add values. In JSON, -1 is a name that we do not know.
 * @param names in the order of their numbers
 */
export const enumeration = (number: number, names: readonly (string | undefined)[]): Field<number> => ({
  number,
  wireType: WireType.Varint,
  fromWire: (reader) => reader.int32(),
  fromJson: (value) => {
    if (typeof value === 'string' && !/^-?\d+$/.test(value)) return names.indexOf(value);
    return toInteger(value, -(2 ** 31), 2 ** 31 - 1);
  },
});

/** A message within a message. */
export const part = <Of extends Fields>(number: number, format: MessageFormat<Of>): Field<Decoded<Of>> => ({
  number,
  wireType: WireType.LengthDelimited,
  fromWire: (reader, before) => {
    const end = reader.uint32() + reader.pos;
    return readFields(format, reader, end, before);
  },
  fromJson: (value) => readJsonFields(format, value),
});

/** A message that is read when it is asked for, so that a broken one does not lose its neighbours. */
export const latePart = <Of extends Fields>(
  number: number,
  format: MessageFormat<Of>,
): Field<() => Decoded<Of>> => ({
  number,
  wireType: WireType.LengthDelimited,
  fromWire: (reader) => {
    const bytes = reader.bytes();
    return () => readBytes(format, bytes);
  },
  fromJson: (value) => () => readJsonFields(format, value),
});

/** A field that may be repeated. */
export const list = <Value>({ number, wireType, ...one }: Field<Value>): Field<Value[]> => ({
  number,
  wireType,
  fromWire: (reader, before = []) => {
    before.push(one.fromWire(reader, undefined));
    return before;
  },
  fromJson: (value) => {
    if (!Array.isArray(value)) throw new Error('is no list');
    return value.map((item) => one.fromJson(item));
  },
});

function toInteger(value: unknown, least: number, most: number): number {
  const given = typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? Number(value) : value;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < least || given > most)
    throw new Error('is no whole number, or out of range');
  return given;
}
