import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

/** What has to be in the first screen of a page, how high a page may be, or how high each of its elements. */
interface Bound {
  path: string;
  what: string;
  selector: string;
  /** Of several elements; the highest one for a height. */
  of: 'first' | 'last' | 'highest';
  /** @default 'bottom' */
  edge?: 'top' | 'bottom';
  /** What edges are measured from the top of; heights from nothing. @default the page */
  from?: string;
  /** What edges are measured from the bottom of. */
  below?: string;
  /** How far, or how high, in pixels, by width and, where its lines are higher, for Thai. */
  most: Record<Width, number | Record<Locale, number>>;
}

type Locale = 'th' | 'en';

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
    selector: '.next-trains > li',
    of: 'first',
    most: firstScreen,
  },
  // beside the breadcrumbs, since notices stand above them
  ...['/stations/BL13', '/stations/YL05', '/stations/CEN'].map((path): Bound => ({
    path,
    what: 'what to do with a station',
    selector: 'main nav ul.grid',
    of: 'first',
    below: 'main nav ol',
    // Siam has two lines, whose names need two rows
    most: { 360: path === '/stations/CEN' ? 155 : 130, 1280: 90 },
  })),
  {
    path: '/stations/BL13',
    what: 'the next trains of two directions, after a sentence of two lines about steps',
    selector: '.next-trains > li',
    of: 'last',
    below: 'main nav ul.grid',
    // in English the next station of one direction needs a second line
    most: { 360: { th: 172, en: 180 }, 1280: 260 },
  },
  {
    path: '/stations/YL05',
    what: 'the next trains of two directions',
    selector: '.next-trains > li',
    of: 'last',
    below: 'main nav ul.grid',
    most: { 360: 150, 1280: 260 },
  },
  {
    path: '/stations/BL13',
    what: 'the whole page',
    selector: 'footer',
    of: 'last',
    most: { 360: 3500, 1280: 3660 },
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
    what: 'the page below header and strip',
    selector: 'main',
    of: 'first',
    edge: 'top',
    most: { 360: 92, 1280: 104 },
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
    path: '/updates/news',
    what: 'a card of news',
    selector: 'main article',
    of: 'highest',
    most: { 360: { th: 128, en: 112 }, 1280: 700 },
  },
  {
    path: '/travel/security',
    what: 'the list of guides, and what explains it',
    selector: 'footer',
    of: 'last',
    edge: 'top',
    most: { 360: 2000, 1280: 1800 },
  },
  {
    path: '/travel/security',
    what: 'a closed guide',
    selector: 'main details[name=guide]',
    of: 'highest',
    most: { 360: 60, 1280: 72 },
  },
  {
    path: '/tickets/fare-rates?from=BL22&to=PP11',
    what: 'the fare, below a heading that begins 45 px below header and notices of 92 px',
    selector: 'main [data-fare]',
    of: 'first',
    from: 'main h1',
    most: { 360: 300 - 137, 1280: 190 },
  },
  {
    path: '/contact/report-complaint',
    what: 'the first choice of the form',
    selector: 'main form label',
    of: 'first',
    most: { 360: 740, 1280: 860 },
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
      wanted.map(({ selector, of, edge = 'bottom', from, below }) => {
        const boxOf = (css: string) => document.querySelector(css)!.getBoundingClientRect();
        const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        if (of === 'highest')
          return boxes.length > 0 ? Math.max(...boxes.map(({ height }) => height)) : undefined;
        const start = from ? boxOf(from).top : below ? boxOf(below).bottom : -scrollY;
        const box = boxes.at(of === 'first' ? 0 : -1);
        return box && Math.round(box[edge] - start);
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
          const limit = most[screen.width];
          expect(edge, `${what} at ${screen.width} px`).toBeLessThanOrEqual(
            typeof limit === 'number' ? limit : limit[locale],
          );
        }
      }
    });

for (const locale of ['th', 'en'] as const)
  test(`the map takes the width of the window, and the height that is left of it (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(screens[1]);
    await openPage(page, `/${locale}/mrt-map`);
    const map = page.locator('.map-stage');
    const boxAt = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return (await map.boundingBox())!;
    };
    const box = await boxAt(1280, 860);
    expect(box.width).toBe(1280);
    expect(box.height).toBeGreaterThanOrEqual(690);
    expect(box.y + box.height).toBeLessThanOrEqual(860);
    // in a low window the page scrolls
    expect((await boxAt(1280, 480)).height).toBe(420);
    // the drawing grows with the window
    const drawing = page.locator('svg.network-map');
    await boxAt(1920, 1080);
    expect((await drawing.boundingBox())!.width).toBe(1920 - 56);
    const { x, y } = (await drawing.boundingBox())!;
    const stage = (await map.boundingBox())!;
    expect(x).toBe(stage.x);
    expect(y).toBeCloseTo(stage.y, -1);
    const phone = await boxAt(360, 740);
    expect(phone.width).toBe(360);
    expect((await drawing.boundingBox())!.width).toBe(360);
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
