import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './accessibility';
import { findOverlaps } from './map-overlaps';
import { chooseStation, expect, test } from './site-test';

const it = test;

const mapOn = (page: Page) => page.locator('svg.network-map');
const frameOn = (page: Page) => page.locator('.map-frame');
const stationOn = (page: Page, code: string) => page.locator(`[id="map-${code}"]`);

/** Opens the map and waits for its zoom buttons, which appear when it is interactive. */
async function openMap(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /Zoom in|ขยาย/ })).toBeVisible();
}

const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
const scrolled = (page: Page) =>
  frameOn(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

test.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('every station links to its panel, and the panel links to the station page', async ({ page }) => {
    await page.goto('/en/mrt-map');
    await expect(mapOn(page).locator('[data-line] > a')).toHaveCount(109);
    await expect(mapOn(page).getByRole('link')).toHaveCount(136);
    await mapOn(page)
      .getByRole('link', { name: 'BL13 Chatuchak Park, Blue Line, change to Sukhumvit Line (BTS)' })
      .click();
    await expect(page).toHaveURL(/\/en\/mrt-map\?station=BL13#station$/);
    const panel = page.getByRole('region', { name: 'Chatuchak Park' });
    await expect(panel.getByText('สวนจตุจักร')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Next trains' })).toBeVisible();
    await expect(stationOn(page, 'BL13')).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('link', { name: 'Station page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chatuchak Park');
  });

  it('the layer of other systems leads to the pages of their stations, on the map or in the list', async ({
    page,
  }) => {
    await page.goto('/en/mrt-map');
    await page.getByRole('link', { name: 'Other systems' }).click();
    await expect(page).toHaveURL('/en/mrt-map?layer=connections');
    const links = mapOn(page).getByRole('link');
    await expect(links.filter({ hasText: 'Sanam Chai' })).toHaveCount(1);
    await mapOn(page)
      .getByRole('link', { name: /^CEN Siam, Sukhumvit Line \(BTS\)/ })
      .click();
    await expect(page).toHaveURL('/en/stations/CEN');
    await page.goBack();
    await page.getByText('Silom Line (BTS), 14 stations').click();
    await page.getByRole('link', { name: 'Chong Nonsi' }).click();
    await expect(page).toHaveURL('/en/stations/S3');
  });

  it('a search for a connecting station opens its page', async ({ page }) => {
    await page.goto('/th/mrt-map');
    await page.getByRole('combobox', { name: 'ค้นหาสถานี' }).fill('ศาลาแดง');
    await page.getByRole('button', { name: 'แสดง', exact: true }).click();
    // the redirect keeps the fragment of the form's URL
    await expect(page).toHaveURL(/\/th\/stations\/S2(#station)?$/);
  });

  it('a search by name opens the matching station and keeps the layer', async ({ page }) => {
    await page.goto('/th/mrt-map?layer=parking');
    await page.getByRole('combobox', { name: 'ค้นหาสถานี' }).fill('sukhumvit');
    await page.getByRole('button', { name: 'แสดง', exact: true }).click();
    await expect(page).toHaveURL(/\/th\/mrt-map\?(?=.*station=BL22)(?=.*layer=parking)/);
    await expect(page.getByRole('heading', { level: 2, name: 'สุขุมวิท' })).toBeVisible();
  });
});

for (const layer of ['interchanges', 'step-free', 'toilets', 'parking', 'fares&from=BL13']) {
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
      const says = facts.filter((fact) => layer !== 'interchanges' || !fact.startsWith('change to'));
      for (const fact of says) expect(rows[index]).toContain(fact);
    }
  });
}

for (const locale of ['th', 'en']) {
  it(`the map in ${locale} is legible and complete, and links to its sheet to print`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(`/${locale}/mrt-map`);
    await page.evaluate(() => document.fonts.ready);
    expect(await mapOn(page).evaluate(findOverlaps)).toEqual([]);
    const sizes = await mapOn(page).evaluate((map) => {
      const scale = map.getBoundingClientRect().width / (map as SVGSVGElement).viewBox.baseVal.width;
      const sizeOf = (letters: string) =>
        parseFloat(getComputedStyle(map.querySelector(letters)!).fontSize) * scale;
      return { name: sizeOf('.name'), code: sizeOf('.code') };
    });
    expect(sizes.name).toBeGreaterThanOrEqual(14);
    expect(sizes.code).toBeGreaterThanOrEqual(12);
    await expect(stationOn(page, 'A1')).toHaveAccessibleName(/Suvarnabhumi Airport|ท่าอากาศยานสุวรรณภูมิ/);
    await expect(mapOn(page).locator('.closed-track, .map-mark')).toHaveCount(0);
    const sheet = page.locator(`a[download][href$="/network-map.${locale}.pdf"]`);
    const answer = await request.get((await sheet.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pages = (await answer.body()).toString('latin1').match(/\/MediaBox \[0 0 \d+/g);
    expect(pages).toEqual(['/MediaBox [0 0 1191', '/MediaBox [0 0 841']);
  });
}

it('a station opens in a panel with the map in view, and closing it returns focus to the map', async ({
  page,
}) => {
  await openMap(page, '/en/mrt-map');
  await stationOn(page, 'YL14').click();
  await expect(page).toHaveURL(/station=YL14/);
  const heading = page.getByRole('heading', { level: 2, name: 'Srinagarindra 38' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(stationOn(page, 'YL14')).toBeInViewport();
  await page.getByRole('link', { name: 'Close Srinagarindra 38' }).click();
  await expect(heading).toHaveCount(0);
  await expect(stationOn(page, 'YL14')).toBeFocused();
});

it('the map is one tab stop, and arrow keys reach every station', async ({ page }) => {
  await openMap(page, '/en/mrt-map');
  await expect(mapOn(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await mapOn(page).locator('a[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(stationOn(page, 'BL02')).toBeFocused();
  await page.keyboard.press('End');
  await expect(stationOn(page, 'BL38')).toBeFocused();
  await expect(stationOn(page, 'BL38')).toBeInViewport();
  const reached = await mapOn(page).evaluate((map) => {
    const links = new Set<Element>([map.querySelector('a')!]);
    for (const link of links) {
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        (link as SVGAElement).focus({ preventScroll: true });
        link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        links.add(document.activeElement!);
      }
    }
    return links.size;
  });
  expect(reached).toBe(136);
  await stationOn(page, 'BL22').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('svg.network-map'))).toBeNull();
  await stationOn(page, 'BL22').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Sukhumvit' })).toBeFocused();
});

it('the map zooms by button, key and wheel, and pans by button and drag', async ({ page }) => {
  // otherwise a smooth scroll would still be running when the drag starts
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page, '/th/mrt-map');
  const map = mapOn(page);
  const before = await widthOf(map);
  await page.getByRole('button', { name: 'ขยาย' }).click();
  await page.getByRole('button', { name: 'ขยาย' }).click();
  await expect.poll(() => widthOf(map)).toBeGreaterThan(before * 1.6);
  const here = await scrolled(page);
  await page.getByRole('button', { name: 'เลื่อนไปทางขวา' }).click();
  await expect.poll(async () => (await scrolled(page)).scrollLeft).toBeGreaterThan(here.scrollLeft + 50);

  await frameOn(page).evaluate((frame) => frame.scrollIntoView());
  const box = (await frameOn(page).boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + 150 };
  const start = await scrolled(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 120, middle.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await scrolled(page)).scrollLeft).toBeCloseTo(start.scrollLeft - 120, -1);
  await expect(page).toHaveURL(/\/th\/mrt-map$/);

  await stationOn(page, 'BL13').focus();
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(map)).toBeCloseTo(before, 0);
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(() => widthOf(map)).toBeLessThan(before * 0.8);
});

test.describe('on a phone', () => {
  it.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  it('the map fits the screen, starts at the middle of the network and zooms by pinch', async ({ page }) => {
    await openMap(page, '/en/mrt-map');
    await expectNoSidewaysScroll(page);
    await frameOn(page).evaluate((frame) => frame.scrollIntoView());
    await expect(stationOn(page, 'BL11')).toBeInViewport();
    const before = await widthOf(mapOn(page));
    const box = (await frameOn(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 120];
    const touch = await page.context().newCDPSession(page);
    const fingers = (spread: number) => [
      { x: x - spread, y },
      { x: x + spread, y },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const spread of [40, 55, 75]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(spread) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(mapOn(page))).toBeGreaterThan(before * 1.8);
    await expectNoSidewaysScroll(page);
  });
});

it('the fares layer shows fares from a station found by its Thai name', async ({ page }) => {
  await openMap(page, '/en/mrt-map?layer=fares');
  await chooseStation(page, { field: 'Fares from', typed: 'สวนจตุจักร', code: 'BL13' });
  await page.getByRole('button', { name: 'Show fares' }).click();
  await expect(page).toHaveURL(/\?(?=.*from=BL13)(?=.*layer=fares)/);
  await expect(stationOn(page, 'BL14')).toHaveAccessibleName(/^BL14 Phahon Yothin, .*17 baht/);
});

it('an unknown station name stays in the search field, with an error message', async ({ page }) => {
  await page.goto('/en/mrt-map?station=Atlantis');
  await expect(page.getByText('We know no station or place called “Atlantis”')).toBeVisible();
  await expect(
    page
      .getByRole('textbox', { name: 'Find a station' })
      .or(page.getByRole('combobox', { name: 'Find a station' })),
  ).toHaveValue('Atlantis');
});

for (const address of [
  '/th/mrt-map?station=BL13',
  '/en/mrt-map?station=BL13&layer=fares&from=BL13',
  '/th/mrt-map?layer=connections',
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
