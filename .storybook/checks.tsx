import type { Preview, ReactRenderer } from '@storybook/react-vite';
import axe, { type RunOptions } from 'axe-core';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/types';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a check of the kit's own, so it is not published
import { areColoursForced, expectToHoldInForcedColours } from '../libs/ui/src/testing/forced-colours';
import * as narrow from './narrow-screen';
import { localeOf, showIn, Surroundings } from './surroundings';

type Context = StoryContext<ReactRenderer>;

/** The narrowest screen of the specification. */
const narrowestPx = 320;
let complaints: string[] = [];

/** Whatever React or the code says on the console while a story runs is a failure. */
export const beforeEach: Preview['beforeEach'] = () => {
  complaints = [];
  const { error, warn } = console;
  const note =
    (say: typeof error) =>
    (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      say(...words);
    };
  console.error = note(error);
  console.warn = note(warn);
  return () => Object.assign(console, { error, warn });
};

export const afterEach: Preview['afterEach'] = async (context) => {
  await document.fonts.ready;
  // Axe reads the fill of text, which keeps our colours where others are forced: there rules of our own measure it.
  // All else that it finds, what the server writes and how wide it is do not depend on colours: other runs see to it.
  if (areColoursForced()) await expectToHoldInForcedColours();
  else {
    await expectNoFindings({ rules: { region: { enabled: false } } });
    // the same colours in both languages
    if (localeOf(context.globals) === 'th') await expectContrastInTheDark(context.globals);
    await expectHydrationOnNarrowScreen(context as Context);
  }
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
};

/**
 * Axe finds nothing. It says "incomplete" where it cannot measure a contrast, and that passes as green: here it does
 * not. A single character, such as a page number, and what is written in a drawing are the exceptions: axe never
 * measures those. The browser tests measure the map.
 */
async function expectNoFindings(options: RunOptions) {
  const { violations, incomplete } = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations', 'incomplete'],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect(found, 'axe finds nothing').toEqual([]);
  const unmeasured = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
    .filter(({ html }) => !/^<(text|tspan)\b/.test(html))
    .map(({ html, any }) => `${any[0]?.message ?? 'contrast not measurable'}: ${html}`);
  expect(unmeasured, 'every colour contrast can be measured').toEqual([]);
}

/** Colours are all that differs in the dark. */
async function expectContrastInTheDark(globals: Context['globals']) {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
  try {
    showIn(document, { ...globals, theme: 'dark' });
    await expectNoFindings({ runOnly: ['color-contrast', 'link-in-text-block'] });
  } finally {
    showIn(document, globals);
    still.remove();
  }
}

/** Renders the story as the server would and hydrates it on a narrow screen: nothing may differ or scroll sideways. */
async function expectHydrationOnNarrowScreen(context: Context) {
  const Body = () => <>{context.originalStoryFn(context.args, context)}</>;
  const tree = (
    <Surroundings context={context}>
      <Body />
    </Surroundings>
  );
  const page = narrow.open(narrowestPx);
  showIn(page, context.globals);
  const root = page.createElement('div');
  root.innerHTML = renderToString(<Settled>{tree}</Settled>);
  page.body.replaceChildren(root);
  let hydrated: Root | undefined;
  try {
    const differences: string[] = [];
    await new Promise<void>((resolve) => {
      const settled = <Settled onSettled={resolve}>{tree}</Settled>;
      hydrated = hydrateRoot(root, settled, {
        onRecoverableError: (error) => void differences.push(String(error)),
      });
    });
    expect(differences, 'the server and the browser render the same').toEqual([]);

    await page.fonts.ready;
    expectNoSidewaysScroll(page, `at ${narrowestPx} px`);
    // WCAG 1.4.4: twice the text on a screen twice as wide, which is what zooming a phone's page comes to
    narrow.open(2 * narrowestPx, '200%');
    expectNoSidewaysScroll(page, 'with text of 200 %');
  } finally {
    hydrated?.unmount();
    narrow.clear();
  }
}

function expectNoSidewaysScroll({ documentElement, body }: Document, when: string) {
  const isScrolled = documentElement.scrollWidth > documentElement.clientWidth;
  expect(isScrolled ? widest(body) : undefined, `no sideways scroll ${when}`).toBeUndefined();
}

/** Tells when React has taken the page over. */
function Settled({ onSettled, children }: { onSettled?: () => void; children: ReactNode }) {
  useEffect(() => onSettled?.(), [onSettled]);
  return children;
}

/** The element that reaches furthest, for the message. */
function widest(root: HTMLElement) {
  const byEnd = (a: Element, b: Element) => b.getBoundingClientRect().right - a.getBoundingClientRect().right;
  return [...root.querySelectorAll('*')].sort(byEnd)[0]?.outerHTML.slice(0, 200);
}
