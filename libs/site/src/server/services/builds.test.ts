import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { fileCacheControl, readBuildId } from './builds';

test.each([
  ['/assets/site-a1.js', 'public, max-age=31536000, immutable'],
  ['/builds/meta/0123456789abcdef.json', 'public, max-age=31536000, immutable'],
  ['/builds/latest.json', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/manifest.th.webmanifest', 'public, max-age=3600'],
])('the caching of %s is %s', (pathname, cacheControl) => {
  expect(fileCacheControl(pathname)).toBe(cacheControl);
});

it('reads the id that the build wrote', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-build-'));
  await mkdir(path.join(folder, 'builds'));
  await writeFile(path.join(folder, 'builds/latest.json'), '{"id":"0123456789abcdef","timestamp":1}');
  expect(readBuildId(folder)).toBe('0123456789abcdef');
  await rm(folder, { recursive: true });
});
