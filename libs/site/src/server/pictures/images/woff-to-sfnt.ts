import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Extracts the TrueType font of a WOFF file: the same tables in the same order, unpacked. Pango supports no WOFF.
 * https://www.w3.org/TR/WOFF/
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes);
  const largestPower = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** largestPower * sfntEntryBytes, 6);
  directory.writeUInt16BE(largestPower, 8);
  directory.writeUInt16BE((count - 2 ** largestPower) * sfntEntryBytes, 10);

  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = headerBytes + index * woffEntryBytes;
    const to = sfntHeaderBytes + index * sfntEntryBytes;
    const [position, packedBytes, bytes] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(position, position + packedBytes);
    const table = packedBytes < bytes ? inflateSync(packed) : packed;
    // a table's tag and checksum are the same in both
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(bytes, to + 12);
    // each begins at a multiple of four
    const padded = Buffer.alloc(Math.ceil(bytes / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
