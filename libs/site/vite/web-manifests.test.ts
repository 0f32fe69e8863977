import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { authority } from 'raang:authority';
import { toWebManifest } from './web-manifests';

const publicFolder = path.resolve(import.meta.dirname, '../../../apps/site/public');

it('gives each language its own home screen entry', () => {
  expect(toWebManifest(authority, 'th')).toMatchObject({ lang: 'th', start_url: '/th', short_name: 'รฟม.' });
  expect(toWebManifest(authority, 'en')).toMatchObject({ lang: 'en', start_url: '/en', short_name: 'MRTA' });
});

it('names existing icons, in the sizes and shapes that phones need', () => {
  const { icons } = toWebManifest(authority, 'th');
  for (const { src } of icons) expect(existsSync(path.join(publicFolder, src)), src).toBe(true);
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
    'any any',
  ]);
});
