import type { Page } from '@playwright/test';
import { expect, openPage, takeOverFrame, test } from '@raang/e2e-kit/site-test';

const parking = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Parking' });

test('navigation announces the title of the new page and focuses its heading', async ({ page }) => {
  await openPage(page, '/en');
  const status = page.locator('body > p[role=status]');
  await expect(status).toBeEmpty();
  await parking(page).click();
  await expect(status).toHaveText('Parking · MRTA Bangkok');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back leads to the place in the middle of a list, and a new page starts at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // a table whose code is in a chunk of its own, and links to a listing of the same route
  await page.goto('/en/travel/facilities');
  await takeOverFrame(page);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await height();
  expect(whole, 'not the end').toBeGreaterThan(2500);
  await page.getByRole('main').locator('a[href*="/travel/train-line"]').first().dispatchEvent('click', {
    bubbles: true,
    cancelable: true,
    button: 0,
  });
  await expect(page).toHaveURL(/\/en\/travel\/train-line/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/travel/facilities');
  // the whole page first: a place on a part of it is none
  await expect.poll(height).toBe(whole);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 500))).toBeLessThan(60);
});
