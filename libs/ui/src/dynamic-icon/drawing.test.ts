import { describe, expect, test } from 'vitest';
import { type IconifySet, toDrawing } from './drawing';

const path = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
const set: IconifySet = {
  prefix: 'rail',
  width: 24,
  height: 24,
  icons: {
    train: { body: path },
    wide: { body: path, width: 32 },
    gradient: {
      body: `<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>`,
    },
    script: { body: '<script>alert(1)</script>' },
    handler: { body: '<path onload="alert(1)" d="M0 0"/>' },
    styled: { body: '<path style="fill:red" d="M0 0"/>' },
    linked: { body: '<use href="https://example.org/a.svg#a"/>' },
    foreign: { body: '<foreignObject><p>x</p></foreignObject>' },
    text: { body: 'hello' },
  },
  aliases: {
    metro: { parent: 'train' },
    back: { parent: 'metro', hFlip: true },
    down: { parent: 'train', rotate: 1 },
    forth: { parent: 'back', hFlip: true },
    lost: { parent: 'nowhere' },
    round: { parent: 'about' },
    about: { parent: 'round' },
  },
};

describe('an icon of a set', () => {
  test.each([
    ['train', path, '0 0 24 24'],
    ['wide', path, '0 0 32 24'],
    ['metro', path, '0 0 24 24'],
    ['back', `<g transform="translate(24 0) scale(-1 1)">${path}</g>`, '0 0 24 24'],
    ['down', `<g transform="rotate(90 12 12)">${path}</g>`, '0 0 24 24'],
    ['forth', path, '0 0 24 24'],
  ])('%s is drawn', (name, body, viewBox) => {
    expect(toDrawing(set, name)).toEqual({ body, viewBox });
  });

  test('may contain gradients and references inside the icon', () => {
    expect(toDrawing(set, 'gradient')?.body).toContain('url(#a)');
  });

  test.each(['lost', 'round', 'nowhere', 'constructor', 'toString'])('%s does not resolve', (name) => {
    expect(toDrawing(set, name)).toBeUndefined();
  });

  test.each(['script', 'handler', 'styled', 'linked', 'foreign', 'text'])(
    '%s is refused, because it contains more than shapes',
    (name) => {
      expect(toDrawing(set, name)).toBeUndefined();
    },
  );

  test('is 16 × 16 if its set has no size', () => {
    expect(toDrawing({ prefix: 'a', icons: { b: { body: path } } }, 'b')?.viewBox).toBe('0 0 16 16');
  });
});
