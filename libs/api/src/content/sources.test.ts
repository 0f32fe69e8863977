import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleFile, type ContentFolderFixture, createContentFolder } from '../testing/content-folder';
import { smallFeedWith } from '../testing/small-feed';
import { checkContent } from './content-check';

const network = {
  stations: new Set<string>(),
  lines: new Set<string>(),
  figures: { feed: createPlanner(readFeed(smallFeedWith())), date: '2026-11-20' },
};

const source = (id: string, kind: string, url = 'https://example.com') =>
  `- { id: ${id}, kind: ${kind}, url: "${url}", name: { th: ที่มา, en: Source } }\n`;

let content: ContentFolderFixture;
beforeEach(async () => {
  content = await createContentFolder();
});
afterEach(() => content.close());

/** Writes an item in both languages, with the same facts. */
async function writeItem(path: string, facts: Record<string, string>) {
  await content.write(`${path}.en.md`, articleFile(facts));
  const words = { title: 'รถวิ่งตามปกติ', summary: 'ทุกสายวิ่งตามปกติ' };
  await content.write(`${path}.th.md`, articleFile({ ...facts, ...words }, 'รถวิ่งตามปกติ'));
}

const problems = async () =>
  (await checkContent(content.folder, network)).map(({ file, line, reason }) => `${file}:${line} ${reason}`);

describe('sources', () => {
  test('that every item names, and that the registry has, are accepted', async () => {
    await content.write('sources.yaml', source('mrta', 'authority'));
    await writeItem('updates/news/a', { certainty: 'official', sources: '[mrta]' });
    expect(await problems()).toEqual([]);
  });

  test('that the registry does not have are refused', async () => {
    await content.write('sources.yaml', source('mrta', 'authority'));
    await writeItem('updates/news/a', { sources: '[mrta, nobody]' });
    expect(await problems()).toEqual([
      'updates/news/a.en.md:6 sources: sources.yaml has no source nobody; add it there',
      'updates/news/a.th.md:6 sources: sources.yaml has no source nobody; add it there',
    ]);
  });

  test('that no item names are refused', async () => {
    await content.write('sources.yaml', source('mrta', 'authority') + source('press', 'press'));
    await writeItem('updates/news/a', { sources: '[mrta]' });
    expect(await problems()).toEqual(['sources.yaml:2 id: no item names the source press; remove it']);
  });

  test('are missing from a guide that does not say that it is advice', async () => {
    await content.write('sources.yaml', source('mrta', 'authority'));
    await writeItem('updates/news/a', { sources: '[mrta]' });
    await content.write('updates/news/b.en.md', articleFile().replace('advice: true\n', ''));
    await content.write('updates/news/c.en.md', articleFile({ sources: '[mrta]', advice: 'true' }));
    expect((await problems()).filter((problem) => problem.includes('sources:'))).toEqual([
      'updates/news/b.en.md:1 sources: missing; name the sources, or write advice: true for general advice',
      'updates/news/c.en.md:6 sources: advice has no source; remove one of the two',
    ]);
  });

  test('that nobody can open are refused', async () => {
    await content.write('sources.yaml', source('mrta', 'authority', 'http://example.com'));
    await writeItem('updates/news/a', {});
    expect(await problems()).toEqual([expect.stringContaining('sources.yaml:1 url:')]);
  });

  test('of the press make nothing official', async () => {
    await content.write('sources.yaml', source('press', 'press'));
    await writeItem('updates/news/a', { certainty: 'official', sources: '[press]' });
    const reason =
      'certainty: official needs a source of kind authority, operator, government; name one, or write probable';
    expect(await problems()).toEqual([
      `updates/news/a.en.md:6 ${reason}`,
      `updates/news/a.th.md:6 ${reason}`,
    ]);
  });
});

describe('a former address', () => {
  test('is free', async () => {
    await writeItem('updates/news/a', {});
    await writeItem('updates/promotion/b', { movedFrom: '[updates/news/a]' });
    expect(await problems()).toEqual([
      'updates/promotion/b.en.md:6 movedFrom: updates/news/a exists; a former address must be free',
      'updates/promotion/b.th.md:6 movedFrom: updates/news/a exists; a former address must be free',
    ]);
  });

  test('belongs to one item', async () => {
    await writeItem('updates/news/a', { movedFrom: '[updates/news/old]' });
    await writeItem('updates/promotion/b', { movedFrom: '[updates/news/old]' });
    expect(await problems()).toEqual([
      'updates/promotion/b.en.md:6 movedFrom: updates/news/a already moved from updates/news/old',
      'updates/promotion/b.th.md:6 movedFrom: updates/news/a already moved from updates/news/old',
    ]);
  });

  test('is a path without language', async () => {
    await writeItem('updates/news/a', { movedFrom: '[/en/updates/news/old]' });
    expect(await problems()).toContain('updates/news/a.en.md:6 movedFrom.0: must be <group>/<category>/<id>');
  });
});
