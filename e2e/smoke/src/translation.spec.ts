import { expect, takeOver, test } from '@raang/e2e-kit/site-test';
import { openFirstWay } from '@raang/e2e-kit/ways';
import { translatePage } from '@raang/e2e-kit/translate-page';

test('a page that the browser translates works from its first press on', async ({ page }) => {
  await page.goto('/en/search-departure?from=BL22&to=BL13');
  await page.evaluate(translatePage);
  await page.getByRole('button', { name: 'Swap start and destination' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Chatuchak Park to Sukhumvit/);
  const way = await openFirstWay(page);
  await expect(way.getByText('BL13', { exact: true }).first()).toBeVisible();
});

test('a form whose page is translated says what is missing, and counts', async ({ page }) => {
  await page.goto('/en/contact/mrta');
  await takeOver(page);
  const form = page.locator('#contact:not([data-draft])');
  await expect(form).toBeVisible();
  await page.evaluate(translatePage);
  await form.locator('button[type=submit]').click();
  await expect(form.locator('a[href="#contact-message"] font font')).toHaveText(/^».+«$/);
  await form.locator('#contact-message').fill('Thirteen text');
  await expect(form.getByText('»Characters left: 3987«')).toBeVisible();
});
