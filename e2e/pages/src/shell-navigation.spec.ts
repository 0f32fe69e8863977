import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

const parking = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Parking' });

test('a slow page shows a progress bar over the previous page, then the loading page with the logo', async ({
  page,
}) => {
  await openPage(page, '/en');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await hold(page, '**/_serverFn/**');
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  await parking(page).click();
  await page.clock.runFor(2500);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before!);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(loading.locator('svg')).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a reader who scrolled before the scripts came stays there, also after a reload', async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto('/en/updates/news', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.mouse.wheel(0, 1200);
  // the browser keeps what is read in place while the fonts arrive, so the number may still change
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() => document.fonts.ready);
  const place = await page.evaluate(() => scrollY);
  const distance = () => page.evaluate((wanted) => Math.abs(scrollY - wanted), place);
  release();
  // the scrolling was an intent
  await expect(page.locator('body > p[role=status]')).toBeAttached();
  expect(await distance()).toBeLessThan(60);
  await page.reload();
  await expect(page.locator('body > p[role=status]')).toBeAttached();
  expect(await distance()).toBeLessThan(60);
});

test('a link far down the page scrolls to the top and focuses the main content', async ({ page }) => {
  await openPage(page, '/th/updates/news');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('link', { name: 'กลับขึ้นด้านบน' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('parts that were open are open again on the way back, and the reader is where they were', async ({
  page,
}) => {
  await openPage(page, '/en/search-departure?from=BL01&to=PP01');
  const stops = page.getByRole('main').locator('details', { hasText: /^\d+ stops/ });
  await stops.first().locator('summary').click();
  const station = page.getByRole('main').locator('a[href*="/stations/"]:visible').last();
  const own = await station.getAttribute('href');
  await station.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await station.click();
  await expect(page).toHaveURL(own!);
  await page.goBack();
  await expect(stops.first()).toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(stops.last()).not.toHaveAttribute('open');
  await page.goForward();
  await expect(page).toHaveURL(own!);
});

test.describe('a link to another website', () => {
  test.use({ expectedComplaints: [/needs the external flag/] });

  test('is followed only if it is marked external with rel="noopener"', async ({ page }) => {
    await page.route('https://www.example.org/', (route) => route.fulfill({ body: 'elsewhere' }));
    await openPage(page, '/en');
    await page.getByRole('main').evaluate((main) => {
      for (const id of ['plain', 'flagged']) {
        const link = document.createElement('a');
        Object.assign(link, { id, href: 'https://www.example.org/', textContent: `${id} ` });
        if (id === 'flagged') link.rel = 'noopener';
        main.prepend(link);
      }
    });
    await page.locator('#plain').click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/en');
    await page.locator('#flagged').click();
    await expect(page).toHaveURL('https://www.example.org/');
  });

  test('has rel="noopener" in the footer', async ({ page }) => {
    await page.goto('/en');
    const away = page.getByRole('contentinfo').locator('a[href^=http]');
    await expect(away).not.toHaveCount(0);
    for (const link of await away.all()) await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('a long page has a link to the top without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/updates/news');
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
  await context.close();
});
