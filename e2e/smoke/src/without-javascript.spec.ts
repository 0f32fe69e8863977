import { expect, test } from '@raang/e2e-kit/site-test';

test.use({ javaScriptEnabled: false });

test('reading, paging and changing the language need no JavaScript', async ({ page }) => {
  await page.goto('/th');
  await page.getByRole('link', { name: 'ดูข่าวทั้งหมด' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าว');
  await page.getByRole('link', { name: 'ถัดไป' }).click();
  await expect(page).toHaveURL('/th/updates/news?page=2');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/th\/updates\/news\/./);
  const thaiTitle = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(thaiTitle ?? '');
});

test('the phone menu opens and links to a page without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/en');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary', { hasText: 'Travel' }).click();
  await menu.getByRole('link', { name: 'Parking' }).click();
  await expect(page).toHaveURL('/en/travel/parking');
});

test('a listing is filtered without JavaScript, and its URL reproduces the results', async ({ page }) => {
  await page.goto('/en/updates/news');
  await page.getByLabel('Line', { exact: true }).selectOption('Purple Line');
  await page.getByLabel('First day').fill('1 July 2026');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/line=purple/);
  await expect(page.getByLabel('Line', { exact: true })).toHaveValue('purple');
  // the list is longer than the part that the browser has read when the URL changes
  await page.waitForLoadState();
  const count = await page.getByRole('article').count();
  expect(count).toBeGreaterThan(0);
  await page.goto('/en/updates/news?line=purple&from=2026-07-01');
  await expect(page.getByRole('article')).toHaveCount(count);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL('/en/updates/news');
});

test.describe('invalid query parameters', () => {
  test.use({ expectedComplaints: [/status of 400/] });

  test('are ignored and listed on a page with status 400', async ({ page }) => {
    const response = await page.goto('/th/updates/news?line=orange&from=31/02/2569');
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([400, 'no-store']);
    await expect(page.getByText('ค่าที่ระบุใน')).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
  });
});

test('a page number beyond the last shows the last page', async ({ page }) => {
  await page.goto('/th/updates/news?page=999');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /page=[2-9]$/);
});

test('a passenger looks up a fare by code or name, in either language, without JavaScript', async ({
  page,
}) => {
  await page.goto('/en/tickets/fare-rates');
  const picker = page.getByRole('search', { name: 'What does a journey cost?' });
  await picker.getByLabel('From', { exact: true }).fill('PP10');
  await picker.getByLabel('To', { exact: true }).fill('สวนจตุจักร');
  await picker.getByRole('button', { name: 'Show the fare' }).click();
  await expect(page).toHaveURL(/from=PP10/);
  await expect(page.getByRole('main')).toContainText('Chatuchak Park');
  await expect(page.getByRole('main')).toContainText(/\d+ baht/);
  await page.goto('/th/tickets/fare-rates?from=PP10&to=Atlantis');
  await expect(page.getByLabel('ไป', { exact: true })).toHaveValue('Atlantis');
});
