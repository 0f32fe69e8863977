import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site-test';

/** What has to be in the first screen of a page, or how high a page may be. */
interface Bound {
  path: string;
  what: string;
  /** Its lowest element; of several, the last one. */
  selector: string;
  /** Lowest edge in pixels below the top of `<main>`, by width. */
  most: Record<Width, number>;
}

type Width = (typeof screens)[number]['width'];

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
] as const;

/** What header and notices may take of the first screen. */
const frame = { 360: 136, 1280: 150 };
const firstScreen = { 360: 740 - frame[360], 1280: 860 - frame[1280] };

/** A row for each promise: add one to hold another page to its first screen. */
const bounds: Bound[] = [
  { path: '', what: 'the planner and its button', selector: 'main form [type=submit]', most: firstScreen },
  {
    path: '',
    what: 'the state of every line',
    selector: 'section[aria-labelledby=service-status] li',
    most: firstScreen,
  },
  {
    path: '',
    what: 'the page above the footer: six screens with header and footer',
    selector: 'main',
    most: { 360: 6 * 740 - frame[360] - 740, 1280: 6 * 860 },
  },
];

/** The edges of several elements of one page, in one visit. */
function lowestEdges(page: Page, selectors: string[]): Promise<(number | undefined)[]> {
  return page.evaluate((all) => {
    const top = document.querySelector('main')!.getBoundingClientRect().top;
    return all.map((selector) => {
      const last = [...document.querySelectorAll(selector)].at(-1);
      return last && Math.round(last.getBoundingClientRect().bottom - top);
    });
  }, selectors);
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
        const edges = await lowestEdges(
          page,
          own.map(({ selector }) => selector),
        );
        for (const [index, { what, most }] of own.entries()) {
          const edge = edges[index];
          expect(edge, `${what} at ${screen.width} px exists`).toBeDefined();
          expect(edge, `${what} at ${screen.width} px`).toBeLessThanOrEqual(most[screen.width]);
        }
      }
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
