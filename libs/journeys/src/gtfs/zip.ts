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

// PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16
const endSignature = 0x06054b50;
const endLength = 22;
const maximumCommentLength = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const fileLength = 30;
const stored = 0;
const deflated = 8;
const encryptedFlag = 1;
/** Directory value of a size that only zip64 can state. */
const statedElsewhere = 0xffffffff;

/**
 * Lists the files of a zip archive. Unpacks each only on demand.
 *
 * Own code on Node's inflate, because a reader of untrusted feeds must not unpack more than stated, nor accept
 * damaged files; the small libraries verify no checksum.
 *
 * @throws Error if it is not an archive, is truncated, or uses encryption, zip64 or several parts
 */
export function readZip(archive: Uint8Array): ZipEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new Error('its directory is damaged');
    const [pathLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    );
    const entry = toEntry(bytes, at, pathLength as number);
    at += entryLength + (pathLength as number) + (extraLength as number) + (commentLength as number);
    return entry;
  });
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - maximumCommentLength);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw new Error('it has no directory');
}

function toEntry(bytes: Buffer, at: number, pathLength: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const sum = bytes.readUInt32LE(at + 16);
  const packedSize = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const start = bytes.readUInt32LE(at + 42);
  const path = bytes.toString('utf8', at + entryLength, at + entryLength + pathLength);
  const read = () => {
    if (flags & encryptedFlag) throw new Error('it is encrypted');
    if (size === statedElsewhere || start === statedElsewhere) throw new Error('zip64 is not supported');
    // the file's own header repeats path and extra field, with other lengths
    const skipped = fileLength + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(start + skipped, start + skipped + packedSize);
    const content = unpack(packed, method, size);
    if (content.length !== size || crc32(content) !== sum) throw new Error('it is damaged');
    return content;
  };
  return { path, size, read };
}

function unpack(packed: Buffer, method: number, size: number): Uint8Array {
  if (method === stored) return packed;
  if (method !== deflated) throw new Error(`compression ${method} is not supported`);
  // zlib treats a limit of 0 bytes as no limit
  return size === 0 ? new Uint8Array(0) : inflateRawSync(packed, { maxOutputLength: size });
}
