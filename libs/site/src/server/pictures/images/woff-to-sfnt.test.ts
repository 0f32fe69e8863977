import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { woffToSfnt } from './woff-to-sfnt';

const woff = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-600-normal.woff',
  ),
);

describe('the font of a WOFF file', () => {
  const sfnt = woffToSfnt(woff);
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      checksum: sfnt.readUInt32BE(at + 4),
      offset: sfnt.readUInt32BE(at + 8),
      bytes: sfnt.readUInt32BE(at + 12),
    };
  });

  it('has the size that the WOFF states, and the required tables', () => {
    expect(sfnt.length).toBe(woff.readUInt32BE(16));
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'GPOS', 'GSUB', 'head']),
    );
  });

  it('has intact tables', () => {
    // OpenType: the sum of a table's 32-bit words; head is summed without its adjustment
    for (const { tag, checksum, offset, bytes } of tables.filter((table) => table.tag !== 'head')) {
      let sum = 0;
      for (let at = offset; at < offset + Math.ceil(bytes / 4) * 4; at += 4)
        sum = (sum + sfnt.readUInt32BE(at)) >>> 0;
      expect(sum, tag).toBe(checksum);
    }
  });

  it('is rejected for other formats', () => {
    expect(() => woffToSfnt(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file');
  });
});
