import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test('an internal link navigates without a full page load', async ({ page }) => {
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

test('the data of a page is publicly cacheable for 60 seconds', async ({ page }) => {
  await openPage(page, '/en');
  // the page before requests its notices, at a time of its own
  const loaded = page.waitForResponse((response) => response.url().includes('/_serverFn/loadListing'));
  await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
  const data = await loaded;
  expect([data.status(), data.headers()['cache-control']]).toEqual([
    200,
    'public, max-age=60, stale-if-error=86400',
  ]);
});

test('hovering over a link with a query preloads its data, which the click does not reload', async ({
  page,
}) => {
  await openPage(page, '/en/updates/news');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/loadListing')) requested.push(request.url());
  });
  const preloaded = page.waitForResponse((response) => response.url().includes('/_serverFn/loadListing'));
  const next = page.getByRole('navigation').getByRole('link', { name: 'Next' });
  await next.hover();
  expect((await preloaded).status()).toBe(200);
  await next.click();
  await expect(page).toHaveURL('/en/updates/news?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  // the pointer may rest on a link of the new page
  expect(requested.filter((url) => url === requested[0])).toHaveLength(1);
});

test('a click with Ctrl or Cmd opens the link in a new tab', async ({ page, context }) => {
  await openPage(page, '/en');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Parking' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/travel/parking');
  await expect(page).toHaveURL('/en');
});

test('the first Tab focuses the skip link, which moves focus to the main content', async ({ page }) => {
  await page.goto('/th/updates/news');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหาหลัก' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an article marks its category in the navigation and links to it in the breadcrumbs', async ({
  page,
}) => {
  await page.goto('/en/updates/news/blue-line-fares-july-2026');
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(current).toHaveText('News');
  // the panel covers the page
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/en/updates/news');
});

test('pages use the font, line colours and line heights of the kit', async ({ page }) => {
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const [locale, leading] of [
    ['th', 1.6],
    ['en', 1.2],
  ] as const) {
    await page.goto(`/${locale}/updates/news`);
    expect(await style('h1', 'font-family')).toContain('IBM Plex Sans Thai Looped');
    expect(await style('[data-line=blue]', 'background-color')).toBe('rgb(25, 100, 183)');
    const [size, height] = await Promise.all(['font-size', 'line-height'].map((name) => style('h1', name)));
    expect(parseFloat(height!) / parseFloat(size!)).toBeCloseTo(leading);
  }
});
