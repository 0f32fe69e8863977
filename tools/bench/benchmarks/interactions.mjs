// Measures interactions on a phone whose processor is four times slower: the time from an event to the next frame that
// shows its effect, as the Event Timing API reports it. The yardstick is a click on an empty page whose button does the
// fixed calculation, on the same phone. BENCH_ORIGIN measures a site that runs already.
import { chromium, devices } from 'playwright';
import { ensureBrowser } from '../../browser.mjs';
import { startSite } from '../../pages/site-process.mjs';
import { calculate } from '../calculation.mjs';
import { median, result } from '../results.mjs';

/**
 * Longest acceptable time beside the yardstick. It is "good" of Interaction to Next Paint, 200 ms, on a phone that needs 72
 * for the yardstick: four times 14.5 and a frame.
 */
const budget = 2.8;
const slowdown = 4;
const runs = 5;

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} [path] an empty page if there is none
 * @property {boolean} [asksConsent] the visitor has not answered the question of cookies yet
 * @property {(page: Page) => Promise<void>} [prepare] not measured
 * @property {(page: Page) => Promise<void>} act
 */

/** @param {Page} page @param {string} name */
const field = (page, name) => page.getByRole('main').getByRole('combobox', { name, exact: true }).first();
/** @param {Page} page */
const firstOption = (page) => page.getByRole('option').first().waitFor();
/** @param {Page} page */
const station = (page) => page.locator('svg a[href*="station="]').first();
/** @param {Page} page */
const filter = (page) => page.getByRole('main').locator('summary', { hasText: 'Filter' });

/** @param {Page} page */
const article = (page) => page.getByRole('article').getByRole('link').first();

/** @type {Interaction} */
const yardstick = {
  name: 'click that does the fixed calculation',
  prepare: async (page) => {
    await page.setContent('<button>Calculate</button>');
    await page.evaluate(`document.querySelector('button').onclick = ${calculate}`);
    const button = page.getByRole('button');
    for (let turn = 0; turn < 8; turn += 1) await button.click(); // until the engine has compiled it
  },
  act: (page) => page.getByRole('button').click(),
};

/** @type {Interaction[]} */
const interactions = [
  {
    name: 'header: open the menu',
    path: '/en',
    act: (page) => page.getByRole('banner').getByText('Menu', { exact: true }).click(),
  },
  {
    name: 'header: open the search',
    path: '/en',
    act: (page) => page.getByRole('banner').locator('summary').first().click(),
  },
  {
    name: 'consent: necessary only',
    path: '/en',
    asksConsent: true,
    prepare: (page) => page.getByRole('button', { name: 'Necessary only' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Necessary only' }).click(),
  },
  { name: 'home: open a station field', path: '/en', act: (page) => field(page, 'From').click() },
  {
    name: 'home: type a letter of a station',
    path: '/en',
    prepare: async (page) => {
      await field(page, 'From').click();
      await firstOption(page);
    },
    act: (page) => page.keyboard.press('s'),
  },
  {
    name: 'home: choose a station',
    path: '/en',
    prepare: async (page) => {
      await field(page, 'From').fill('sukhumvit');
      await firstOption(page);
      await page.keyboard.press('ArrowDown');
    },
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'home: swap start and destination',
    path: '/en',
    prepare: async (page) => {
      await field(page, 'From').fill('BL01');
      await page.keyboard.press('Tab');
    },
    act: (page) => page.getByRole('button', { name: 'Swap start and destination' }).click(),
  },
  {
    name: 'planner: open a station field',
    path: '/en/search-departure',
    act: (page) => field(page, 'From').click(),
  },
  {
    name: 'fares: open a station field',
    path: '/en/tickets/fare-rates',
    act: (page) => field(page, 'From').click(),
  },
  {
    name: 'fares: type a letter of a station',
    path: '/en/tickets/fare-rates',
    prepare: async (page) => {
      await field(page, 'From').click();
      await firstOption(page);
    },
    act: (page) => page.keyboard.press('s'),
  },
  {
    name: 'map: go to the next station',
    path: '/en/mrt-map',
    prepare: (page) => station(page).focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'map: open a station',
    path: '/en/mrt-map',
    prepare: (page) => station(page).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'map: ask for a journey',
    path: '/en/mrt-map?station=BL22',
    prepare: (page) => station(page).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'map: zoom in',
    path: '/en/mrt-map',
    act: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
  },
  { name: 'news: open the filter', path: '/en/updates/news', act: (page) => filter(page).click() },
  {
    name: 'news: follow a link',
    path: '/en/updates/news',
    // before the program has come, the browser leaves the page instead
    prepare: async (page) => {
      await article(page).hover();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
    },
    act: (page) => article(page).click(),
  },
];

export default async function measure() {
  const running = process.env['BENCH_ORIGIN'];
  const site = running ? { origin: running, stop: async () => {} } : await startSite();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {{ name: string, value: number }[]} */
  const measured = [];
  const yardsticks = [];
  for (const interaction of interactions) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(interaction, browser, site.origin));
    yardsticks.push(await timeOf(yardstick, browser, site.origin));
    console.log(`${interaction.name.padEnd(40)} ${times.join(' ')} ms, yardstick ${yardsticks.at(-1)} ms`);
    measured.push({ name: interaction.name, value: median(times) });
  }
  await browser.close();
  await site.stop();
  const beside = { name: yardstick.name, value: median(yardsticks) };
  return measured.map(({ name, value }) => result(name, 'ms', value, { beside, atMost: budget }));
}

/**
 * Returns the longest event of an interaction, in milliseconds.
 * @param {Interaction} interaction
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function timeOf({ path, asksConsent, prepare, act }, browser, origin) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
  if (!asksConsent) await context.addCookies([{ name: 'consent', value: '2.necessary', url: origin }]);
  const page = await context.newPage();
  if (path) await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  // what the preparation started ends first
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(observe);
  await act(page);
  // events are reported after the frame that they caused
  await page.waitForTimeout(1500);
  const longest = await page.evaluate(() => Math.max(0, .../** @type {any} */ (globalThis).eventTimes));
  await context.close();
  return longest;
}

/** Runs in the page: collects the durations of the events of interactions, which the browser rounds to 8 ms. */
function observe() {
  /** @type {number[]} */
  const times = [];
  Object.assign(globalThis, { eventTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {any} */ (entry);
      if (interactionId) times.push(duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
}
