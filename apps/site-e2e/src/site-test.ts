import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

interface SiteOptions {
  expectedComplaints: RegExp[];
  /** Has closed what the site says in dialogs, as somebody who was here before. */
  hasSeenNotices: boolean;
  /** Has answered which cookies may be used. */
  hasConsented: boolean;
}

/** A test whose page may say nothing on the console and fail no request. Its visitor has been here before. */
export const test = base.extend<SiteOptions>({
  expectedComplaints: [[], { option: true }],
  hasSeenNotices: [true, { option: true }],
  hasConsented: [true, { option: true }],
  page: async ({ page, expectedComplaints, hasSeenNotices, hasConsented, request, baseURL }, use) => {
    if (hasSeenNotices) {
      await page.addInitScript(
        (keys) => {
          // what is closed in the test stays closed
          if (!localStorage.getItem('seen-notices'))
            localStorage.setItem('seen-notices', JSON.stringify(keys));
        },
        await noticeKeys(request),
      );
    }
    if (hasConsented) {
      await page.context().addCookies([{ name: 'consent', value: '1.necessary', url: baseURL! }]);
    }
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual(
      [],
    );
  },
});

export { expect };

/** What the site's browser part remembers of each notice that holds now. */
async function noticeKeys(request: APIRequestContext): Promise<string[]> {
  const [alerts, announcements] = await Promise.all(
    ['alerts', 'announcements'].map(async (list) => (await request.get(`/api/v1/${list}`)).json()),
  );
  return [
    ...alerts.map(({ id, saidAt }: { id: string; saidAt: string }) => `alert:${id}@${saidAt}`),
    ...announcements.map(
      ({ id, version }: { id: string; version: number }) => `announcement:${id}@${version}`,
    ),
  ];
}

/**
 * Axe finds nothing, contrast included; a contrast that it cannot measure counts as a finding.
 * @param part selects what is looked at where the rest is out of reach, as it is behind a dialog
 * @param rules those that are asked; all of them without it
 */
export async function expectAccessible(
  page: Page,
  { part = 'html', rules }: { part?: string; rules?: readonly string[] } = {},
): Promise<void> {
  await page.evaluate(settled);
  // in its usual mode axe opens a page of its own for every run, for the sake of frames, of which the site has none
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  const { violations, incomplete } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  const unmeasured = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    // axe never measures a single character, such as a page number
    .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
    // nor what is written in a drawing: the map's own test does
    .filter(({ html }) => !/^<(text|tspan)\b/.test(html));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(unmeasured.map(({ html }) => html)).toEqual([]);
}

/**
 * What the eye would see in both colour modes, on a phone and on a desk; in the dark only the colours are others.
 * A project whose metadata says `looks: 'elsewhere'` leaves them to another one: the same HTML looks the same.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  if (base.info().project.metadata['looks'] === 'elsewhere') return;
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
      await base.step(`${colorScheme}, ${width} px`, () =>
        expectAccessible(page, { ...(rules && { rules }) }),
      );
    }
    await expectNoSidewaysScroll(page);
  }
}

/** Fonts are there and transitions at their end: in the middle of one, colours are those of no mode. */
async function settled() {
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
}
