import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from '@raang/e2e-kit/accessibility';
import { findCovered, findOverlaps } from './map-overlaps';
import { chooseStation, expect, openPage, test } from '@raang/e2e-kit/site-test';

const it = test;

const mapOn = (page: Page) => page.locator('svg.network-map');
const frameOn = (page: Page) => page.locator('.map-frame');
const layers = (page: Page) => page.getByRole('navigation', { name: /Show on the map|แสดงบนแผนที่/ });
const stationOn = (page: Page, code: string) => page.locator(`[id="map-${code}"]`);

/** Opens the map and waits for its zoom buttons, which appear when it is interactive. */
async function openMap(page: Page, address: string) {
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /Zoom in|ขยาย/ })).toBeVisible();
}

interface Point {
  x: number;
  y: number;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box;
}
const middleOf = ({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
const scrolled = (page: Page) =>
  frameOn(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

for (const layer of ['step-free', 'toilets', 'parking', 'fares&from=BL13', 'last-trains&from=BL13']) {
  it(`the map and the list show the same stations and facts: ${layer}`, async ({ request }) => {
    const html = await (await request.get(`/en/mrt-map?layer=${layer}`)).text();
    const on = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text!);
    // our stations open the panel; those of other systems link to their pages
    const map = on(/<a id="map-[^"]+" href="[^"]+#station" aria-label="([^"]+)"/g).map((label) =>
      label.split(', '),
    );
    expect(map).toHaveLength(109);
    const list = html.slice(html.indexOf('id="stations"'));
    const rows = [
      ...list.matchAll(/<li class="flex break-inside-avoid items-start gap-3 py-1.5">(.*?)<\/li>/g),
    ].map(([, row]) => row!.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));
    expect(rows).toHaveLength(109);
    for (const [index, [name, , ...facts]] of map.entries()) {
      const [code, ...words] = name!.split(' ');
      expect(rows[index]).toContain(code);
      expect(rows[index]).toContain(words.join(' '));
      for (const fact of facts) expect(rows[index]).toContain(fact);
    }
  });
}

