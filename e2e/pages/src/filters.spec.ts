import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const results = (page: Page) => page.getByRole('main').locator('#results [role=status]');
const count = async (page: Page) => Number((await results(page).textContent())?.match(/\d+/)?.[0]);
const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true }).click();

test('filtering news by line and date updates the URL and the count, and Back undoes it', async ({
  page,
}) => {
  await openPage(page, '/en/updates/news');
  const all = await count(page);
  await page.getByLabel('Line', { exact: true }).selectOption('Purple Line');
  // the calendar button appears once its lazy chunk has loaded
  await expect(page.getByRole('button', { name: 'Choose a date from the calendar' })).toHaveCount(2);
  await page.getByLabel('First day').fill('1 July 2026');
  await show(page);
  await expect(page).toHaveURL(/^[^?]+\/en\/updates\/news\?line=purple&from=2026-07-01/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  expect(await count(page)).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Show all', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/updates/news');
  await expect.poll(() => count(page)).toBe(all);
});

test('searching places by words narrows the list, and an empty result links to all places', async ({
  page,
}) => {
  await openPage(page, '/en/travel/recommended-places');
  const all = await count(page);
  const words = page.getByRole('searchbox', { name: 'Search words' });
  await words.fill('temple');
  await words.press('Enter');
  await expect(page).toHaveURL(/q=temple/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  expect(await count(page)).toBeGreaterThan(0);
  await words.fill('zzzz');
  await words.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL('/en/travel/recommended-places');
  await expect.poll(() => count(page)).toBe(all);
});

test('filtering offers by month shows those valid in that month', async ({ page }) => {
  await openPage(page, '/th/updates/promotion');
  const all = await count(page);
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: 'ม.ค. 2568' });
  await page.getByRole('button', { name: 'แสดง', exact: true }).click();
  await expect(page).toHaveURL(/month=2025-01/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  const offers = page.getByRole('article');
  await expect(offers).toHaveCount(await count(page));
  // the flat fare of 2023 to 2025 is among them, the day cap that followed is not
  await expect(offers.locator('a[href$="/purple-20-baht-flat-fare-ended"]')).toHaveCount(1);
  await expect(offers.locator('a[href$="/day-cap-40-baht-purple-red"]')).toHaveCount(0);
});
