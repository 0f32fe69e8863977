import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { networkIdle } from './network-idle';

/** The small build: a browser reads it in half of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How a page can look. */
export interface Look {
  locale: 'th' | 'en';
  colorScheme: 'light' | 'dark';
  /** Width of the window in pixels: a desktop or the narrowest phone. */
  width: number;
}

/** Both languages in both colour modes. Every pair of language, mode and width occurs. */
export const looks: readonly Look[] = [
  { locale: 'th', colorScheme: 'light', width: 1280 },
  { locale: 'th', colorScheme: 'dark', width: 320 },
  { locale: 'en', colorScheme: 'light', width: 320 },
  { locale: 'en', colorScheme: 'dark', width: 1280 },
];

export interface AxeOptions {
  /** Selector of the element to check: behind a dialog the rest of the page is inert. */
  part?: string;
  /** Selector of elements that another test checks. */
  except?: string;
  /** Checks only what depends on colours. */
  isContrastOnly?: boolean;
}

/**
 * Checks the page in both looks of its language. Only contrast depends on the colour mode: the light look of the other
 * language checks the structure at the other width.
 */
export async function expectAccessibleInEveryLook(page: Page, locale: string): Promise<void> {
  for (const look of looks.filter((candidate) => candidate.locale === locale))
    await expectAccessibleInLook(page, look, { isContrastOnly: look.colorScheme === 'dark' });
}

/** Expects no axe violation and no horizontal scrolling. */
export async function expectAccessibleInLook(
  page: Page,
  { colorScheme, width }: Look,
  options?: AxeOptions,
): Promise<void> {
  await base.step(`${colorScheme}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, options);
    await expectNoSidewaysScroll(page);
  });
}

/** Expects no axe violation, contrast included. A contrast that axe cannot measure counts as a violation. */
export async function expectAccessible(
  page: Page,
  { part = 'html', except = '', isContrastOnly = false }: AxeOptions = {},
): Promise<void> {
  // lazy chunks replace plain fields with better controls: wait until they have loaded
  await networkIdle(page);
  await page.evaluate(settled);
  // the browser takes longer to read axe than to check a small page: once per document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, unmeasured } = await page.evaluate(runAxe, { part, except, isContrastOnly });
  expect(violations).toEqual([]);
  expect(unmeasured, 'every contrast can be measured').toEqual([]);
}

/** Runs in the page. Returns the findings as text. */
async function runAxe({ part, except, isContrastOnly }: Required<AxeOptions>) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const context = { include: [part], exclude: except ? [except] : [] };
  const { violations, incomplete } = await axe.run(context, {
    // collecting the thousands of nodes that pass takes half the time
    resultTypes: ['violations', 'incomplete'],
    // WCAG 2.5.8, which axe leaves out by itself
    ...(isContrastOnly ? { runOnly: ['color-contrast'] } : { rules: { 'target-size': { enabled: true } } }),
  });
  const unmeasuredIn = (results: typeof incomplete) =>
    results
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes)
      // axe never measures a single character, such as a page number
      .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
      // nor text in an SVG; map.spec.ts measures that
      .filter(({ html }) => !/^<(text|tspan)\b/.test(html));
  // A font's box is higher than its line (record 94): axe takes a text beside another for covered, and so with what a frame
  // cuts off. Measured again in high lines, with nothing cut off, and with no bar over them.
  const measureAgain = async (nodes: ReturnType<typeof unmeasuredIn>) => {
    const high = new CSSStyleSheet();
    high.replaceSync(
      `* { line-height: 1.75 !important; margin-block-start: 0 !important; -webkit-line-clamp: none !important }
      svg { max-inline-size: 100% !important; max-block-size: 100% !important }
      [name=consent] { position: static !important }`,
    );
    document.adoptedStyleSheets.push(high);
    const again = await axe.run(
      { include: nodes.map(({ target }) => target as string[]) },
      { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] },
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== high);
    violations.push(...again.violations);
    return unmeasuredIn(again.incomplete);
  };
  const first = unmeasuredIn(incomplete);
  const unmeasured = first.length > 0 ? await measureAgain(first) : [];
  // a bar that sticks to the window covers a part of a target only until one scrolls
  const isOnlyCovered = ({ any }: (typeof violations)[number]['nodes'][number]) => {
    const covering = any.flatMap(({ relatedNodes = [] }) =>
      relatedNodes.map(({ target }) => String(target[0])),
    );
    const inBar = (selector: string) => document.querySelector(selector)?.closest('[name=consent]') !== null;
    return covering.length > 0 && covering.every(inBar);
  };
  // a frame that scrolls cuts a label of two rows: what is in sight of it is not the beginning of the name
  const isCut = ({ target }: (typeof violations)[number]['nodes'][number]) => {
    const label = document.querySelector(String(target[0]))?.querySelector('text')?.getBoundingClientRect();
    const frame = document.querySelector('.map-frame')?.getBoundingClientRect();
    return label && frame && (label.top < frame.top || label.bottom > frame.bottom);
  };
  const pardons: Record<string, typeof isOnlyCovered | typeof isCut> = {
    'target-size': isOnlyCovered,
    'label-content-name-mismatch': isCut,
  };
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !pardons[id]?.(node)) }))
    .filter(({ nodes }) => nodes.length > 0);
  return {
    violations: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    unmeasured: unmeasured.map(({ html }) => html),
  };
}

/** Waits for fonts and ends transitions: during a transition, colours belong to neither colour mode. */
async function settled() {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'pixels of horizontal overflow').toBeLessThanOrEqual(0);
}
