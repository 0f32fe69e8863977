import { Refusal } from '@raang/server';
import { readFileSync } from 'node:fs';
import { imageSources, defaultImageConfig, type ImageRequest } from '@raang/ui';
import { describe, expect, it, test } from 'vitest';
import { inRepository } from '../../services/folders';
import { backgrounds } from './allowed';
import { modifiersKey, parseModifiers } from './modifiers';

describe('modifiers', () => {
  test.each([
    ['_', { format: 'webp', fit: 'cover', quality: 75 }],
    ['f_webp', { format: 'webp', fit: 'cover', quality: 75 }],
    ['f_avif,w_320', { format: 'avif', fit: 'cover', width: 320, quality: 75 }],
    ['f_jpeg,h_180', { format: 'jpeg', fit: 'cover', height: 180, quality: 75 }],
    ['f_jpg,h_180', { format: 'jpeg', fit: 'cover', height: 180, quality: 75 }],
    [
      'f_webp,fit_cover,s_400x225,q_70',
      { format: 'webp', fit: 'cover', width: 400, height: 225, quality: 70 },
    ],
    [
      'q_70,s_800x450,fit_contain,f_webp',
      { format: 'webp', fit: 'contain', width: 800, height: 450, quality: 70 },
    ],
    ['resize_64x64', { format: 'webp', fit: 'cover', width: 64, height: 64, quality: 75 }],
    ['w_400,h_225', { format: 'webp', fit: 'cover', width: 400, height: 225, quality: 75 }],
    ['width_400,quality_90,format_png', { format: 'png', fit: 'cover', width: 400 }],
    ['f_png,q_70', { format: 'png', fit: 'cover' }],
    ['b_fff', { format: 'webp', fit: 'cover', quality: 75, background: '#ffffff' }],
    ['b_000', { format: 'webp', fit: 'cover', quality: 75, background: '#000000' }],
    ['b_%2307281F', { format: 'webp', fit: 'cover', quality: 75, background: '#07281f' }],
  ])('are parsed from %s', (segment, modifiers) => {
    expect(parseModifiers(segment)).toEqual(modifiers);
  });

  test.each([
    ['', 'is not a modifier'],
    ['webp', 'is not a modifier'],
    ['f_', 'is not a modifier'],
    ['f_webp,', 'is not a modifier'],
    ['rotate_90', 'is not a modifier'],
    ['constructor_1', 'is not a modifier'],
    ['__proto___1', 'is not a modifier'],
    ['f_gif', 'The format must be one of webp, avif, jpeg, png, not "gif".'],
    ['f_svg', 'The format must be'],
    ['f_a%2Cq_100', 'The format must be'],
    ['f_%E0', 'is not valid percent-encoding'],
    ['f_webp,f_png', 'given twice'],
    ['w_320,width_320', 'given twice'],
    ['fit_crop', 'The fit must be'],
    ['w_321', 'The width "321"'],
    ['w_0', 'The width "0"'],
    ['w_-320', 'The width "-320"'],
    ['w_320.5', 'The width'],
    ['w_1e3', 'The width'],
    ['w_99999', 'The width'],
    ['h_7', 'The height "7"'],
    ['s_400', 'The size must be like 400x225'],
    ['s_400x', 'The size must be like 400x225'],
    ['s_400x400x1', 'The size must be like 400x225'],
    ['s_400x390', 'The size "400x390"'],
    ['s_10000x10000', 'The size must be'],
    ['s_9999x9999', 'The size "9999x9999"'],
    ['s_400x225,w_400', 'excludes w and h'],
    ['q_71', 'The quality "71"'],
    ['q_0', 'The quality "0"'],
    ['q_101', 'The quality "101"'],
    ['b_red', 'The background must be one of #ffffff, #000000, '],
    ['b_fffffe', 'The background'],
    ['b_ffff', 'The background'],
    ['b_url(x)', 'The background'],
  ])('are refused in %s', (segment, message) => {
    const parse = () => parseModifiers(segment);
    expect(parse).toThrow(Refusal);
    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('have equal keys only if they mean the same', () => {
    const key = (segment: string) => modifiersKey(parseModifiers(segment));
    expect(key('q_70,s_400x225')).toBe(key('f_webp,fit_cover,w_400,h_225,q_70'));
    expect(key('fit_contain,w_400')).toBe(key('w_400'));
    expect(new Set(['_', 'f_png', 'w_400', 'h_225', 's_400x225', 'q_70', 'b_fff'].map(key)).size).toBe(7);
  });
});

describe('allowed backgrounds', () => {
  const tokens = readFileSync(inRepository('libs/ui/src/styles.css'), 'utf8');
  test.each(backgrounds.filter((colour) => colour !== '#000000'))('%s is a token of the kit', (colour) => {
    expect(tokens).toMatch(new RegExp(`--color-(surface.*|accent|deep): light-dark\\(.*${colour}`));
  });
});

describe('picture URLs of the kit have allowed modifiers', () => {
  const requests: [string, ImageRequest][] = [
    ['a width', { modifiers: { width: 320 } }],
    ['a frame of 16:9', { modifiers: { width: 400, height: 225 } }],
    ['a frame of 3:2 with an odd height', { modifiers: { width: 320, height: 213 } }],
    ['a frame of 4:3', { modifiers: { width: 640, height: 480, fit: 'contain', background: '#ffffff' } }],
    ['a square', { modifiers: { resize: '64x64', quality: 90 } }],
    ['another format', { modifiers: { format: 'avif', quality: 60 } }],
  ];
  test.each(requests)('%s', (_, request) => {
    const { src, srcSet = '' } = imageSources(
      '/media/0123456789abcdef/train.jpg',
      request,
      defaultImageConfig,
    );
    const addresses = [src, ...srcSet.split(', ').map((one) => one.split(' ')[0]!)].filter(Boolean);
    for (const address of addresses) {
      expect(() => parseModifiers(address.split('/')[2]!), address).not.toThrow();
    }
  });
});
