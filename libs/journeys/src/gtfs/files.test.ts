import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { createZip } from '../testing/create-zip';
import { smallFeed } from '../testing/small-feed';
import { type FeedFiles, openFolder, openZip, toFeedFiles } from './files';
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
  it('is the same in a folder, in an archive and in memory', () => {
    const text = smallFeed();
    const archive = createZip(text);
    const feed = readFeed(toFeedFiles(text));
    expect(readFeed(openFolder(folderOf(text)))).toEqual(feed);
    expect(readFeed(openZip(archive))).toEqual(feed);
  });

  it('may stand in one folder of its archive, beside what other systems leave there', () => {
    const archive = createZip({
      'feed/stops.txt': 'stop_id\n',
      '__MACOSX/feed/stops.txt': 'x',
      'feed/readme.pdf': 'x',
    });
    const files = openZip(archive);
    expect([files.names, textOf(files, 'stops.txt')]).toEqual([['stops.txt'], 'stop_id\n']);
  });

  it('has no file but those it names', () => {
    const files = openFolder(folderOf({ 'stops.txt': 'stop_id\n', 'notes.md': 'x' }));
    expect([files.names, files.read('notes.md'), files.read('../stops.txt')]).toEqual([
      ['stops.txt'],
      undefined,
      undefined,
    ]);
  });
});

describe('a feed that is too large', () => {
  const cases: [string, Record<string, string>, string][] = [
    ['in one file', { 'a.txt': 'x'.repeat(1001) }, 'a.txt: has more than 1000 bytes'],
    ['in all', { 'a.txt': 'x'.repeat(900), 'b.txt': 'x'.repeat(900) }, 'more than 1500 bytes in all'],
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

describe('an archive that is not what it says', () => {
  const name = 'stops.txt';
  const content = 'stop_id\n'.repeat(100);

  it.each([100, 799, 801])('by stating a size of %d for 800 bytes is refused', (size) => {
    const files = openZip(createZip({ [name]: content }, { [name]: { size } }), limits);
    expect(() => files.read(name)).toThrow('stops.txt: the archive cannot be read');
  });

  it('by packing a gigabyte into little is refused before it is unpacked', () => {
    const archive = createZip({ [name]: content }, { [name]: { size: 1_000_000_000 } });
    expect(() => openZip(archive)).toThrow('stops.txt: has more than 600000000 bytes');
  });

  it.each([
    ['another check sum', { sum: 1 }, 'it is damaged'],
    ['a secret', { flags: 1 }, 'it is encrypted'],
    ['another compression', { method: 12 }, 'compression 12 is not read'],
  ])('by having %s is refused', (_, lie, reason) => {
    const files = openZip(createZip({ [name]: content }, { [name]: lie }));
    expect(() => files.read(name)).toThrow(reason);
  });

  it('by being no archive is refused', () => {
    expect(() => openZip(bytesOf('stop_id\nA01\n'))).toThrow('the archive cannot be read');
  });

  it('by lacking its beginning is refused', () => {
    const archive = createZip({ [name]: content });
    expect(() => openZip(archive.subarray(20))).toThrow('the archive cannot be read');
  });

  it('by being cut off is refused', () => {
    const archive = createZip({ [name]: content });
    expect(() => openZip(archive.subarray(0, archive.length - 30))).toThrow('the archive cannot be read');
  });

  it('by having a file twice is refused', () => {
    const archive = createZip({ 'a/stops.txt': '1', 'b/stops.txt': '2' });
    expect(() => openZip(archive)).toThrow('more than once');
  });
});

it('a folder that is not there is said so', () => {
  expect(() => openFolder(path.join(os.tmpdir(), 'no-feed-here'))).toThrow('there is no such folder');
});
