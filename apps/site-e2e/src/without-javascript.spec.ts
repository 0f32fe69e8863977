import { expect, test } from './site-test';

test.use({ javaScriptEnabled: false });

test('reading, paging and changing the language need no JavaScript', async ({ page }) => {
  await page.goto('/th');
  await page.getByRole('link', { name: 'ดูข่าวทั้งหมด' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าว');
  await page.getByRole('link', { name: 'ถัดไป' }).click();
  await expect(page).toHaveURL('/th/updates/news?page=2');
  await page.getByRole('article').first().getByRole('link').first().click();
  const thaiTitle = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(thaiTitle ?? '');
});

test('the menu of a phone opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en');
  await page.getByText('Menu').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Parking' }).click();
  await expect(page).toHaveURL('/en/travel/parking');
});
