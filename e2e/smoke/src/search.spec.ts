import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const words = {
  th: { search: 'ค้นหาในเว็บไซต์', station: 'สุขุมวิท' },
  en: { search: 'Search this site', station: 'Sukhumvit' },
};
const locales = ['th', 'en'] as const;

/** The search field in sight: of the header, its panel, or the search page. */
const fieldOf = (page: Page) => page.locator('input[name=q]').filter({ visible: true });

for (const locale of locales) {
  const { search, station } = words[locale];

  test(`typing leads to a station by keyboard (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}/stations`);
    await expect(page.getByRole('search', { name: search })).toHaveCount(1);
    const field = fieldOf(page);
    await field.focus();
    await field.pressSequentially(station);
    await expect(page.getByRole('option').first()).toContainText('BL22');
    await expect(page.getByRole('banner').getByRole('status').filter({ visible: true })).toHaveText(/[1-8]/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('BL22');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${locale}/stations/BL22`);
    await expect(fieldOf(page)).toHaveValue('');
  });

  test(`on a phone a panel of the header has the search (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, `/${locale}/stations`);
    const panel = page
      .getByRole('banner')
      .locator('details')
      .filter({ has: page.locator('input[name=q]') });
    await panel.locator('summary').click();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).pressSequentially(station);
    await page.getByRole('option').filter({ hasText: 'BL22' }).click();
    await expect(page).toHaveURL(`/${locale}/stations/BL22`);
    await expect(fieldOf(page)).toHaveCount(0);
  });
}

test('Enter without a suggestion searches, also after Escape', async ({ page }) => {
  await openPage(page, '/en');
  const field = fieldOf(page).first();
  await field.focus();
  await field.pressSequentially('lost umbrella');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('lost umbrella');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/search?q=lost+umbrella');
  await expect(fieldOf(page)).toHaveValue('lost umbrella');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /umbrella/i })
      .first(),
  ).toBeVisible();
});
