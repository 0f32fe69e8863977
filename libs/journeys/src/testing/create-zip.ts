import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

/** False values to write into the archive's directory. */
interface Lie {
  size?: number;
  sum?: number;
  flags?: number;
  method?: number;
}

/** Creates a zip archive of texts; files without a text are stored, others deflated. */
export function createZip(
  texts: Readonly<Record<string, string>>,
  lies: Readonly<Record<string, Lie>> = {},
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
    said.writeUInt32LE(size, 18);
    said.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), said, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), said, rest, name]));
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
  return Buffer.concat([...files, ...directory, end]);
}
