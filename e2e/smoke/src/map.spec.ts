import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

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

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page');
  return box;
}
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;
const scrolled = (page: Page) =>
  frameOn(page).evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

test.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('every station links to its panel, and the panel links to the station page', async ({ page }) => {
    await page.goto('/en/mrt-map');
    await expect(mapOn(page).locator('g:not(.connections) > a')).toHaveCount(109);
    await expect(mapOn(page).getByRole('link')).toHaveCount(194);
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

  it('the stations of other systems lead to their pages, on the map or in the list, and back', async ({
    page,
  }) => {
    await page.goto('/en/mrt-map');
    await mapOn(page).getByRole('link', { name: 'N7 Saphan Khwai, Sukhumvit Line (BTS)' }).click();
    await expect(page).toHaveURL('/en/stations/N7');
    await page.getByRole('link', { name: /map/i }).and(page.locator('[href$="#map-N7"]')).click();
    await expect(page).toHaveURL('/en/mrt-map#map-N7');
    await expect(stationOn(page, 'N7').locator('text')).toBeVisible();
    await page.getByText('Other systems', { exact: true }).click();
    await page.getByRole('link', { name: 'S3 Chong Nonsi' }).and(page.locator('.map-others a')).click();
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

it('on a wide screen the map ends with the window; a station opens beside it and closes with the focus on the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openMap(page, '/en/mrt-map');
  const bottom = await frameOn(page).evaluate((frame) => frame.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(860);
  expect(await frameOn(page).evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(650);
  await stationOn(page, 'YL14').click();
  await expect(page).toHaveURL(/station=YL14/);
  const heading = page.getByRole('heading', { level: 2, name: 'Srinagarindra 38' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(stationOn(page, 'YL14')).toBeInViewport({ ratio: 1 });
  const [panel, frame] = [await boxOf(page.locator('.map-panel')), await boxOf(frameOn(page))];
  expect(panel.x).toBeGreaterThanOrEqual(frame.x + frame.width);
  expect(panel.height).toBeCloseTo(frame.height, 0);
  await layers(page).getByRole('link', { name: 'Parking' }).click();
  await expect(page).toHaveURL('/en/mrt-map?layer=parking&station=YL14');
  // the address is first, then the page with its links
  await expect(layers(page).getByRole('link', { name: 'Parking' })).toHaveAttribute('aria-current', 'true');
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Station page' }).focus();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCount(0);
  await expect(stationOn(page, 'YL14')).toBeFocused();
  await expect(page).toHaveURL(/\/en\/mrt-map\?layer=parking#map-YL14$/);
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
  expect(reached).toBe(194);
  await stationOn(page, 'BL22').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('svg.network-map'))).toBeNull();
  // at the edge, and from the buttons of the map, arrows move the map
  await stationOn(page, 'PP01').focus();
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  await frameOn(page).evaluate((frame) => frame.scrollTo(500, 300));
  const before = await scrolled(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await scrolled(page)).scrollTop).toBeLessThan(before.scrollTop);
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await scrolled(page)).scrollLeft).toBeLessThan(before.scrollLeft);
  expect(await page.evaluate(() => document.querySelectorAll('svg:focus, .map-frame:focus').length)).toBe(0);
  await stationOn(page, 'BL22').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Sukhumvit' })).toBeFocused();
});

it('the map zooms by button, key and wheel, and moves by button and drag; the wheel scrolls the page', async ({
  page,
}) => {
  // otherwise a smooth scroll would still be running when the drag starts
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page, '/th/mrt-map');
  const map = mapOn(page);
  const before = await widthOf(map);
  await page.getByRole('button', { name: 'ขยาย' }).click();
  await page.getByRole('button', { name: 'ขยาย' }).click();
  await expect.poll(() => widthOf(map)).toBeGreaterThan(before * 1.6);
  const here = await scrolled(page);
  await expect(page.getByRole('button', { name: 'เลื่อนไปทางขวา' })).toHaveCount(0);
  await page.getByRole('button', { name: 'เลื่อนแผนที่' }).click();
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
  const [place, y] = [await scrolled(page), await page.evaluate(() => scrollY)];
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y);
  expect(await scrolled(page)).toEqual(place);
});
