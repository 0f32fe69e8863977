import { createRequestLimit } from '@raang/server';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { openSharedLimits } from '@raang/api';
import { answerAsResource } from '../../testing/answer-as-resource';
import { loadTestSharp } from '../../testing/load-test-sharp';
import { serve } from '../../testing/serve';
import { createImageProxy } from './image-proxy';
import { openPictureProcessor, type PictureProcessor } from './picture-processor';

/** A square of one bit per pixel: few bytes at any size. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const noLimit = () => {};
const digest = '0123456789abcdef';
const names = ['photo.jpg', 'small.png', 'drawing.svg', 'bomb.png', 'huge.jpg', 'broken.jpg', 'moving.png'];
let root: string;
let made: number;
let processor: PictureProcessor;
let proxy: (request: Request) => Promise<Response>;

beforeAll(async () => {
  await loadTestSharp();
  root = await mkdtemp(path.join(tmpdir(), 'raang-proxy-'));
  await Promise.all(
    ['media', 'client/assets', 'outside'].map((name) => mkdir(path.join(root, name), { recursive: true })),
  );
  const media = (name: string) => path.join(root, 'media', name);
  const ground = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background }, limitInputPixels: false });
  // a photo in portrait orientation: displayed as 900 × 1600
  await ground(1600, 900, '#1964b7').jpeg().withMetadata({ orientation: 6 }).toFile(media('photo.jpg'));
  await ground(100, 50, 'rgba(0,0,0,0)', 4).png().toFile(media('small.png'));
  await writeFile(media('bomb.png'), blackPng(20_000));
  await ground(10, 10, '#000').gif().toFile(media('moving.png'));
  await writeFile(
    media('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#660066"/></svg>',
  );
  await writeFile(media('broken.jpg'), 'no picture at all');
  await writeFile(media('huge.jpg'), '');
  await truncate(media('huge.jpg'), 21 * 1024 * 1024);
  await ground(64, 64, '#fff').png().toFile(path.join(root, 'client/assets/mark-a1b2.png'));
  await ground(64, 64, '#fff').png().toFile(path.join(root, 'client/รถ ไฟ.png'));
  await ground(64, 64, '#fff').png().toFile(path.join(root, 'outside/secret.png'));
  await symlink(path.join(root, 'outside/secret.png'), path.join(root, 'client/link.png'));

  const real = await openPictureProcessor({
    folder: path.join(root, 'images'),
    maximumBytes: 1e7,
    onProblem: vi.fn(),
    limitMaking: noLimit,
  });
  made = 0;
  processor = {
    findOrMake: (request, name, make) =>
      real.findOrMake(request, name, (loaded) => {
        made += 1;
        return make(loaded);
      }),
  };
  proxy = answerAsResource(createImageProxy(folders(), processor));
}, 60_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const folders = () => ({
  media: new Map(names.map((name) => [name, digest])),
  mediaFolder: path.join(root, 'media'),
  clientFolder: path.join(root, 'client'),
});

const ask = (target: string, init?: RequestInit) => proxy(new Request(`http://localhost${target}`, init));

async function picture(target: string): Promise<Metadata> {
  const response = await ask(target);
  expect(response.status, await response.clone().text()).toBe(200);
  return sharp(await response.arrayBuffer()).metadata();
}

describe('a picture', () => {
  test.each([
    [`f_webp,fit_cover,s_400x225,q_70/media/${digest}/photo.jpg`, 'webp', 400, 225],
    [`f_webp,s_800x450/media/${digest}/photo.jpg`, 'webp', 800, 450],
    [`w_320/media/${digest}/photo.jpg`, 'webp', 320, 569],
    [`f_jpeg,h_180/media/${digest}/photo.jpg`, 'jpeg', 101, 180],
    [`f_png,_/media/${digest}/photo.jpg`.replace(',_', ''), 'png', 900, 1600],
    [`f_avif,w_64/media/${digest}/photo.jpg`, 'heif', 64, 114],
    [`fit_inside,s_400x225/media/${digest}/photo.jpg`, 'webp', 127, 225],
    [`fit_outside,s_400x225/media/${digest}/photo.jpg`, 'webp', 400, 711],
    [`fit_contain,s_400x225,b_fff/media/${digest}/photo.jpg`, 'webp', 400, 225],
    [`fit_fill,s_400x225/media/${digest}/photo.jpg`, 'webp', 400, 225],
    // pictures are never enlarged, and a frame keeps its ratio
    [`w_400/media/${digest}/small.png`, 'webp', 100, 50],
    [`s_400x400/media/${digest}/small.png`, 'webp', 50, 50],
    [`fit_inside,s_400x400/media/${digest}/small.png`, 'webp', 100, 50],
    [`fit_contain,s_400x400/media/${digest}/small.png`, 'webp', 100, 100],
    // except vector drawings
    [`f_png,w_800/media/${digest}/drawing.svg`, 'png', 800, 400],
    [`f_png,s_400x225/media/${digest}/drawing.svg`, 'png', 400, 225],
    ['w_32/assets/mark-a1b2.png', 'webp', 32, 32],
    ['w_32/%E0%B8%A3%E0%B8%96%20%E0%B9%84%E0%B8%9F.png', 'webp', 32, 32],
  ])('%s', async (target, format, width, height) => {
    expect(await picture(`/_ipx/${target}`)).toMatchObject({ format, width, height });
  });

  it('drops camera metadata', async () => {
    const { exif, orientation } = await picture(`/_ipx/f_jpeg,w_320/media/${digest}/photo.jpg`);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('has the requested background behind transparent pixels', async () => {
    const response = await ask(`/_ipx/f_png,b_%2300613d/media/${digest}/small.png`);
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 0x00, 0x61, 0x3d]);
  });

  test.each([
    [`/_ipx/w_48/media/${digest}/photo.jpg`, 'image/webp', 'public, max-age=31536000, immutable'],
    ['/_ipx/f_png,w_48/assets/mark-a1b2.png', 'image/png', 'public, max-age=31536000, immutable'],
    ['/_ipx/f_avif,w_48/%E0%B8%A3%E0%B8%96%20%E0%B9%84%E0%B8%9F.png', 'image/avif', 'public, max-age=3600'],
  ])('%s has its type and lifetime', async (target, type, cacheControl) => {
    const { headers } = await ask(target);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cacheControl]);
  });
});

describe('processing', () => {
  it('runs once for concurrent requests and equivalent URLs', async () => {
    const target = `/_ipx/w_96/media/${digest}/photo.jpg`;
    const before = made;
    const [first, second] = await Promise.all([ask(target), ask(target)]);
    const third = await ask(`/_ipx/format_webp,width_96/media/${digest}/photo.jpg`);
    expect(made - before).toBe(1);
    const etag = first.headers.get('etag')!;
    expect([second.headers.get('etag'), third.headers.get('etag')]).toEqual([etag, etag]);
    expect(Buffer.from(await third.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
  });

  it('does not run for a 304, even if the picture is not cached', async () => {
    const target = `/_ipx/w_128/media/${digest}/photo.jpg`;
    const forgetful = answerAsResource(
      createImageProxy(folders(), {
        findOrMake: () => Promise.reject(new Error('worked')),
      }),
    );
    const etag = (await ask(target)).headers.get('etag')!;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const request = new Request(`http://localhost${target}`, { headers: { 'if-none-match': tag } });
      const response = await forgetful(request);
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
    }
  });

  it('is limited per address, unlike requests for cached pictures', async () => {
    const limited = await openPictureProcessor({
      folder: path.join(root, 'limited'),
      maximumBytes: 1e7,
      onProblem: vi.fn(),
      limitMaking: createRequestLimit(
        openSharedLimits({ db: undefined, now: () => new Date(), onError: vi.fn() }).open({
          name: 'pictures',
          limit: 2,
          windowSeconds: 60,
        }),
        { isTrusted: () => false },
      ),
    });
    const respond = answerAsResource(createImageProxy(folders(), limited));
    const from = (ip: string, width: number, headers = {}) =>
      respond(
        Object.assign(
          new Request(`http://localhost/_ipx/w_${width}/media/${digest}/photo.jpg`, { headers }),
          { ip },
        ),
      );
    const [first] = [await from('203.0.113.7', 160), await from('203.0.113.7', 200)];
    const refused = await from('203.0.113.7', 240);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests; please wait a moment.',
    });
    const etag = first.headers.get('etag')!;
    const answers = [
      await from('203.0.113.7', 160),
      await from('203.0.113.7', 160, { 'if-none-match': etag }),
      await from('203.0.113.7', 256),
      // a refusal beside it changes nothing; the second of the two may find the picture made
      (await Promise.all([from('203.0.113.8', 256), from('203.0.113.7', 256)]))[0],
      await from('203.0.113.7', 256),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 429, 200, 200]);
  });

  it('returns 503 when the queue is full', async () => {
    const folder = path.join(root, 'busy');
    const busy = await openPictureProcessor({
      folder,
      maximumBytes: 1e7,
      onProblem: vi.fn(),
      limitMaking: noLimit,
      atOnce: 1,
      waiting: 1,
    });
    const respond = answerAsResource(createImageProxy(folders(), busy));
    const responses = await Promise.all(
      [160, 200, 240, 256].map((width) =>
        respond(new Request(`http://localhost/_ipx/w_${width}/media/${digest}/photo.jpg`)),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
    const refused = responses.find(({ status }) => status === 503)!;
    expect([refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      '2',
      'no-store',
    ]);
  });
});

describe('invalid requests', () => {
  test.each([
    [400, 'BAD_REQUEST', `w_321/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', `f_gif/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', `q_99,f_webp/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', `b_123456/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', `rotate_90/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', `/media/${digest}/photo.jpg`],
    [400, 'BAD_REQUEST', 'f_webp'],
    [400, 'BAD_REQUEST', 'w_32/%E0%B8.png'],
    [403, 'FORBIDDEN', 'f_webp/..%2Foutside%2Fsecret.png'],
    [403, 'FORBIDDEN', 'f_webp/..%2foutside/secret.png'],
    [403, 'FORBIDDEN', 'f_webp/%252e%252e%252foutside%252fsecret.png'],
    [403, 'FORBIDDEN', 'f_webp/%25252e%25252e/outside/secret.png'],
    [403, 'FORBIDDEN', 'f_webp/assets%5C..%5C..%5Coutside%5Csecret.png'],
    [403, 'FORBIDDEN', `f_webp/media/${digest}/..%2F..%2Foutside%2Fsecret.png`],
    [403, 'FORBIDDEN', 'f_webp/%2Fetc%2Fpasswd.png'],
    [403, 'FORBIDDEN', 'f_webp/C:%5Cwindows%5Cx.png'],
    [403, 'FORBIDDEN', 'f_webp/assets/mark-a1b2.png%00.png'],
    [403, 'FORBIDDEN', 'f_webp/link.png'],
    [404, 'NOT_FOUND', `f_webp/media/${digest}/nobody.jpg`],
    [404, 'NOT_FOUND', 'f_webp/media/fedcba9876543210/photo.jpg'],
    [404, 'NOT_FOUND', 'f_webp/media/photo.jpg'],
    [404, 'NOT_FOUND', 'f_webp/assets/nothing.png'],
    [404, 'NOT_FOUND', 'f_webp/https:%2F%2Fexample.org%2Fa.png'],
    [413, 'PAYLOAD_TOO_LARGE', `w_320/media/${digest}/bomb.png`],
    [413, 'PAYLOAD_TOO_LARGE', `w_320/media/${digest}/huge.jpg`],
    [415, 'UNSUPPORTED_MEDIA_TYPE', `w_320/media/${digest}/broken.jpg`],
    [415, 'UNSUPPORTED_MEDIA_TYPE', `w_320/media/${digest}/moving.png`],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'f_webp/assets/main.js'],
  ])('return %d %s for %s', async (status, code, target) => {
    const response = await ask(`/_ipx/${target}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/^[A-Z"].*[.]$/) });
  });

  test.each([
    '/_ipx/f_webp/../../../../etc/passwd.png',
    '/_ipx/../outside/secret.png',
    '/_ipx/f_webp/%2e%2e/%2e%2e/outside/secret.png',
    '/_ipx/f_webp/assets/..%2f..%2foutside/secret.png',
  ])('return 403 for the raw path %s', async (target) => {
    const site = await serve({ [target]: { public: true, answer: createImageProxy(folders(), processor) } });
    const { hostname, port } = new URL(site.origin);
    // `fetch` would normalise the path
    const status = await new Promise((resolve, reject) =>
      httpRequest({ port, host: hostname, path: target }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(),
    );
    site.close();
    expect(status).toBe(403);
  });
});
