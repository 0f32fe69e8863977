import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const parking = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Parking' });

test('navigation announces the title of the new page and focuses its heading', async ({ page }) => {
  await openPage(page, '/en');
  const status = page.locator('body > p[role=status]');
  await expect(status).toBeEmpty();
  await parking(page).click();
  await expect(status).toHaveText('Parking · MRTA Bangkok');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back restores the scroll position, and a new page starts at the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openPage(page, '/en/updates/news');
  const last = page.getByRole('article').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(1000);
  await last.click();
  await expect(page).toHaveURL(/\/en\/updates\/news\/.+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/updates/news');
  await expect.poll(() => page.evaluate((wanted) => Math.abs(scrollY - wanted), place)).toBeLessThan(60);
});
