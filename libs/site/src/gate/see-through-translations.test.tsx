// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seeThroughTranslations } from './see-through-translations';
import { watchTranslations } from './translated-texts';

interface FareProps {
  count: number;
  isBusy?: boolean;
}

const Fare = ({ count, isBusy = false }: FareProps) => (
  <p>
    {isBusy && <i>busy</i>}
    {count > 1 ? 'Fares' : 'Fare'} of {count} <b>baht</b>
    {count > 2 && 'and more'}
    {isBusy || <u>idle</u>}
  </p>
);

/** How translators change a text. */
const ways: Record<string, (text: Text, translation: string) => void> = {
  'puts an element before the text and removes it': (text, translation) => {
    text.before(fontOf(translation));
    text.remove();
  },
  'replaces the text by an element': (text, translation) => text.replaceWith(fontOf(translation)),
  'replaces the text by a text': (text, translation) => text.replaceWith(translation),
  'removes the text, then adds one': (text, translation) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(document.createTextNode(translation), nextSibling);
  },
  'keeps the text, hidden, inside of an element': (text, translation) => {
    const font = fontOf(translation);
    text.before(font);
    font.append(Object.assign(document.createElement('font'), { hidden: true }));
    font.lastElementChild!.append(text);
  },
};

function fontOf(translation: string) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(translation);
  outer.append(inner);
  return outer;
}

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => /^[^»]*\w/.test(data) && !parentElement?.closest('font'));
};
const seen = () =>
  document.querySelector('main')!.innerHTML.replaceAll(/<font hidden="">.*?<\/font>|<[^>]*>/g, '');

/** As it is set, and not what React reads. */
const inPlace = (text: Text, translation: string) => text.replaceData(0, text.length, translation);

const complain = vi.fn();
let root: ReturnType<typeof hydrateRoot>;
const hydrate = (props: FareProps) =>
  act(async () => {
    root = hydrateRoot(document.querySelector('main')!, <Fare {...props} />, {
      onRecoverableError: complain,
      onUncaughtError: complain,
    });
  });
const show = (props: FareProps) => act(async () => root.render(<Fare {...props} />));
const translate = async (change: (text: Text, translation: string) => void) => {
  for (const text of textsIn(document.body)) change(text, `»${text.data}«`);
  // observers hear of it
  await Promise.resolve();
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  watchTranslations();
  seeThroughTranslations();
});
beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(<Fare count={1} />)}</main>`;
  complain.mockClear();
});
afterEach(() => {
  root.unmount();
  expect(complain).not.toHaveBeenCalled();
});

describe.each(Object.entries(ways))('a translator that %s', (_, change) => {
  test('before hydration: the translation stays, and what changes is shown', async () => {
    await translate(change);
    await hydrate({ count: 1 });
    expect(seen()).toBe('»Fare«» of «»1« »baht«»idle«');
    await show({ count: 3, isBusy: true });
    expect(seen()).toBe('busyFares» of «3 »baht«and more');
    await show({ count: 1 });
    expect(seen()).toBe('Fare» of «1 »baht«idle');
  });

  test('after hydration: what changes is shown and translated again', async () => {
    await hydrate({ count: 1 });
    await show({ count: 3, isBusy: true });
    await translate(change);
    expect(seen()).toBe('»busy«»Fares«» of «»3« »baht«»and more«');
    await show({ count: 1 });
    expect(seen()).toBe('Fare» of «1 »baht«idle');
    await translate(change);
    await show({ count: 2, isBusy: true });
    expect(seen()).toBe('busyFares» of «2 »baht«');
  });
});

test('a translator that changes texts in their place, before hydration', async () => {
  await translate(inPlace);
  await hydrate({ count: 1 });
  expect(seen()).toBe('»Fare«» of «»1« »baht«»idle«');
  await show({ count: 3, isBusy: true });
  expect(seen()).toBe('busyFares» of «3 »baht«and more');
});

test('a translation that ends before hydration leaves the page as it was', async () => {
  const texts = textsIn(document.body);
  const fonts = texts.map(({ data }) => fontOf(data));
  for (const [index, text] of texts.entries()) text.replaceWith(fonts[index]!);
  await Promise.resolve();
  for (const [index, text] of texts.entries()) fonts[index]!.replaceWith(text);
  await Promise.resolve();
  await hydrate({ count: 1 });
  await show({ count: 2 });
  expect(seen()).toBe('Fares of 2 bahtidle');
});

test('a text that is gone without a trace breaks nothing', async () => {
  await hydrate({ count: 1 });
  await show({ count: 3 });
  for (const text of textsIn(document.body)) text.remove();
  await show({ count: 1, isBusy: true });
  expect(seen().trim()).toBe('busy');
});
