import { Buffer } from 'node:buffer';
import { crc32, inflateRawSync } from 'node:zlib';

/** A file in an archive, as stated in the archive's directory. */
export interface ZipEntry {
  /** Path in the archive. */
  path: string;
  /** Unpacked. */
  size: number;
  /** Unpacks at most `size` bytes and verifies the checksum. Throws if they do not match the directory. */
  read: () => Uint8Array;
}

// PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16 and 4.5.3
const endSignature = 0x06054b50;
const endLength = 22;
const maximumCommentLength = 0xffff;
const locatorSignature = 0x07064b50;
const locatorLength = 20;
const end64Signature = 0x06064b50;
const entrySignature = 0x02014b50;
const entryLength = 46;
const fileLength = 30;
const zip64Field = 1;
const stored = 0;
const deflated = 8;
const encryptedFlag = 1;
/** Values of fields that are too small for a number: zip64 has it elsewhere. */
const [elsewhere16, elsewhere32] = [0xffff, 0xffffffff];

/**
 * Lists the files of a zip archive, zip64 or not. Unpacks each only on demand.
 *
 * Own code on Node's inflate, because a reader of untrusted feeds must not unpack more than stated, nor accept
 * damaged files; the small libraries verify no checksum.
 *
 * @param maximumEntries files and folders; an archive with more is refused before its directory is read
 * @throws Error if it is not an archive, is truncated, has too many entries, or uses encryption or several parts
 */
export function readZip(archive: Uint8Array, maximumEntries = 65_535): ZipEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const { count, start } = findDirectory(bytes);
  if (count > maximumEntries) throw new Error(`it has more than ${maximumEntries} entries`);
  let at = start;
  return Array.from({ length: count }, () => {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entrySignature) {
      throw new Error('its directory is damaged');
    }
    const [pathLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    ) as [number, number, number];
    const entry = toEntry(bytes, at, pathLength, extraLength);
    at += entryLength + pathLength + extraLength + commentLength;
    return entry;
  });
}

interface Directory {
  /** Number of entries. */
  count: number;
  /** Of the first entry. */
  start: number;
}

function findDirectory(bytes: Buffer): Directory {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count !== elsewhere16 && start !== elsewhere32) return { count, start };
  // an archive may have 65,535 entries without zip64
  return findDirectory64(bytes, end - locatorLength) ?? { count, start };
}

/** The directory by the zip64 end record, which the locator before the end record names; undefined without zip64. */
function findDirectory64(bytes: Buffer, locator: number): Directory | undefined {
  if (locator < 0 || bytes.readUInt32LE(locator) !== locatorSignature) return undefined;
  const end = readNumber64(bytes, locator + 8);
  if (end + 56 > locator || bytes.readUInt32LE(end) !== end64Signature) {
    throw new Error('its zip64 directory is damaged');
  }
  return { count: readNumber64(bytes, end + 32), start: readNumber64(bytes, end + 48) };
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - maximumCommentLength);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw new Error('it has no directory');
}

/** @throws Error for a number that no archive in memory can have */
function readNumber64(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw new Error('its zip64 directory is damaged');
  return value;
}

function toEntry(bytes: Buffer, at: number, pathLength: number, extraLength: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const sum = bytes.readUInt32LE(at + 16);
  const extra = bytes.subarray(at + entryLength + pathLength, at + entryLength + pathLength + extraLength);
  const [size, packedSize, start] = statedNumbers(
    [24, 20, 42].map((field) => bytes.readUInt32LE(at + field)),
    extra,
  ) as [number, number, number];
  const path = bytes.toString('utf8', at + entryLength, at + entryLength + pathLength);
  const read = () => {
    if (flags & encryptedFlag) throw new Error('it is encrypted');
    if (start + fileLength > bytes.length) throw new Error('it is damaged');
    // the file's own header repeats path and extra field, with other lengths
    const skipped = fileLength + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(start + skipped, start + skipped + packedSize);
    const content = unpack(packed, method, size);
    if (content.length !== size || crc32(content) !== sum) throw new Error('it is damaged');
    return content;
  };
  return { path, size, read };
}

/** Size, packed size and start of an entry: those that do not fit are in its zip64 extra field, in this order. */
function statedNumbers(numbers: readonly number[], extra: Buffer): number[] {
  if (!numbers.includes(elsewhere32)) return [...numbers];
  const field = zip64FieldIn(extra);
  let at = 0;
  return numbers.map((value) => {
    if (value !== elsewhere32) return value;
    if (at + 8 > field.length) throw new Error('its zip64 directory is damaged');
    at += 8;
    return readNumber64(field, at - 8);
  });
}

function zip64FieldIn(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    if (extra.readUInt16LE(at) === zip64Field) return field;
  }
  return Buffer.alloc(0);
}

function unpack(packed: Buffer, method: number, size: number): Uint8Array {
  if (method === stored) return packed;
  if (method !== deflated) throw new Error(`compression ${method} is not supported`);
  // zlib treats a limit of 0 bytes as no limit
  return size === 0 ? new Uint8Array(0) : inflateRawSync(packed, { maxOutputLength: size });
}
