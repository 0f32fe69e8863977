import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const openMenu = (page: Page) => page.getByRole('banner').getByText('Menu', { exact: true }).click();

test('a chosen colour mode applies before the first paint and persists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/en');
  await openMenu(page);
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
  await openMenu(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.getByRole('radio', { name: 'Same as device' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
