/// <reference types="vite/client" />
// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as glyphs from '../icon/icons';
import * as kit from '../index';
import { labels as en } from '../labels/en';
import { LabelsProvider } from '../labels/labels-provider';
import { labels as th } from '../labels/th';
import type { Rendering, Say } from './guide';
import { codeOf } from './guide-code';
import { guideBeside, guides } from './guides';

const stories = import.meta.glob<string>('../*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const parts = Object.keys(stories).filter((file) => stories[file]!.includes("title: 'Components/"));

test.each(parts)('a guide lies beside %s', (file) => {
  expect(guideBeside(file)).toBeDefined();
});

/** They give context to parts. Getting started explains them. */
const contexts = ['LabelsProvider', 'KeptWords'];
const exported = Object.keys(kit).filter((name) => /^[A-Z]\w*[a-z]/.test(name) && !(name in glyphs));
const described = guides.flatMap(({ guide }) => guide.parts);

test.each(exported)('%s is in one guide', (name) => {
  expect(described.filter((part) => part === name)).toHaveLength(contexts.includes(name) ? 0 : 1);
});

const languages: readonly ['th' | 'en', Say, typeof th][] = [
  ['th', (thai) => thai, th],
  ['en', (_, english) => english, en],
];

describe.each(guides)('the guide of $name', (file) => {
  const { guide } = file;
  const render = (rendering: Rendering, [, say, labels]: (typeof languages)[number]) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<LabelsProvider labels={labels}>{rendering(say)}</LabelsProvider>);
    return page;
  };

  test('compares good and bad usage', () => {
    expect(guide.compare.length).toBeGreaterThan(0);
    for (const language of languages)
      for (const { good, bad } of guide.compare)
        expect(render(good[1], language).innerHTML).not.toBe(render(bad[1], language).innerHTML);
  });

  test('names pieces that its example has', () => {
    const missing = languages.flatMap((language) => {
      const page = render(guide.example, language);
      return guide.anatomy.filter(([, selector]) => !page.querySelector(selector)).map(([name]) => name);
    });
    expect(missing).toEqual([]);
  });

  test('gives advice in sentences', () => {
    const advice = [
      ...guide.use,
      ...guide.avoid,
      ...guide.anatomy.map(([, , purpose]) => purpose),
      ...guide.keyboard.map(([, effect]) => effect),
      ...guide.compare.flatMap(({ good, bad }) => [good[0], bad[0]]),
    ];
    expect(Math.min(guide.use.length, guide.avoid.length)).toBeGreaterThan(0);
    expect(advice.filter((text) => !/^[\p{Lu}\d`←↑].*[.”]$/u.test(text))).toEqual([]);
  });

  test('has code to copy, in one language', () => {
    for (const [locale] of languages) {
      const code = codeOf(file, locale, new Set(Object.keys(kit)));
      if (guide.parts[0]) expect(code).toMatch(new RegExp(`import \\{.*\\b${guide.parts[0]}\\b.*\\} from`));
      else expect(code).toBeUndefined();
    }
  });
});
