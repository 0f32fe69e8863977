import type { Preview, ReactRenderer } from '@storybook/react-vite';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { configure, expect } from 'storybook/test';
import { commands } from 'vitest/browser';
import type { StoryContext } from 'storybook/internal/types';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a check of the kit's own, so it is not published
import { expectToHoldInForcedColours } from '../libs/ui/src/testing/forced-colours';
import * as narrow from './narrow-screen';
import { withoutOwnerStacks } from './owner-stacks';
import { isOfPages, localeOf, showIn, StoryProviders } from './story-providers';
import { findCutInk } from './thai-ink';

type Context = StoryContext<ReactRenderer>;

/** The narrowest supported screen (specification). */
const narrowestPx = 320;
let complaints: string[] = [];

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateForcedColours: (areForced: boolean) => Promise<void>;
  }
}

// `waitFor` and `find…` give up after this time, in ms. One second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
withoutOwnerStacks();

/** Any error or warning on the console fails the story. */
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
  const isThai = localeOf(context.globals) === 'th';
  // The structure and the colours are the same in both languages. English has other texts, so other widths.
  if (isThai) {
    await twice(() => expectNoFindings());
    await inTheDark(context.globals, () => twice(() => expectNoFindings({ runOnly: ['color-contrast'] })));
  }
  await expectHydrationOnNarrowScreen(context as Context);
  // Pages consist of the kit's parts, so only these are checked in forced colours.
  if (isThai && !isOfPages(context)) await inForcedColours(context as Context);
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
};

/** Once more if it fails: what lies under a list that is still opening has no contrast that could be measured. */
const twice = (check: () => Promise<void>) => check().catch(check);

/**
 * Asserts that axe finds nothing and can measure every contrast, which it otherwise reports as "incomplete". Exceptions
 * are single characters, such as page numbers, and text in drawings, which axe never measures. The browser tests measure
 * the map.
 */
async function expectNoFindings(options: RunOptions = { rules: { region: { enabled: false } } }) {
  const { violations, incomplete } = await axe.run(document.body, {
    resultTypes: ['violations', 'incomplete'],
    ...options,
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
  expect(found, 'axe finds nothing').toEqual([]);
  const unmeasured = unmeasuredIn(incomplete);
  const still = unmeasured.length > 0 ? await inHighLines(() => measureAgain(unmeasured)) : [];
  expect(
    still.map(({ html, any }) => `${any[0]?.message ?? 'contrast not measurable'}: ${html}`),
    'every colour contrast can be measured',
  ).toEqual([]);
}

const unmeasuredIn = (incomplete: AxeResults['incomplete']) =>
  incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
    .filter(({ html }) => !/^<(text|tspan)\b/.test(html));

/**
 * A font's box is higher than its line (record 94), and reaches over what is above and below. Axe takes such a text for covered:
 * it is measured again in lines as high as that box.
 */
async function inHighLines<Result>(measure: () => Promise<Result>): Promise<Result> {
  const high = new CSSStyleSheet();
  high.replaceSync('* { line-height: 1.75 !important }');
  document.adoptedStyleSheets.push(high);
  try {
    return await measure();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== high);
  }
}

async function measureAgain(nodes: ReturnType<typeof unmeasuredIn>) {
  const include = nodes.map(({ target }) => target as string[]);
  const { violations, incomplete } = await axe.run(
    { include },
    { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] },
  );
  return [...violations.flatMap((violation) => violation.nodes), ...unmeasuredIn(incomplete)];
}

/** Shows the story in dark mode while a check runs. */
async function inTheDark(globals: Context['globals'], check: () => Promise<void>) {
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
  try {
    showIn(document, { ...globals, theme: 'dark' });
    await check();
  } finally {
    showIn(document, globals);
    still.remove();
  }
}

/** Checks the story in forced colours, which axe does not measure. A story may add a check, as a parameter. */
async function inForcedColours(context: Context) {
  await commands.emulateForcedColours(true);
  try {
    await context.parameters['inForcedColours']?.(context);
    await expectToHoldInForcedColours();
  } finally {
    await commands.emulateForcedColours(false);
  }
}

/**
 * Renders the story to HTML in a page of the narrowest width and hydrates it. Asserts that hydration finds no difference
 * and that the page does not scroll horizontally.
 */
async function expectHydrationOnNarrowScreen(context: Context) {
  const Body = () => <>{context.originalStoryFn(context.args, context)}</>;
  const tree = (
    <StoryProviders context={context}>
      <Body />
    </StoryProviders>
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
    if (localeOf(context.globals) === 'th')
      expect(findCutInk(page), 'no mark of Thai is cut off').toEqual([]);
    // WCAG 1.4.4: text of 200 % on a screen twice as wide, like a zoomed phone
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

/** Calls back after hydration. */
function Settled({ onSettled, children }: { onSettled?: () => void; children: ReactNode }) {
  useEffect(() => onSettled?.(), [onSettled]);
  return children;
}

/** The element that extends furthest, for the message. */
function widest(root: HTMLElement) {
  const byEnd = (a: Element, b: Element) => b.getBoundingClientRect().right - a.getBoundingClientRect().right;
  return [...root.querySelectorAll('*')].sort(byEnd)[0]?.outerHTML.slice(0, 200);
}
