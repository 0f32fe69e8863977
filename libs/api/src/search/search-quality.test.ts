import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiClient } from '@raang/api-client';
import { isLocale, type Locale, type SearchHit } from '@raang/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import type { OpenDatabase } from '../database/database';
import { openTestClient, testNow } from '../testing/test-api';
import { embeddedDatabase } from '../testing/test-databases';

/**
 * What passengers type, written and judged by people who had not seen the search: a language, and every result that
 * answers it. A place counts as answered by its station where a row says so.
 */
const queries = await readQueries();

// the index is in memory and the same on every database
describe('searches of the site’s content', () => {
  let database: OpenDatabase;
  /** The first results of each query. */
  let found: { row: Query; hits: SearchHit[] }[];
  let client: ApiClient;

  beforeAll(async () => {
    database = await embeddedDatabase.open('network');
    const folder = path.resolve(import.meta.dirname, '../../../../apps/site/content');
    const lines = ['blue', 'purple', 'yellow', 'pink'];
    await importContentFolder(database.db, await readContent(folder), { lines, now: () => testNow });
    client = openTestClient(database.db);
    found = [];
    for (const row of queries) {
      const { items } = await client.search.search({ q: row.query, lang: row.lang, pageSize: 3 });
      found.push({ row, hits: items });
    }
  }, 300_000);
  afterAll(() => database.close());

  it('have an answer among the first three results', () => {
    const misses = found.filter(({ row, hits }) => !hits.some((hit) => answers(hit, row)));
    const list = misses.map(
      ({ row, hits }) => `${row.class}: ${row.query} → ${hits.map(({ key }) => key).join(', ')}`,
    );
    expect(misses.length / queries.length, list.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['Bang Wa', ['station/BL34', 'station/S12']],
    ['บางหว้า', ['station/BL34', 'station/S12']],
    ['หลักสี่', ['station/PK14', 'station/RN06']],
    ['Hua Mak', ['station/YL11', 'station/A4']],
    ['Samrong', ['station/YL23', 'station/E15']],
    ['บางซ่อน', ['station/PP15', 'station/RW02']],
    ['วัดพระศรีมหาธาตุ', ['station/PK16', 'station/N17']],
  ])('have the own station of %s first, also while it is typed', async (q, stations) => {
    const [{ items }, suggestions] = await Promise.all([
      client.search.search({ q, kind: 'station' }),
      client.search.suggest({ q }),
    ]);
    expect(items.map(({ key }) => key).slice(0, 2)).toEqual(stations);
    const suggested = suggestions.flatMap(({ key, kind }) => (kind === 'station' ? [key] : []));
    expect(suggested.slice(0, 2)).toEqual(stations);
  });

  it.each([
    ['BTS Bang Wa', 'station/S12'],
    ['แอร์พอร์ตลิงก์ หัวหมาก', 'station/A4'],
    ['MRT Bang Wa', 'station/BL34'],
  ])('have the station of the named system first: %s', async (q, key) => {
    expect((await client.search.search({ q })).items[0]?.key).toBe(key);
  });

  it.each([
    ['Lifts at Sukhumvit', 'BL22', 'lift'],
    ['ลิฟต์ สุขุมวิท', 'BL22', 'lift'],
    ['ลิฟต์สถานีสุขุมวิท', 'BL22', 'lift'],
    ['สุขุมวิทมีลิฟต์ไหม', 'BL22', 'lift'],
    ['toilets Sukhumvit', 'BL22', 'toilet'],
    ['toilets Sukhum', 'BL22', 'toilet'],
    ['ห้องน้ำ ห้วยขวาง', 'BL18', 'toilet'],
    ['ที่จอดรถ ลาดพร้าว', 'BL15', 'parking'],
    ['elevator Tao Poon', 'BL10', 'lift'],
    ['lift BL22', 'BL22', 'lift'],
  ])('suggest the facilities of the station first: %s', async (q, code, facility) => {
    for (const lang of ['th', 'en'] as const) {
      const [first, ...others] = await client.search.suggest({ q, lang });
      expect(first?.target).toEqual({ type: 'station', code, facility });
      expect(others.map(({ key }) => key)).not.toContain(`station/${code}`);
    }
  });

  it.each(['lifts', 'ลิฟต์', 'Sukhumvit', 'parking fee', 'lifts on the Purple Line', 'ลิฟต์สายสีม่วง', 'ตู้ atm'])(
    'suggest no facility of a station for %s',
    async (q) => {
      const hits = await client.search.suggest({ q });
      expect(hits.flatMap(({ target }) => ('facility' in target ? [target] : []))).toEqual([]);
    },
  );

  it.each(['Siam', 'siam', 'สยาม'])(
    'take %s as it is, and propose no name that only sounds alike',
    async (q) => {
      const { items, meant, nearest } = await client.search.search({ q });
      expect(items[0]?.key).toBe('station/CEN');
      expect([meant, nearest]).toEqual([undefined, []]);
    },
  );

  it.each([
    ['latin', 'abcdefghijklmnopqrstuvwxyz'],
    ['latin without vowels', 'bcdfghjklmnpqrstvwxz'],
    ['thai', 'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาิีึืุูเแโใไ่้็์ำ'],
  ])('find nothing for letters without a meaning: %s', async (_, letters) => {
    const texts = ['zzzzqqq', 'ฮฮฮฮ', ...randomTexts(letters, 150)];
    const answered: string[] = [];
    for (const q of texts) {
      const { items, nearest } = await client.search.search({ q, pageSize: 3 });
      if (items.length + nearest.length > 0) answered.push(`${q}: ${items.map(({ key }) => key).join(', ')}`);
    }
    // a few of so many look like a word with a typing mistake
    expect(answered.length, answered.join('\n')).toBeLessThanOrEqual(0.05 * texts.length);
    expect(answered.filter((text) => /^(?:zzzzqqq|ฮฮฮฮ):/.test(text))).toEqual([]);
  });

  it('find what is asked beside letters without a meaning', async () => {
    const { items } = await client.search.search({ q: 'zzzzqqq สุขุมวิท' });
    expect(items[0]?.key).toBe('station/BL22');
  });

  it.each([
    ['ＢＬ２２', 'station/BL22'],
    ['Ｓｕｋｈｕｍｖｉｔ', 'station/BL22'],
  ])('read full-width letters and digits: %s', async (q, key) => {
    expect((await client.search.search({ q })).items[0]?.key).toBe(key);
  });

  it('lead from a place to journeys to the place', async () => {
    const { items } = await client.search.search({ q: 'MBK Center', lang: 'en' });
    expect(items[0]).toMatchObject({
      key: 'place/mbk-center',
      target: { type: 'journey', to: 'mbk-center' },
      excerpt: { text: expect.stringMatching(/^Near National Stadium \(W1\)/) },
    });
  });
});

/** Texts of 5 to 13 letters, the same in every run. */
function randomTexts(letters: string, count: number): string[] {
  let state = 7;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 5 + below(9) }, () => letters[below(letters.length)]).join(''),
  );
}

interface Query {
  query: string;
  lang: Locale;
  /** What answers it: `station:BL13`, `place:<id>`, `item:<group>/<category>/<id>` … */
  expected: Set<string>;
  class: string;
}

const answers = (hit: SearchHit, { expected }: Query) => namesOf(hit).some((name) => expected.has(name));

/** A hit by its key, and by the page that it leads to. */
function namesOf({ key, target }: SearchHit): string[] {
  const own = key.replace('/', ':');
  if (target.type === 'page') return [own, `page:${target.page}`];
  if (target.type === 'category') return [own, `category:${target.group}/${target.category}`];
  if (target.type === 'item') return [own, `item:${target.group}/${target.category}/${target.id}`];
  return target.type === 'station' ? [own, `station:${target.code}`] : [own];
}

async function readQueries(): Promise<Query[]> {
  const text = await readFile(new URL('../testing/search-queries.csv', import.meta.url), 'utf8');
  const rows: Record<'query' | 'lang' | 'expected' | 'class', string>[] = parse(text, { columns: true });
  return rows.map((row) => ({
    ...row,
    lang: isLocale(row.lang) ? row.lang : 'th',
    expected: new Set(row.expected.split(';')),
  }));
}
