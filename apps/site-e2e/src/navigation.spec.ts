import { expect, openPage, test } from './site-test';

test('a link of the site changes the page without loading it anew', async ({ page }) => {
  await openPage(page, '/en');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
  await expect(page).toHaveTitle('Parking · MRTA Bangkok');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Lat Phrao Park and Ride Building' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lat Phrao Park and Ride Building');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
});

test('the data of a page is asked for once and may be kept', async ({ page }) => {
  await openPage(page, '/en');
  const answered = page.waitForResponse((response) => response.url().includes('/_serverFn/'));
  await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
  const answer = await answered;
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=60']);
});

test('the data of a link with a query are loaded ahead, and not asked for again', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/loadListing')) asked.push(request.url());
  });
  const ahead = page.waitForResponse((response) => response.url().includes('/_serverFn/loadListing'));
  const next = page.getByRole('navigation').getByRole('link', { name: 'Next' });
  await next.hover();
  expect((await ahead).status()).toBe(200);
  await next.click();
  await expect(page).toHaveURL('/en/updates/news?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(asked).toHaveLength(1);
});

test('a link opened with the modifier key is the browser’s own', async ({ page, context }) => {
  await openPage(page, '/en');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Parking' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/travel/parking');
  await expect(page).toHaveURL('/en');
});

test('the keyboard comes past the header first', async ({ page }) => {
  await page.goto('/th/updates/news');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหาหลัก' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('breadcrumbs lead up, and the navigation knows where it is', async ({ page }) => {
  await page.goto('/en/updates/news/blue-line-fares-july-2026');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveText('News');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/en/updates/news');
});

test('the styles of the kit reach the page', async ({ page }) => {
  await page.goto('/en/updates/news');
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('h1', 'font-family')).toContain('IBM Plex Sans Thai Looped');
  expect(await style('[data-line=blue]', 'background-color')).toBe('rgb(25, 100, 183)');
  const [size, height] = await Promise.all(['font-size', 'line-height'].map((name) => style('h1', name)));
  expect(parseFloat(height!) / parseFloat(size!)).toBeCloseTo(1.75);
});
