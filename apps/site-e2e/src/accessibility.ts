import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

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

/** Checks the page in both looks of its language. */
export async function expectAccessibleInEveryLook(page: Page, locale: string): Promise<void> {
  for (const look of looks.filter((candidate) => candidate.locale === locale))
    await expectAccessibleInLook(page, look);
}

/** Expects no axe violation and no horizontal scrolling. */
export async function expectAccessibleInLook(
  page: Page,
  { colorScheme, width }: Look,
  options?: { part: string },
): Promise<void> {
  await base.step(`${colorScheme}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, options);
    await expectNoSidewaysScroll(page);
  });
}

/**
 * Expects no axe violation, contrast included. A contrast that axe cannot measure counts as a violation.
 * @param part selector of the element to check: behind a dialog the rest of the page is inert
 */
export async function expectAccessible(page: Page, { part = 'html' } = {}): Promise<void> {
  // lazy chunks replace plain fields with better controls: wait until they have loaded
  await page.waitForLoadState('networkidle');
  await page.evaluate(settled);
  // by default axe opens another page for every run, to merge the results of frames; the site has no frames
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  const { violations, incomplete } = await axe
    // collecting the thousands of nodes that pass takes half the time
    .options({ resultTypes: ['violations', 'incomplete'] })
    .analyze();
  const unmeasured = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    // axe never measures a single character, such as a page number
    .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
    // nor text in an SVG; map.spec.ts measures that
    .filter(({ html }) => !/^<(text|tspan)\b/.test(html));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(unmeasured.map(({ html }) => html)).toEqual([]);
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
