import { Refusal } from '@raang/server';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORPCError } from '@orpc/client';
import type { InProcessApi } from '@raang/api';
import type { Locale } from '@raang/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { authority } from 'raang:authority';
import { openPictureProcessor } from '../picture-processor';
import { answerAsResource } from '../../../testing/answer-as-resource';
import { loadTestSharp } from '../../../testing/load-test-sharp';
import { createSocialCards } from './social-cards';

interface Words {
  title: string;
  lines: string[];
  pictureUrl?: string;
  example?: true;
}

const items: Record<string, Words> = {
  short: { title: 'กี่โมง', lines: [] },
  example: { title: 'กี่โมง', lines: [], example: true },
  marked: { title: 'ตัวอย่าง: กี่โมง', lines: [] },
  blue: { title: 'สถานีท่าพระ', lines: ['blue'], pictureUrl: '/media/0123456789abcdef/blue.svg' },
  gone: { title: 'สถานีท่าพระ', lines: ['blue'], pictureUrl: '/media/fedcba9876543210/blue.svg' },
};

const findItem = vi.fn(({ id, lang }: { id: string; lang: Locale }) => {
  const item = items[id];
  if (!item) return Promise.reject(new ORPCError('NOT_FOUND'));
  return Promise.resolve({ item: { ...item, locale: lang, title: `${item.title} ${lang}` } });
});
const client = {
  content: {
    item: findItem,
    categories: () =>
      Promise.resolve([{ slug: 'updates', categories: [{ slug: 'news', name: { th: 'ข่าว', en: 'News' } }] }]),
  },
} as unknown as InProcessApi;

let root: string;
let made = 0;
const limitMaking = vi.fn(() => {});
let respond: (request: Request) => Promise<Response>;
beforeAll(async () => {
  await loadTestSharp();
  root = await mkdtemp(path.join(tmpdir(), 'raang-cards-'));
  await mkdir(path.join(root, 'media'));
  await writeFile(
    path.join(root, 'media/blue.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#ff0000"/></svg>',
  );
  const processor = await openPictureProcessor({
    folder: path.join(root, 'images'),
    maximumBytes: 1e7,
    onProblem: vi.fn(),
    limitMaking,
  });
  respond = answerAsResource(
    createSocialCards({
      client,
      authority,
      folders: {
        media: new Map([['blue.svg', '0123456789abcdef']]),
        mediaFolder: path.join(root, 'media'),
        clientFolder: root,
      },
      processor: {
        findOrMake: (request, name, make) =>
          processor.findOrMake(request, name, (loaded) => {
            made += 1;
            return make(loaded);
          }),
      },
    }),
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

const ask = (target: string, init?: RequestInit) => respond(new Request(`http://localhost${target}`, init));

async function pixel(response: Response, left: number, top: number): Promise<number[]> {
  const data = await sharp(await response.arrayBuffer())
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...data];
}

describe('a social card', () => {
  test.each([
    '/social/th.jpg',
    '/social/en.jpg',
    '/social/th/updates/news/short.jpg',
    '/social/en/updates/news/blue.jpg',
  ])('%s is a JPEG of 1200 × 630', async (target) => {
    const response = await ask(target);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'image/jpeg', 'public, max-age=3600']);
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('differs by language and item', async () => {
    const targets = ['th', 'en'].flatMap((locale) => [
      `/social/${locale}.jpg`,
      `/social/${locale}/updates/news/short.jpg`,
      `/social/${locale}/updates/news/blue.jpg`,
    ]);
    const responses = await Promise.all(targets.map((target) => ask(target)));
    const bodies = await Promise.all(
      responses.map(async (response) =>
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ),
    );
    expect(new Set(bodies).size).toBe(targets.length);
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(targets.length);
  });

  it('says of an example that it is one', async () => {
    const [example, marked] = await Promise.all(
      ['example', 'marked'].map((id) => ask(`/social/th/updates/news/${id}.jpg`)),
    );
    expect(example!.headers.get('etag')).toBe(marked!.headers.get('etag'));
  });

  it('shows the picture of the item, or the site’s logo without one', async () => {
    const [red = 0, green = 0] = await pixel(await ask('/social/th/updates/news/blue.jpg'), 900, 100);
    expect(red - green).toBeGreaterThan(200);
    for (const id of ['short', 'gone']) {
      const [r = 0, g = 0] = await pixel(await ask(`/social/th/updates/news/${id}.jpg`), 900, 100);
      expect(g - r).toBeGreaterThan(60);
    }
  });

  it('is drawn once; a client with the card gets 304 without drawing', async () => {
    items['once'] = { title: 'ครั้งเดียว', lines: [] };
    const before = made;
    const target = '/social/th/updates/news/once.jpg';
    const [first] = await Promise.all([ask(target), ask(target)]);
    const etag = first.headers.get('etag')!;
    const known = await ask(target, { headers: { 'if-none-match': etag } });
    expect([made - before, known.status, await known.text()]).toEqual([1, 304, '']);

    items['once'] = { title: 'ครั้งที่สอง', lines: [] };
    const changed = await ask(target, { headers: { 'if-none-match': etag } });
    expect([made - before, changed.status]).toEqual([2, 200]);
  });

  test.each([
    '/social/de.jpg',
    '/social/th.png',
    '/social/th',
    '/social/th/updates/news.jpg',
    '/social/th/updates/news/nobody.jpg',
    '/social/th/updates/nothing/short.jpg',
    '/social/th/updates/news/short/more.jpg',
    '/social/th/updates/news/..%2Fshort.jpg',
  ])('%s is not found', async (target) => {
    const response = await ask(target);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: 'Card not found.' });
  });

  it('is limited per address, unlike requests for cached cards', async () => {
    items['limited'] = { title: 'มากเกินไป', lines: [] };
    const tooMany = () => {
      throw new Refusal(429, 'Too many requests; please wait a moment.', { 'retry-after': '60' });
    };
    limitMaking.mockImplementationOnce(tooMany);
    const refused = await ask('/social/th/updates/news/limited.jpg');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await ask('/social/th/updates/news/limited.jpg')).status).toBe(200);
    limitMaking.mockImplementationOnce(tooMany);
    expect((await ask('/social/th/updates/news/limited.jpg')).status).toBe(200);
    limitMaking.mockReset();
  });

  it('fails with the error of the API, not with 404', async () => {
    findItem.mockRejectedValueOnce(new Error('the database is away'));
    await expect(ask('/social/th/updates/news/short.jpg')).rejects.toThrow('the database is away');
  });
});
