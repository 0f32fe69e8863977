import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

/** False values to write into the archive's directory. */
interface Lie {
  size?: number;
  sum?: number;
  flags?: number;
  method?: number;
}

interface ZipOptions {
  /** Writes sizes, starts and the directory as zip64 does for archives of more than 4 GB. */
  isZip64?: boolean;
}

/** Creates a zip archive of texts; files without a text are stored, others deflated. */
export function createZip(
  texts: Readonly<Record<string, string>>,
  lies: Readonly<Record<string, Lie>> = {},
  { isZip64 = false }: ZipOptions = {},
): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [path, text] of Object.entries(texts)) {
    const content = Buffer.from(text);
    const packed = content.length === 0 ? content : deflateRawSync(content);
    const {
      size = content.length,
      sum = crc32(content),
      flags = 0,
      method = content.length === 0 ? 0 : 8,
    } = lies[path] ?? {};
    const name = Buffer.from(path);
    // version, flags, method, time, date, sum, packed size, size, lengths of name and extra field
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(flags, 2);
    said.writeUInt16LE(method, 4);
    said.writeUInt32LE(sum, 10);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(isZip64 ? elsewhere : size, 18);
    said.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), said, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(isZip64 ? elsewhere : start, 10);
    const extra = isZip64
      ? Buffer.concat([otherField, zip64Field(size, packed.length, start)])
      : Buffer.alloc(0);
    if (isZip64) {
      said.writeUInt32LE(elsewhere, 14);
      said.writeUInt32LE(elsewhere, 18);
      said.writeUInt16LE(extra.length, 24);
    }
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), said, rest, name, extra]));
    files.push(file);
    start += file.length;
  }
  const end = Buffer.alloc(22);
  const directoryLength = directory.reduce((sum, entry) => sum + entry.length, 0);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(directoryLength, 12);
  end.writeUInt32LE(start, 16);
  if (!isZip64) return Buffer.concat([...files, ...directory, end]);
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(elsewhere, 12);
  end.writeUInt32LE(elsewhere, 16);
  const end64 = zip64End({ count: directory.length, length: directoryLength, start });
  return Buffer.concat([...files, ...directory, end64, end]);
}

const elsewhere = 0xffffffff;

/** An extra field of another kind: a time of the file. */
const otherField = Buffer.from([0x55, 0x54, 5, 0, 1, 0, 0, 0, 0]);

function zip64Field(...numbers: number[]): Buffer {
  const field = Buffer.alloc(4 + numbers.length * 8);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(numbers.length * 8, 2);
  for (const [index, value] of numbers.entries()) field.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return field;
}

/** The zip64 end record and its locator. */
function zip64End({ count, length, start }: { count: number; length: number; start: number }): Buffer {
  const end = Buffer.alloc(56);
  end.write('PK\x06\x06');
  end.writeBigUInt64LE(44n, 4);
  for (const [index, value] of [count, count, length, start].entries()) {
    end.writeBigUInt64LE(BigInt(value), 24 + index * 8);
  }
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}