for (const locale of ['th', 'en']) {
  it(`the map in ${locale} is legible and complete, and links to its sheet to print`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openMap(page, `/${locale}/mrt-map`);
    await page.evaluate(() => document.fonts.ready);
    const stopName = stationOn(page, 'N7').locator('text');
    await expect(stopName).toBeHidden();
    expect(await mapOn(page).evaluate(findOverlaps)).toEqual([]);
    const sizes = await mapOn(page).evaluate((map) => {
      const scale = map.getBoundingClientRect().width / (map as SVGSVGElement).viewBox.baseVal.width;
      const sizeOf = (letters: string) =>
        parseFloat(getComputedStyle(map.querySelector(letters)!).fontSize) * scale;
      return { name: sizeOf('.name'), code: sizeOf('.code') };
    });
    expect(sizes.name).toBeGreaterThanOrEqual(14);
    expect(sizes.code).toBeGreaterThanOrEqual(12);
    await test.step('enlarged, every stop of other systems has its name too', async () => {
      for (const _ of [1, 2]) await page.getByRole('button', { name: /Zoom in|ขยาย/ }).click();
      await expect(stopName).toBeVisible();
      await expect(mapOn(page).locator('.stop text')).toHaveCount(58);
      expect(await mapOn(page).evaluate(findOverlaps)).toEqual([]);
    });
    await expect(stationOn(page, 'A1')).toHaveAccessibleName(/Suvarnabhumi Airport|ท่าอากาศยานสุวรรณภูมิ/);
    await expect(mapOn(page).locator('.closed-track, .map-mark')).toHaveCount(0);
    const sheet = page.locator(`a[download][href$="/network-map.${locale}.pdf"]`);
    const answer = await request.get((await sheet.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pages = (await answer.body()).toString('latin1').match(/\/MediaBox \[0 0 \d+/g);
    expect(pages).toEqual(['/MediaBox [0 0 1191', '/MediaBox [0 0 841']);
  });
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 860],
] as const)
  it(`at ${width} pixels no button and no panel covers a station or a label`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMap(page, '/th/mrt-map');
    const covered = () => mapOn(page).evaluate(findCovered);
    const openArrows = async () => {
      await page.getByRole('button', { name: 'เลื่อนแผนที่' }).click();
      await expect(page.getByRole('button', { name: 'เลื่อนขึ้น' })).toBeVisible();
    };
    expect(await covered()).toEqual([]);
    await openArrows();
    expect(await covered()).toEqual([]);
    await page.getByRole('button', { name: 'ดูแผนที่เต็มจอ' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await covered()).toEqual([]);
    // on narrower screens the station is a sheet over the map
    if (width < 1024) return;
    await stationOn(page, 'BL22').locator('text').click();
    await expect(page.getByRole('heading', { level: 2, name: 'สุขุมวิท' })).toBeFocused();
    expect(await covered()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await stationOn(page, 'BL22').locator('text').click();
    await expect(page.getByRole('heading', { level: 2, name: 'สุขุมวิท' })).toBeFocused();
    expect(await covered()).toEqual([]);
  });

it('the layer that is shown is in view in its row, and the row scrolls with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, '/en/mrt-map?layer=fares');
  const layer = (name: string) => layers(page).getByRole('link', { name });
  await expect(layer('Fares')).toBeInViewport({ ratio: 1 });
  await expect(layer('Lines only')).not.toBeInViewport();
  await layer('Lines only').focus();
  await expect(layer('Lines only')).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  it.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  it('the whole network comes first; touch opens it full screen, and a station as a sheet', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, '/en/mrt-map');
    await expectNoSidewaysScroll(page);
    const whole = await boxOf(mapOn(page));
    expect(whole.width).toBeLessThanOrEqual(360);
    await page.locator('.map-stage').evaluate((stage) => stage.scrollIntoView());
    const overview = await boxOf(frameOn(page));

    await test.step('one finger scrolls the page, a touch opens the map there', async () => {
      const y = await page.evaluate(() => scrollY);
      await drag(page, middleOf(overview), { x: 0, y: -150 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y + 50);
      await page.locator('.map-stage').evaluate((stage) => stage.scrollIntoView());
      const at = middleOf(await boxOf(stationOn(page, 'BL20')));
      await page.touchscreen.tap(at.x, at.y);
      await expect(page.getByRole('dialog', { name: 'Map of the lines' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Close full screen' })).toBeFocused();
      expect(await boxOf(page.locator('.map-stage'))).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      await expect(stationOn(page, 'BL20')).toBeInViewport();
      expect(await widthOf(mapOn(page))).toBeGreaterThan(1000);
    });

    await test.step('one finger moves the map, two zoom it', async () => {
      const before = await scrolled(page);
      await drag(page, { x: 180, y: 500 }, { x: -120, y: 0 });
      await expect
        .poll(async () => (await scrolled(page)).scrollLeft)
        .toBeGreaterThan(before.scrollLeft + 50);
      const { width } = await boxOf(mapOn(page));
      await pinch(page, { x: 180, y: 400 }, [30, 40, 50, 60]);
      await expect.poll(() => widthOf(mapOn(page))).toBeGreaterThan(width * 1.6);
    });

    await test.step('a station lies over the map as a sheet, which opens further, and closes by dragging', async () => {
      await page.keyboard.press('-');
      await stationOn(page, 'BL22').evaluate((link) =>
        link.scrollIntoView({ block: 'center', inline: 'center' }),
      );
      await stationOn(page, 'BL22').tap();
      const heading = page.getByRole('heading', { level: 2, name: 'Sukhumvit' });
      await expect(heading).toBeFocused();
      const sheet = page.locator('.map-panel');
      const low = await boxOf(sheet);
      expect(low.y + low.height).toBe(740);
      expect(low.height).toBeLessThanOrEqual(370);
      await expect
        .poll(
          async () =>
            (await boxOf(stationOn(page, 'BL22'))).y + (await boxOf(stationOn(page, 'BL22'))).height,
        )
        .toBeLessThanOrEqual(low.y);
      await expectAccessible(page, { part: '.map-stage' });
      const handle = page.getByRole('button', { name: 'Show more of the station' });
      await handle.tap();
      await expect.poll(async () => (await boxOf(sheet)).height).toBeGreaterThan(600);
      await page.getByRole('button', { name: 'Show less of the station' }).tap();
      await expect.poll(async () => (await boxOf(sheet)).height).toBe(low.height);
      await drag(page, middleOf(await boxOf(handle)), { x: 0, y: 250 });
      await expect(heading).toHaveCount(0);
      await expect(stationOn(page, 'BL22')).toBeFocused();
    });

    await test.step('Escape leaves the full screen, and the rest of the page is there again', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
      await expect(layers(page).getByRole('link', { name: 'Parking' })).toBeVisible();
      expect((await boxOf(mapOn(page))).width).toBeCloseTo(whole.width, 0);
      expect(await page.locator('[inert]').count()).toBe(0);
    });
  });

  it('a pinch on the overview opens it full screen; a station of the URL is a sheet over the page', async ({
    page,
  }) => {
    await openMap(page, '/th/mrt-map?layer=fares&station=BL22');
    const [sheet, map] = [page.locator('.map-panel'), mapOn(page)];
    await expect(page.getByRole('heading', { level: 2, name: 'สุขุมวิท' })).toBeVisible();
    expect((await boxOf(sheet)).y).toBeGreaterThan(300);
    // the map is not below the sheet
    await expect.poll(async () => (await boxOf(map)).y).toBeLessThan(100);
    await page.getByRole('link', { name: 'ปิดข้อมูลสถานีสุขุมวิท' }).tap();
    await expect(sheet.locator('section')).toHaveCount(0);
    const { width } = await boxOf(map);
    await page.locator('.map-stage').evaluate((stage) => stage.scrollIntoView());
    await pinch(page, middleOf(await boxOf(map)), [30, 50, 80, 120]);
    await expect(page.getByRole('dialog', { name: 'แผนที่เส้นทางรถไฟฟ้า' })).toBeVisible();
    await expect.poll(() => widthOf(map)).toBeGreaterThan(width * 2);
  });
});

/** After this long a resting finger has no speed, in milliseconds. */
const restMs = 300;

/** Moves one finger, which rests before it leaves: the page stops where the finger does. */
async function drag(page: Page, from: Point, by: Point) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await send('touchMove', [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
  await page.waitForTimeout(restMs);
  await send('touchMove', [{ x: from.x + by.x, y: from.y + by.y }]);
  await send('touchEnd', []);
}

/** Moves two fingers apart. */
async function pinch(page: Page, { x, y }: Point, spreads: readonly number[]) {
  const touch = await page.context().newCDPSession(page);
  const fingers = (spread: number) => [
    { x: x - spread, y },
    { x: x + spread, y },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(spreads[0]!) });
  for (const spread of spreads)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(spread) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('the fares layer shows fares from a station found by its Thai name', async ({ page }) => {
  await openMap(page, '/en/mrt-map?layer=fares');
  await chooseStation(page, { field: 'Fares from', typed: 'สวนจตุจักร', code: 'BL13' });
  await page.getByRole('button', { name: 'Show fares' }).click();
  await expect(page).toHaveURL(/\?(?=.*from=BL13)(?=.*layer=fares)/);
  await expect(stationOn(page, 'BL14')).toHaveAccessibleName(/^BL14 Phahon Yothin, .*17 baht/);
});

it('the last trains layer says what the planner says', async ({ page, request }) => {
  for (const [from, to] of [
    ['BL22', 'PP01'],
    ['BL22', 'MT02'],
    ['YL23', 'BL38'],
  ] as const) {
    const planned = await request.get(`/api/v1/journeys?from=${from}&to=${to}&mode=last`);
    const { journeys } = (await planned.json()) as { journeys: { departure: string }[] };
    const clock = journeys[0]!.departure.slice(11, 16);
    await page.goto(`/en/mrt-map?layer=last-trains&from=${from}`);
    const name = new RegExp(`^${to} .*, Leave by ${clock}`);
    await expect(stationOn(page, to)).toHaveAccessibleName(name);
    await page.goto(`/en/search-departure?from=${from}&to=${to}&mode=last`);
    await expect(page.getByRole('main')).toContainText(clock);
  }
});

it('old addresses of layers that are gone show the lines', async ({ request }) => {
  for (const layer of ['connections', 'interchanges']) {
    const answer = await request.get(`/en/mrt-map?layer=${layer}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('href="/en/mrt-map" aria-current="true"');
  }
});

test.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the last trains leave from the open station, or from one that the form names', async ({ page }) => {
    await page.goto('/en/mrt-map?station=BL22');
    await layers(page).getByRole('link', { name: 'Last trains from here' }).click();
    await expect(page).toHaveURL('/en/mrt-map?layer=last-trains&station=BL22');
    await expect(page.getByText(/^When to leave Sukhumvit at the latest on/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Last trains from' }).fill('BL13');
    await page.getByRole('button', { name: 'Show last trains' }).click();
    await expect(page.getByText(/^When to leave Chatuchak Park at the latest on/)).toBeVisible();
    await expect(stationOn(page, 'BL13')).toHaveAccessibleName(/You start here/);
  });

  it('the fares of the open station need no second choice, and stay when it closes', async ({ page }) => {
    await page.goto('/en/mrt-map?station=BL22');
    await layers(page).getByRole('link', { name: 'Fares from here' }).click();
    await expect(page).toHaveURL('/en/mrt-map?layer=fares&station=BL22');
    await expect(page.getByText(/^Adult fares from Sukhumvit/)).toBeVisible();
    await expect(stationOn(page, 'BL21')).toHaveAccessibleName(/^BL21 Phetchaburi, .*17 baht/);
    await page.getByRole('link', { name: 'Close Sukhumvit' }).click();
    await expect(page).toHaveURL('/en/mrt-map?from=BL22&layer=fares#map-BL22');
    await expect(page.getByText(/^Adult fares from Sukhumvit/)).toBeVisible();
    // another station is the next start
    await page.goto('/en/mrt-map?layer=fares&station=BL22');
    await stationOn(page, 'BL21').click();
    await expect(page.getByText(/^Adult fares from Sukhumvit/)).toBeVisible();
    await page.getByRole('link', { name: 'About Phetchaburi station' }).click();
    await expect(page.getByText(/^Adult fares from Phetchaburi/)).toBeVisible();
    await layers(page).getByRole('link', { name: 'Lines only' }).click();
    await expect(page).toHaveURL('/en/mrt-map?station=BL21');
  });
});

/** The planner's first way for the same question, as a sentence. */
async function plannerSays(page: Page, query: string): Promise<string> {
  const html = await (await page.request.get(`/en/search-departure?${query}`)).text();
  const heading = /<article.*?<h2[^>]*>(.*?)<\/h2>/s.exec(html)?.[1];
  if (!heading) throw new Error('The planner has no answer');
  return heading.replaceAll(/<[^>]+>/g, '');
}

const journeyOn = (page: Page) => page.locator('.map-panel section');

/** Time, fare and the latest time to leave are those of the planner. */
async function expectPlannersAnswer(page: Page, { from, to }: { from: string; to: string }) {
  const shown = async () => (await page.locator('#map-answer > p').last().innerText()).split(' · ');
  await expect(async () => {
    const [says, parts] = [await plannerSays(page, `from=${from}&to=${to}`), await shown()];
    expect(parts).toHaveLength(3);
    expect(parts.join(' · ')).toMatch(/min · .*baht.* · leave by \d\d:\d\d/);
    for (const part of parts) expect(says).toContain(part);
  }).toPass();
  await expect(page.getByRole('link', { name: /^Steps/ })).toHaveAttribute(
    'href',
    `/en/search-departure?from=${from}&to=${to}`,
  );
}

test.describe('two taps ask for a journey', () => {
  it('by mouse: it stands in the panel and on the map, and Back opens the first station', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openMap(page, '/en/mrt-map?layer=toilets');
    await stationOn(page, 'BL22').click();
    await expect(page.getByText('Tap another station for the journey and the fare')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await stationOn(page, 'PP11').click();
    await expect(page).toHaveURL('/en/mrt-map?layer=toilets&station=BL22&to=PP11#station');
    const heading = page.getByRole('heading', { level: 2, name: /^Sukhumvit to / });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(/min · .*baht/);
    await expectPlannersAnswer(page, { from: 'BL22', to: 'PP11' });
    // the map itself stays
    expect(requests.filter((url) => url.includes('loadNetworkMap'))).toEqual([]);

    await expect(mapOn(page).locator('.way .change-ring')).not.toHaveCount(0);
    await expect(mapOn(page).locator('a[data-way]')).not.toHaveCount(0);
    const opacity = (part: Locator) => part.first().evaluate((shape) => getComputedStyle(shape).opacity);
    expect(await opacity(mapOn(page).locator('.drawn > [data-line="yellow"]'))).toBe('0.35');
    expect(await opacity(mapOn(page).locator('.way [data-line="blue"]'))).toBe('1');
    await expect(stationOn(page, 'BL22')).toHaveAccessibleName(/start of the journey$/);
    await expect(stationOn(page, 'PP11')).toHaveAccessibleName(/destination of the journey$/);

    await test.step('swap', async () => {
      await page.getByRole('link', { name: 'Swap start and destination' }).click();
      await expect(page.getByRole('heading', { level: 2, name: / to Sukhumvit$/ })).toBeFocused();
      await expectPlannersAnswer(page, { from: 'PP11', to: 'BL22' });
      await page.goBack();
    });

    await test.step('Back opens the first station', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: 'Sukhumvit', exact: true })).toBeVisible();
      await expect(mapOn(page).locator('.way')).toHaveCount(0);
      await page.goForward();
      await page.getByRole('link', { name: 'Start over' }).click();
      await expect(page).toHaveURL('/en/mrt-map?layer=toilets#map-PP11');
      await expect(stationOn(page, 'PP11')).toBeFocused();
      await expect(journeyOn(page)).toHaveCount(0);
    });
  });

  it('by keyboard: arrow keys and Enter choose, Escape ends it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openMap(page, '/en/mrt-map');
    await stationOn(page, 'BL22').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Sukhumvit', exact: true })).toBeFocused();
    await stationOn(page, 'BL22').focus();
    await page.keyboard.press('End');
    await expect(stationOn(page, 'BL38')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Sukhumvit to Lak Song' })).toBeFocused();
    await expectPlannersAnswer(page, { from: 'BL22', to: 'BL38' });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/en/mrt-map#map-BL38');
    await expect(stationOn(page, 'BL38')).toBeFocused();
  });

  test.describe('on a phone', () => {
    it.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    it('by touch: the answer is in the sheet', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openMap(page, '/en/mrt-map?station=BL22');
      await page.getByRole('button', { name: 'Full screen' }).tap();
      await stationOn(page, 'BL21').tap();
      const heading = page.getByRole('heading', { level: 2, name: 'Sukhumvit to Phetchaburi' });
      await expect(heading).toBeFocused();
      await expectPlannersAnswer(page, { from: 'BL22', to: 'BL21' });
      await expectAccessible(page, { part: '.map-stage' });
      await expectNoSidewaysScroll(page);
    });
  });

  test.describe('without JavaScript', () => {
    it.use({ javaScriptEnabled: false });

    it('each link leads to the journey, which can be swapped, ended, or left for one of its stations', async ({
      page,
    }) => {
      await page.goto('/en/mrt-map');
      await stationOn(page, 'BL22').click();
      await expect(page).toHaveURL('/en/mrt-map?station=BL22#station');
      await stationOn(page, 'BL21').click();
      await expect(page).toHaveURL('/en/mrt-map?station=BL22&to=BL21#station');
      await expectPlannersAnswer(page, { from: 'BL22', to: 'BL21' });
      // a station of another system
      await stationOn(page, 'CEN').click();
      await expect(page).toHaveURL('/en/mrt-map?station=BL22&to=CEN#station');
      await expectPlannersAnswer(page, { from: 'BL22', to: 'CEN' });
      await page.getByRole('link', { name: 'Swap start and destination' }).click();
      await expect(page).toHaveURL('/en/mrt-map?station=CEN&to=BL22#station');
      await expectPlannersAnswer(page, { from: 'CEN', to: 'BL22' });
      await page.getByRole('link', { name: 'About Sukhumvit station' }).click();
      await expect(page).toHaveURL('/en/mrt-map?station=BL22#station');
      await page.goBack();
      await page.getByRole('link', { name: 'Start over' }).click();
      await expect(page).toHaveURL('/en/mrt-map#map-BL22');
      await expect(journeyOn(page)).toHaveCount(0);
    });

    for (const [address, says, links] of [
      ['station=BL22&to=BL22', 'Start and destination are the same', 1],
      ['station=BL22&to=Atlantis', 'We cannot find a station or place called “Atlantis”', 1],
      ['station=CEN&to=Atlantis', 'We cannot find a station or place called “Atlantis”', 0],
    ] as const) {
      it(`${address} says what is wrong`, async ({ page }) => {
        await page.goto(`/en/mrt-map?${address}`);
        await expect(journeyOn(page).getByText(says).first()).toBeVisible();
        expect(await journeyOn(page).getByRole('link').count()).toBeGreaterThanOrEqual(links);
      });
    }

    it('typed names become codes; one station alone is the first', async ({ page }) => {
      await page.goto('/en/mrt-map?station=sukhumvit&to=bl21');
      await expect(page).toHaveURL('/en/mrt-map?station=BL22&to=BL21');
      await page.goto('/en/mrt-map?to=BL21');
      await expect(page).toHaveURL('/en/mrt-map?station=BL21');
    });
  });
});

it('an unknown station name stays in the search field, with an error message', async ({ page }) => {
  await page.goto('/en/mrt-map?station=Atlantis');
  await expect(page.getByText('We cannot find a station or place called “Atlantis”')).toBeVisible();
  await expect(
    page
      .getByRole('textbox', { name: 'Find a station' })
      .or(page.getByRole('combobox', { name: 'Find a station' })),
  ).toHaveValue('Atlantis');
});

for (const address of [
  '/th/mrt-map?station=BL13',
  '/en/mrt-map?station=BL13&layer=fares&from=BL13',
  '/th/mrt-map?layer=last-trains&from=BL13',
  '/th/mrt-map?station=BL22&to=PP11',
]) {
  it(`${address} is accessible in light and dark`, async ({ page }) => {
    await openMap(page, address);
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await expectAccessibleInEveryLook(page, address.slice(1, 3));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await mapOn(page).evaluate(findPaleLetters), colorScheme).toEqual([]);
    }
  });
}

/** Texts on the map with a contrast below 4.5:1 to their background. Runs in the browser. */
function findPaleLetters(map: SVGElement | HTMLElement): string[] {
  const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour)
      .slice(0, 3)
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const frame = getComputedStyle(map.closest('.map-frame')!).backgroundColor;
  const water = getComputedStyle(map.querySelector('.water')!).stroke;
  return [...map.querySelectorAll('text, tspan')].flatMap((letters) => {
    const plate = letters.closest('.map-mark, .line-name')?.querySelector('.plate, rect');
    const grounds = plate ? [getComputedStyle(plate).fill] : [frame, water];
    const { fill } = getComputedStyle(letters);
    const pale = grounds.filter((ground) => contrast(fill, ground) < 4.5);
    return pale.map((ground) => `${letters.textContent}: ${fill} on ${ground}`);
  });
}
