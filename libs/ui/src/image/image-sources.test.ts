import { describe, expect, test } from 'vitest';
import { defaultImageConfig, defaultImageFormat, imageDensities, type ImageConfig } from './image-config';
import { imageSources, type ImageRequest } from './image-sources';

const config: ImageConfig = {
  ...defaultImageConfig,
  presets: { card: { width: 400, height: 225, fit: 'cover', quality: 70 } },
};

test('the defaults are densities 1 and 2 and WebP (specification §9)', () => {
  expect([imageDensities, defaultImageFormat]).toEqual([[1, 2], 'webp']);
});

describe('the URL of a picture', () => {
  test.each<[string, string, ImageRequest]>([
    ['/_ipx/f_webp/media/train.jpg', '/media/train.jpg', {}],
    ['/_ipx/f_webp/media/train.jpg', 'media/train.jpg', {}],
    ['/_ipx/f_webp,w_320/a.jpg', '/a.jpg', { modifiers: { width: 320 } }],
    ['/_ipx/f_webp,h_180/a.jpg', '/a.jpg', { modifiers: { height: 180 } }],
    ['/_ipx/f_webp,s_320x180/a.jpg', '/a.jpg', { modifiers: { width: 320, height: 180 } }],
    ['/_ipx/f_webp,s_64x64/a.jpg', '/a.jpg', { modifiers: { width: 320, resize: '64x64' } }],
    [
      '/_ipx/f_avif,fit_contain,w_320,q_60,b_ffffff/a.jpg',
      '/a.jpg',
      { modifiers: { background: '#ffffff', quality: 60, width: 320, fit: 'contain', format: 'avif' } },
    ],
    ['/_ipx/f_webp,fit_cover,s_400x225,q_70/a.jpg', '/a.jpg', { preset: 'card' }],
    ['/_ipx/f_webp,fit_cover,s_400x225,q_90/a.jpg', '/a.jpg', { preset: 'card', modifiers: { quality: 90 } }],
    [
      '/_ipx/f_webp,fit_cover,s_400x225,q_70/a.jpg',
      '/a.jpg',
      { preset: 'card', modifiers: { quality: undefined } },
    ],
    ['/_ipx/f_webp/%E0%B8%A3%E0%B8%96/a%20b.jpg', '/รถ/a b.jpg', {}],
    ['/_ipx/f_webp/a.jpg%3Fv=1%23x', '/a.jpg?v=1#x', {}],
    ['/_ipx/f_a%2Cq_100/a.jpg', '/a.jpg', { modifiers: { format: 'a,q_100' } }],
    ['/a.jpg', '/a.jpg', { provider: 'plain', modifiers: { width: 320 } }],
    ['/media/map.svg', '/media/map.svg', { modifiers: { width: 320 } }],
    ['/media/map.svg?v=2', '/media/map.svg?v=2', {}],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA', { modifiers: { width: 320 } }],
  ])('is %s for %s with %j', (address, src, request) => {
    expect(imageSources(src, { densities: [1], ...request }, config).src).toBe(address);
  });

  test('starts with the base URL of the app', () => {
    const elsewhere = { ...config, baseUrl: 'https://example.org/app' };
    expect(imageSources('/a.jpg', {}, elsewhere).src).toBe('https://example.org/app/_ipx/f_webp/a.jpg');
  });

  test('is made by the configured provider', () => {
    const own = { ...config, providers: { own: (src: string) => `/own${src}` }, provider: 'own' };
    expect(imageSources('/a.jpg', {}, own).src).toBe('/own/a.jpg');
  });
});

describe('the srcset of a picture', () => {
  test.each<[string | undefined, string, ImageRequest]>([
    ['/_ipx/f_webp,w_320/a.jpg 1x, /_ipx/f_webp,w_640/a.jpg 2x', '/a.jpg', { modifiers: { width: 320 } }],
    [
      '/_ipx/f_webp,fit_cover,s_400x225,q_70/a.jpg 1x, /_ipx/f_webp,fit_cover,s_800x450,q_70/a.jpg 2x',
      '/a.jpg',
      { preset: 'card' },
    ],
    [
      '/_ipx/f_webp,w_150/a.jpg 1.5x, /_ipx/f_webp,w_300/a.jpg 3x',
      '/a.jpg',
      { modifiers: { width: 100 }, densities: [1.5, 3] },
    ],
    [undefined, '/a.jpg', {}],
    [undefined, '/a.jpg', { modifiers: { resize: '64x64' } }],
    [undefined, '/a.svg', { modifiers: { width: 320 } }],
    [undefined, 'data:image/png;base64,AAAA', { modifiers: { width: 320 } }],
  ])('is %s for %s with %j', (srcSet, src, request) => {
    expect(imageSources(src, request, config).srcSet).toBe(srcSet);
  });
});

describe('invalid arguments throw', () => {
  test.each<[string, unknown, ImageRequest]>([
    ['src must be a string, not number', 7, {}],
    ['src must be a string, not object', null, {}],
    ['densities must not be empty', '/a.jpg', { densities: [] }],
    ['Unknown provider: cloud', '/a.jpg', { provider: 'cloud' }],
    ['Unknown provider: toString', '/a.jpg', { provider: 'toString' }],
    ['Unknown preset: hero', '/a.jpg', { preset: 'hero' }],
    ['Unknown preset: constructor', 'data:image/png;base64,AAAA', { preset: 'constructor' }],
  ])('%s', (message, src, request) => {
    expect(() => imageSources(src as string, request, config)).toThrow(message);
  });
});
