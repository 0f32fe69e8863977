import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const openMenu = (page: Page) => page.getByRole('banner').getByText('Menu', { exact: true }).click();

test('the colour mode follows the device until a visitor chooses one', async ({ page }) => {
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/th');
  const light = await surface();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await surface()).not.toBe(light);
});

test('the page of a case is always light, says so, and leaves the choice as it is', async ({
  page,
  browser,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/en');
  await openMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await ground();

  await openPage(page, '/en/contact/lost-tracking');
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await openMenu(page);
  const select = page.getByRole('group', { name: 'Colour mode' });
  await expect(select.getByRole('radio', { name: 'Light' })).toBeChecked();
  for (const radio of await select.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(select).toHaveAccessibleDescription('This page always has this mode');

  // a navigation inside the site applies the choice again
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/en');
  await expect.poll(ground).toBe(dark);

  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL('/en/contact/lost-tracking', page.url()).href);
  await expect(still.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await context.close();
});
