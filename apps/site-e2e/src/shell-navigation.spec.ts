import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site-test';

const parking = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Parking' });

test('a new page is announced by its title, and begins at its heading', async ({ page }) => {
  await openPage(page, '/en');
  const status = page.locator('body > p[role=status]');
  await expect(status).toBeEmpty();
  await parking(page).click();
  await expect(status).toHaveText('Parking · MRTA Bangkok');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page that is slow shows the bar over the page before, and no loading page', async ({ page }) => {
  await openPage(page, '/en');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/_serverFn/**', async (route) => {
    await held;
    await route.continue();
  });
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await parking(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // longer than the router waits by itself before it puts a stand-in for the page
  await page.waitForTimeout(1200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the way back leads to the place that was left, a new page begins at its top', async ({ page }) => {
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

test('from far down a page there is a way up', async ({ page }) => {
  await openPage(page, '/th/updates/news');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('link', { name: 'กลับขึ้นด้านบน' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('an address on another website', () => {
  test.use({ expectedComplaints: [/needs the external flag/] });

  test('is followed only where the link is flagged as external', async ({ page }) => {
    await page.route('https://www.example.org/', (route) => route.fulfill({ body: 'elsewhere' }));
    await openPage(page, '/en');
    await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<a id="plain" href="https://www.example.org/">plain</a> ');
      main.insertAdjacentHTML(
        'afterbegin',
        '<a id="flagged" rel="noopener" href="https://www.example.org/">flagged</a> ',
      );
    });
    await page.locator('#plain').click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/en');
    await page.locator('#flagged').click();
    await expect(page).toHaveURL('https://www.example.org/');
  });

  test('stands flagged in the footer', async ({ page }) => {
    await page.goto('/en');
    const away = page.getByRole('contentinfo').locator('a[href^=http]');
    await expect(away).not.toHaveCount(0);
    for (const link of await away.all()) await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('without JavaScript a long page has a way up as well', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/updates/news');
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
  await context.close();
});
