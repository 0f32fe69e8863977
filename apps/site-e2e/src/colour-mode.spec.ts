import { expect, openPage, test } from './site-test';

test('a chosen colour mode applies before the first paint and persists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const openMenu = () => page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await openPage(page, '/en');
  await openMenu();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // records the attribute when the body begins: by then only the inline script in the head has run
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] });
    }).observe(document, { childList: true, subtree: true });
  });
  await openPage(page, '/en/updates/news');
  expect(await page.evaluate(() => (window as { themeAtFirst?: string }).themeAtFirst)).toBe('dark');
  await openMenu();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.getByRole('radio', { name: 'Same as device' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the colour mode follows the device until a visitor chooses one', async ({ page }) => {
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/th');
  const light = await surface();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await surface()).not.toBe(light);
});
