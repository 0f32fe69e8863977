import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

/** What has to be in the first screen of a page, or how high a page may be. */
interface Bound {
  path: string;
  what: string;
  selector: string;
  /** Of several elements. */
  of: 'first' | 'last';
  /** @default 'bottom' */
  edge?: 'top' | 'bottom';
  /** How far below the top of the page, in pixels, by width. */
  most: Record<Width, number>;
}

type Width = (typeof screens)[number]['width'];

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
] as const;

const firstScreen = { 360: 740, 1280: 860 };
const result = '/search-departure?from=BL22&to=PP11&date=2026-11-10&time=08:00';

/** A row for each promise: add one to hold another page to its first screen. */
const bounds: Bound[] = [
  { path: '', what: 'the planner', selector: 'main form', of: 'first', most: firstScreen },
  { path: '', what: 'its button', selector: 'main form [type=submit]', of: 'last', most: firstScreen },
  {
    path: '',
    what: 'the state of every line',
    selector: 'section[aria-labelledby=service-status]',
    of: 'first',
    most: firstScreen,
  },
  { path: '', what: 'the whole page', selector: 'footer', of: 'last', most: { 360: 6 * 740, 1280: 6 * 860 } },
  {
    path: result,
    what: 'the times, lines and fare of the first journey, above its steps',
    selector: 'main article details',
    of: 'first',
    edge: 'top',
    most: firstScreen,
  },
  {
    path: '/search-departure?from=BL22',
    what: 'the first train',
    selector: 'main tbody tr',
    of: 'first',
    most: firstScreen,
  },
  {
    path: '/stations/BL22',
    what: 'the first train',
    selector: 'main tbody tr',
    of: 'first',
    most: firstScreen,
  },
  {
    path: '/travel/train-schedule',
    what: 'the first timetable',
    selector: 'main table',
    of: 'first',
    most: firstScreen,
  },
  {
    path: '/travel/recommended-places',
    what: 'the first place',
    selector: 'main article',
    of: 'first',
    most: firstScreen,
  },
  {
    path: '/updates/news',
    what: 'the first news, of which a wide screen shows picture and title',
    selector: 'main article',
    of: 'first',
    most: { 360: 740, 1280: 1080 },
  },
  {
    path: '/updates/news',
    what: 'the beginning of the list',
    selector: 'main article',
    of: 'first',
    edge: 'top',
    most: { 360: 430, 1280: 430 },
  },
  {
    path: '/contact/mrta',
    what: 'the first telephone number',
    selector: 'main article',
    of: 'first',
    most: firstScreen,
  },
];

/** The edges of several elements of one page, in one visit. */
function edgesOf(page: Page, all: Bound[]): Promise<(number | undefined)[]> {
  return page.evaluate(
    (wanted) =>
      wanted.map(({ selector, of, edge = 'bottom' }) => {
        const element = [...document.querySelectorAll(selector)].at(of === 'first' ? 0 : -1);
        return element && Math.round(element.getBoundingClientRect()[edge] + scrollY);
      }),
    all,
  );
}

for (const path of new Set(bounds.map((bound) => bound.path)))
  for (const locale of ['th', 'en'] as const)
    test(`the first screen of /${locale}${path}`, async ({ page }) => {
      await page.setViewportSize(screens[0]);
      await openPage(page, `/${locale}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const own = bounds.filter((bound) => bound.path === path);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const edges = await edgesOf(page, own);
        for (const [index, { what, most }] of own.entries()) {
          const edge = edges[index];
          expect(edge, `${what} at ${screen.width} px exists`).toBeDefined();
          expect(edge, `${what} at ${screen.width} px`).toBeLessThanOrEqual(most[screen.width]);
        }
      }
    });

for (const locale of ['th', 'en'] as const)
  test(`the state of the lines is one line of a phone while nothing is reported (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[0]);
    await openPage(page, `/${locale}`);
    await page.evaluate(() => document.fonts.ready);
    const status = page.locator('section[aria-labelledby=service-status]');
    expect((await status.boundingBox())!.height).toBeLessThanOrEqual(44);
    // said once, where every line said it
    const words = { th: 'ข้อมูลสด', en: 'live information' }[locale];
    expect((await page.getByRole('main').innerText()).split(words)).toHaveLength(2);
  });

test('the home page tells nothing twice and shows no picture twice', async ({ page }) => {
  await openPage(page, '/en');
  const links = await page
    .locator('main section')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(8);
  expect(new Set(links).size).toBe(links.length);
  const pictures = await page
    .locator('main section img')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a row of cards is scrolled by its buttons and by the keyboard', async ({ page }) => {
  await page.setViewportSize(screens[0]);
  await openPage(page, '/en');
  const row = page.getByRole('list', { name: 'Places to go' });
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  const section = page.getByRole('region', { name: 'Places to go' });
  await section.getByRole('button', { name: 'Scroll to more items' }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await section.getByRole('button', { name: 'Scroll to earlier items' }).click();
  await expect.poll(scrolled).toBe(0);
  const last = row.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});
