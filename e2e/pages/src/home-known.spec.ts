import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { chooseStation, expect, openPage, takeOver, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

const phone = { width: 360, height: 740 };
const places = { home: 'BL15', work: 'BL22' };

const words = {
  th: { block: 'สถานีของท่าน', home: 'บ้าน · ลาดพร้าว', from: 'จากสุขุมวิท', last: 'ขบวนสุดท้าย' },
  en: { block: 'Your stations', home: 'Home · Lat Phrao', from: 'from Sukhumvit', last: 'last train' },
};

const block = (page: Page, name = words.en.block) => page.getByRole('region', { name });
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('convenience:')));

/** Gives consent, and lets the device keep these entries. */
async function keep(context: BrowserContext, baseURL: string, kept: Record<string, unknown> = {}) {
  await context.addCookies([{ name: 'consent', value: '2.necessary.convenience', url: baseURL }]);
  await context.addInitScript((entries) => {
    // a test that deletes them must find nothing on the next page
    if (localStorage.getItem('was-here')) return;
    localStorage.setItem('was-here', 'yes');
    for (const [key, value] of entries) localStorage.setItem(`convenience:${key}`, JSON.stringify(value));
  }, Object.entries(kept));
}

/** The requests for rows, as they are made. */
function watchRows(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/kept-row.json')) asked.push(url);
  });
  return asked;
}

/** The bytes of the scripts that have arrived. */
function watchScripts(page: Page): () => Promise<number> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return async () => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

