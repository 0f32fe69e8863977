import { templateExamples } from '@raang/e2e-kit/site-pages';
import { isAbout, placeOn, scrollToMiddle } from './place';
import type { Visitor } from './visitor';
import { eventually, expect, test } from './visitor-test';

/** The gate requests no program without a network, so the browser follows the links and keeps the places. */
const withoutProgram = () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });

/** Lets the program take over: the route announcer is there, and the program restores places instead of the browser. */
async function takeOver(visitor: Visitor) {
  await visitor.hover('header a[href]');
  await visitor.find('body > p[role=status]');
}

/**
 * Presses a link without scrolling to it. Browsers leave out entries of a page that nobody has touched, so the margin is
 * pressed first.
 */
async function press({ visit }: Visitor, css: string) {
  await visit.point({ x: 2, y: 240 }, 'down', 'up');
  await visit.evaluate((link) => document.querySelector<HTMLAnchorElement>(link)!.click(), css);
}

const titleOf = ({ visit }: Visitor) => visit.evaluate(() => document.title, undefined);

/** Presses the link to the home page and waits for it. @returns its title */
async function goHome(visitor: Visitor, home: string): Promise<string> {
  const title = await titleOf(visitor);
  await press(visitor, 'header a[href]');
  await visitor.isAt(home);
  await eventually(async () => expect(await titleOf(visitor)).not.toBe(title));
  await eventually(async () => expect((await placeOn(visitor)).top).toBe(0));
  return titleOf(visitor);
}

/** Waits until the address and the page are these. */
async function shows(visitor: Visitor, address: string, title: string) {
  await visitor.isAt(address);
  await eventually(async () => expect(await titleOf(visitor)).toBe(title));
}

const goTo = ({ visit }: Visitor, top: number) =>
  visit.evaluate((given) => scrollTo({ top: given, behavior: 'instant' }), top);

const pages = [
  ...templateExamples.filter(({ path }) => path !== ''),
  { path: '/search?q=station', template: 'results of a search' },
  { path: '/search-departure?from=BL01&to=BL21', template: 'answer of the planner' },
  { path: '/contact/lost-asset', template: 'form of a lost report' },
  { path: '/contact/found-asset', template: 'form of a found report' },
  { path: '/contact/lost-tracking', template: 'form to follow a case' },
  { path: '/register', template: 'registration' },
];

async function leaveAndReturn(visitor: Visitor, address: string) {
  const home = address.slice(0, 3);
  const title = await titleOf(visitor);
  const place = await scrollToMiddle(visitor);
  const homeTitle = await goHome(visitor, home);
  await goTo(visitor, 300);
  const homePlace = await placeOn(visitor);
  await visitor.visit.back();
  await shows(visitor, address, title);
  await isAbout(visitor, place);
  await visitor.visit.reload();
  await isAbout(visitor, place);
  await visitor.visit.forward();
  await shows(visitor, home, homeTitle);
  await isAbout(visitor, homePlace);
}

for (const [index, { path, template }] of pages.entries()) {
  const address = `/${index % 2 === 0 ? 'th' : 'en'}${path}`;
  test(`back, reload and forward keep the place: ${template}`, async ({ visitor }) => {
    await visitor.visit.resize(360, 480);
    await visitor.visit.open(address);
    await takeOver(visitor);
    await leaveAndReturn(visitor, address);
  });
}

for (const path of ['/updates/news', '/stations/BL01', '/mrt-map', '/contact/lost-asset'])
  test(`back, reload and forward keep the place without the program: ${path}`, async ({ visitor }) => {
    await visitor.visit.resize(360, 480);
    await visitor.visit.beforeScripts(withoutProgram);
    await visitor.visit.open(`/en${path}`);
    await leaveAndReturn(visitor, `/en${path}`);
  });

/** Where a link of the content to another page is in the window. */
const linkInSight = ({ visit }: Visitor) =>
  visit.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/en/"]')) {
      const { x: left, y: top, width, height } = link.getBoundingClientRect();
      const [x, y] = [left + Math.min(20, width / 2), top + height / 2];
      if (link.pathname !== location.pathname && document.elementFromPoint(x, y)?.closest('a') === link)
        return { x, y };
    }
    throw new Error('no link is in sight');
  }, undefined);

for (const listing of ['/en/updates/news', '/en/travel/recommended-places', '/en/travel/facilities'])
  test(`a link pressed at once in the middle leads back there: ${listing}`, async ({ visitor }) => {
    await visitor.visit.open(listing);
    await goTo(visitor, 500);
    const title = await titleOf(visitor);
    const place = await placeOn(visitor);
    await visitor.visit.point(await linkInSight(visitor), 'down', 'up');
    await eventually(async () => expect(await visitor.address()).not.toBe(listing));
    await eventually(async () => expect((await placeOn(visitor)).top).toBe(0));
    await visitor.visit.back();
    await shows(visitor, listing, title);
    await isAbout(visitor, place);
  });

test('a place is kept that a busy browser tells late', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await takeOver(visitor);
  const title = await titleOf(visitor);
  const homeTitle = await goHome(visitor, '/en');
  const place = await visitor.visit.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    history.back();
    // the way back begins before the browser has told that the page has scrolled
    const end = performance.now() + 500;
    while (performance.now() < end);
    return { top: 300, height: document.documentElement.scrollHeight };
  }, undefined);
  await shows(visitor, '/en/updates/news', title);
  await visitor.visit.forward();
  await shows(visitor, '/en', homeTitle);
  await isAbout(visitor, place);
});

test('after a reload, back leads to the page before, at its place', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await takeOver(visitor);
  const title = await visitor.sees('h1', 'News');
  const place = await scrollToMiddle(visitor);
  await press(visitor, 'main article a');
  await visitor.seesNo('h1', title);
  await visitor.visit.reload();
  await visitor.visit.back();
  await visitor.isAt('/en/updates/news');
  await visitor.sees('h1', title);
  await isAbout(visitor, place);
});

test('back from the other language leads to the place', async ({ visitor }) => {
  await visitor.visit.open('/th/updates/news');
  await takeOver(visitor);
  const place = await scrollToMiddle(visitor);
  await press(visitor, 'header a[hreflang="en"]');
  await visitor.isAt('/en/updates/news');
  await visitor.sees('h1', 'News');
  await visitor.visit.back();
  await visitor.sees('h1', 'ข่าว');
  await isAbout(visitor, place);
});

test('back from a place in the same page leads to the place before', async ({ visitor }) => {
  await visitor.visit.open('/en/updates/news');
  await takeOver(visitor);
  const place = await scrollToMiddle(visitor);
  await visitor.visit.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '#main', textContent: 'Content' });
    document.querySelector('main')!.append(link);
  }, undefined);
  await press(visitor, 'main a[href="#main"]');
  await visitor.isAt('/en/updates/news#main');
  await visitor.visit.back();
  await visitor.isAt('/en/updates/news');
  await isAbout(visitor, place);
});

test('a reload before the program keeps the place', async ({ visitor }) => {
  await visitor.visit.resize(360, 480);
  await visitor.visit.open('/th/updates/news');
  for (const isTakenOver of [false, true, false]) {
    if (isTakenOver) await takeOver(visitor);
    const place = await scrollToMiddle(visitor);
    await visitor.visit.reload();
    await isAbout(visitor, place);
    // the next place is another one
    await goTo(visitor, 0);
  }
});
