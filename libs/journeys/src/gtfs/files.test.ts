import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { createZip } from '../testing/create-zip';
import { smallFeed } from '../testing/small-feed';
import { defaultFeedLimits, type FeedFiles, openFolder, openZip, toFeedFiles } from './files';
import { readFeed } from './read-feed';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const limits = { maximumFileBytes: 1000, maximumTotalBytes: 1500, maximumFiles: 3 };
const textOf = (files: FeedFiles, name: string) => {
  const bytes = files.read(name);
  return bytes && new TextDecoder().decode(bytes);
};

const folders: string[] = [];
function folderOf(contents: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feed-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(contents)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

describe('a feed', () => {
  it('is the same from a folder, an archive and memory', () => {
    const text = smallFeed();
    const archive = createZip(text);
    const feed = readFeed(toFeedFiles(text));
    expect(readFeed(openFolder(folderOf(text)))).toEqual(feed);
    expect(readFeed(openZip(archive))).toEqual(feed);
  });

  it('may be in one folder of its archive, next to files of operating systems', () => {
    const archive = createZip({
      'feed/stops.txt': 'stop_id\n',
      '__MACOSX/feed/stops.txt': 'x',
      'feed/readme.pdf': 'x',
    });
    const files = openZip(archive);
    expect([files.names, textOf(files, 'stops.txt')]).toEqual([['stops.txt'], 'stop_id\n']);
  });

  it('has only the listed files', () => {
    const files = openFolder(folderOf({ 'stops.txt': 'stop_id\n', 'notes.md': 'x' }));
    expect([files.names, files.read('notes.md'), files.read('../stops.txt')]).toEqual([
      ['stops.txt'],
      undefined,
      undefined,
    ]);
  });
});

describe('a zip64 archive', () => {
  const zip64 = (texts: Record<string, string>, lies: Parameters<typeof createZip>[1] = {}) =>
    createZip(texts, lies, { isZip64: true });

  it('gives the same feed', () => {
    expect(readFeed(openZip(zip64(smallFeed())))).toEqual(readFeed(toFeedFiles(smallFeed())));
  });

  it('has the same limits', () => {
    expect(() => openZip(zip64({ 'a.txt': 'x'.repeat(1001) }), limits)).toThrow('has more than 1000 bytes');
    const huge = { 'a.txt': { size: 2 ** 40 } };
    expect(() => openZip(zip64({ 'a.txt': 'x' }, huge))).toThrow('a.txt: has more than 600000000 bytes');
    const { maximumFileBytes } = defaultFeedLimits;
    const files = openZip(zip64({ 'a.txt': 'x'.repeat(2000) }, { 'a.txt': { size: maximumFileBytes } }));
    expect(() => files.read('a.txt')).toThrow('a.txt: the archive cannot be read: it is damaged');
  });

  const change = (from: number, value: bigint) => {
    const bytes = Buffer.from(zip64({ 'a.txt': 'x' }));
    bytes.writeBigUInt64LE(value, bytes.length + from);
    return bytes;
  };
  test.each([
    ['that states more entries than it can have', change(-66, 2n ** 63n), 'its zip64 directory is damaged'],
    ['with too many entries', change(-66, 70_000n), 'it has more than 65535 entries'],
    ['whose directory is beyond its end', change(-50, 2n ** 40n), 'its directory is damaged'],
    ['whose end is elsewhere', change(-34, 7n), 'its zip64 directory is damaged'],
  ])('%s is refused', (_, bytes, reason) => {
    expect(() => openZip(bytes)).toThrow(`zip: the archive cannot be read: ${reason}`);
  });

  it('without the sizes in its extra field is refused', () => {
    const bytes = Buffer.from(zip64({ 'a.txt': 'x' }));
    // the kind of the extra field
    bytes.writeUInt16LE(99, bytes.indexOf(Buffer.from([1, 0, 24, 0])));
    expect(() => openZip(bytes)).toThrow('its zip64 directory is damaged');
  });
});

describe('a feed that is too large', () => {
  const cases: [string, Record<string, string>, string][] = [
    ['in one file', { 'a.txt': 'x'.repeat(1001) }, 'a.txt: has more than 1000 bytes'],
    ['in total', { 'a.txt': 'x'.repeat(900), 'b.txt': 'x'.repeat(900) }, 'more than 1500 bytes in all'],
    ['in number', { 'a.txt': '', 'b.txt': '', 'c.txt': '', 'd.txt': '' }, 'more than 3 files'],
  ];
  test.each(cases)('%s is refused in a folder', (_, contents, reason) => {
    expect(() => openFolder(folderOf(contents), limits)).toThrow(reason);
  });
  test.each(cases)('%s is refused in an archive, before it is unpacked', (_, contents, reason) => {
    const archive = createZip(contents);
    expect(() => openZip(archive, limits)).toThrow(reason);
  });
});

describe('an invalid archive', () => {
  const name = 'stops.txt';
  const content = 'stop_id\n'.repeat(100);

  it.each([100, 799, 801])('is refused if it states a size of %d for 800 bytes', (size) => {
    const files = openZip(createZip({ [name]: content }, { [name]: { size } }), limits);
    expect(() => files.read(name)).toThrow('stops.txt: the archive cannot be read');
  });

  it('is refused before unpacking if it states a size of a gigabyte', () => {
    const archive = createZip({ [name]: content }, { [name]: { size: 1_000_000_000 } });
    expect(() => openZip(archive)).toThrow('stops.txt: has more than 600000000 bytes');
  });

  it.each([
    ['a wrong checksum', { sum: 1 }, 'it is damaged'],
    ['encryption', { flags: 1 }, 'it is encrypted'],
    ['an unsupported compression', { method: 12 }, 'compression 12 is not supported'],
  ])('is refused because of %s', (_, lie, reason) => {
    const files = openZip(createZip({ [name]: content }, { [name]: lie }));
    expect(() => files.read(name)).toThrow(reason);
  });

  it('is refused if it is not a zip file', () => {
    expect(() => openZip(bytesOf('stop_id\nA01\n'))).toThrow('the archive cannot be read');
  });

  it('is refused if its start is missing', () => {
    const archive = createZip({ [name]: content });
    expect(() => openZip(archive.subarray(20))).toThrow('the archive cannot be read');
  });

  it('is refused if it is truncated', () => {
    const archive = createZip({ [name]: content });
    expect(() => openZip(archive.subarray(0, archive.length - 30))).toThrow('the archive cannot be read');
  });

  it('is refused if it has a file twice', () => {
    const archive = createZip({ 'a/stops.txt': '1', 'b/stops.txt': '2' });
    expect(() => openZip(archive)).toThrow('more than once');
  });
});

it('reports a missing folder', () => {
  expect(() => openFolder(path.join(os.tmpdir(), 'no-feed-here'))).toThrow('the folder does not exist');
});
