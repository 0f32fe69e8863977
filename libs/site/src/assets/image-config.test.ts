import { imageSources } from '@raang/ui';
import { expect, test } from 'vitest';
import { parseModifiers } from '../server/pictures/images/modifiers';
import { imageConfig } from './image-config';

const photo = '/media/0123456789abcdef/photo.jpg';

test.each(Object.keys(imageConfig.presets))('the image proxy makes the sizes of the preset %s', (preset) => {
  const { srcSet = '' } = imageSources(photo, { preset }, imageConfig);
  const addresses = srcSet.split(', ').map((candidate) => candidate.split(' ')[0]!);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const [, , modifiers = '', ...path] = address.split('/');
    expect(`/${path.join('/')}`).toBe(photo);
    expect(parseModifiers(modifiers)).toMatchObject({ format: 'webp' });
  }
});

test('a drawing of the content needs no sizes', () => {
  const drawing = '/media/0123456789abcdef/drawing.svg';
  expect(imageSources(drawing, { preset: 'card' }, imageConfig)).toEqual({ src: drawing });
});