/** Sums up the shifts of the layout from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test.use({ hasConsented: false });

for (const locale of ['th', 'en'] as const)
  test(`a known visitor has the way home before the program, where nothing moves (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const say = words[locale];
    await page.route('**/assets/program-*.js', () => undefined);
    await page.setViewportSize(phone);
    await context.addCookies([{ name: 'consent', value: '2.necessary', url: baseURL! }]);
    await page.goto(`/${locale}`);
    await page.evaluate(() => document.fonts.ready);
    const height = async () => Math.round((await block(page, say.block).boundingBox())!.height);
    const first = await height();

    await keep(context, baseURL!, { places, 'recent-stations': ['BL27'] });
    const release = await hold(page, '**/kept-row.json*');
    const asked = watchRows(page);
    const scripts = watchScripts(page);
    await page.goto(`/${locale}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await height()).toBe(first);
    const shifts = await watchShifts(page);
    release();
    const home = block(page, say.block).getByRole('link', { name: say.home });
    await expect(home).toContainText(say.from);
    await expect(home).toContainText(say.last);
    await page.evaluate(() => document.fonts.ready);
    expect(await height()).toBe(first);
    expect(await shifts()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    // two stations, and nothing of whose they are
    expect(asked.map(({ search }) => search).toSorted()).toEqual([
      '?from=BL15&to=BL22',
      '?from=BL22&to=BL15',
      '?from=BL27',
    ]);
    expect(await scripts()).toBeLessThanOrEqual(15_000);
    await home.click();
    await expect(page).toHaveURL(`/${locale}/search-departure?from=BL22&to=BL15`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

test('a row names the station searched last where no other place is kept, and the language of its page', async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, baseURL!, { places: { home: 'BL15' }, 'recent-stations': ['CEN'] });
  await openPage(page, '/en');
  await expect(block(page).getByRole('link', { name: 'Home · Lat Phrao' })).toContainText('from Siam');
  await expect(block(page).getByRole('link', { name: 'Next trains · Siam' })).toHaveAttribute(
    'href',
    '/en/search-departure?from=CEN',
  );
  await page.goto('/th');
  await expect(block(page, words.th.block).getByRole('link', { name: words.th.home })).toContainText(
    'จากสยาม',
  );
});

test('a visitor without a place asks for no row', async ({ page, context, baseURL }) => {
  await keep(context, baseURL!, { 'recent-stations': ['BL27'] });
  const asked = watchRows(page);
  await openPage(page, '/en');
  await networkIdle(page);
  await expect(block(page).getByRole('button', { name: 'Set home' })).toBeVisible();
  await expect(block(page).getByRole('link').filter({ visible: true })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('setting home is the consent of a visitor without one, and the row comes at once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: '2.necessary', url: baseURL! }]);
  await openPage(page, '/en');
  await block(page).getByRole('button', { name: 'Set home' }).click();
  await expect(block(page).getByText('accepts convenience cookies')).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await chooseStation(block(page), { field: 'Home', typed: 'Lat Phrao', code: 'BL15' });
  await block(page).getByRole('button', { name: 'Agree and save' }).click();
  await expect(block(page).getByRole('link', { name: 'Home · Lat Phrao' })).toBeVisible();
  expect(await stored(page)).toContainEqual(['convenience:places', '{"home":"BL15"}']);
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe(
    '2.necessary.convenience',
  );
});

test('a press before the program counts, and what is typed must be a station', async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, baseURL!);
  const release = await hold(page, '**/assets/program-*.js');
  await page.goto('/en');
  await block(page).getByRole('button', { name: 'Set work' }).click();
  release();
  const field = block(page).getByRole('combobox', { name: 'Work' });
  await field.fill('nowhere at all');
  // closes the list, which lies over the button
  await field.press('Tab');
  await block(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(block(page).getByText('Choose a station or a place from the list.')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('a place is changed and removed, and one press forgets everything', async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, baseURL!, { places, 'recent-stations': ['BL27'] });
  await openPage(page, '/en');
  await block(page).getByRole('button', { name: 'Change home' }).click();
  await chooseStation(block(page), { field: 'Home', typed: 'Siam', code: 'CEN' });
  await block(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(block(page).getByRole('link', { name: 'Home · Siam' })).toBeVisible();
  await block(page).getByRole('button', { name: 'Change work' }).click();
  await block(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(block(page).getByRole('button', { name: 'Set work' })).toBeVisible();
  expect(Object.fromEntries(await stored(page))['convenience:places']).toBe('{"home":"CEN"}');
  await block(page).getByRole('button', { name: 'Forget everything' }).click();
  await expect(block(page).getByRole('button', { name: 'Set home' })).toBeVisible();
  await expect(block(page)).toBeFocused();
  expect(await stored(page)).toEqual([]);
});

test('withdrawing consent deletes the places, also on the home page that comes next', async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, baseURL!, { places });
  await openPage(page, '/en/cookie-policy');
  await page.getByRole('main').getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => stored(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(block(page).getByRole('button', { name: 'Set home' })).toBeVisible();
});

test('a station near the visitor leads to its trains, and the position stays on the device', async ({
  page,
  context,
  baseURL,
}) => {
  await keep(context, baseURL!);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 13.7327, longitude: 100.5296 });
  await openPage(page, '/en');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await block(page).getByRole('button', { name: 'Nearest station' }).click();
  await block(page)
    .getByRole('button', { name: /Sam Yan/ })
    .click();
  await expect(page).toHaveURL('/en/search-departure?from=BL27');
  expect(sent.filter((request) => /13\.73|100\.52/.test(request))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the block is hidden', async ({ page }) => {
    await page.goto('/en');
    await expect(block(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Service status' })).toBeVisible();
  });
});

test('the file of a row is the same for everybody, and knows what the network has', async ({ request }) => {
  const row = await request.get('/en/kept-row.json?from=BL22&to=BL15');
  expect(row.headers()['cache-control']).toMatch(/^public, .*s-maxage=15/);
  expect(await row.json()).toMatchObject({ name: 'Lat Phrao', from: 'from Sukhumvit' });
  for (const query of ['', '?to=XX99', '?from=XX99', '?from=XX99&to=BL15'])
    expect((await request.get(`/en/kept-row.json${query}`)).status(), query).toBe(404);
});

test('the open editor is accessible on a phone', async ({ page, context, baseURL }) => {
  await keep(context, baseURL!, { places });
  await page.setViewportSize(phone);
  await page.goto('/th');
  await takeOver(page);
  await block(page, words.th.block).getByRole('button', { name: 'เปลี่ยนสถานีใกล้บ้าน' }).click();
  await expect(block(page, words.th.block).getByRole('combobox', { name: 'บ้าน' })).toBeVisible();
  await expectAccessible(page, { part: 'section[aria-labelledby=your-stations]' });
});
