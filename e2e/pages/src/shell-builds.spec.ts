import type { Page } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const listingChunk = /\/assets\/_group\._category\.index-[^/]*\.js$/;

test('pages name the latest build, whose manifest lists its files', async ({ request }) => {
  const latest = await request.get('/builds/latest.json');
  const { id, timestamp } = await latest.json();
  expect(latest.headers()['cache-control']).toBe('no-cache');
  expect([id, timestamp]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.any(Number)]);
  const meta = await request.get(`/builds/meta/${id}.json`);
  expect(meta.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const manifest = await meta.json();
  const prerendered = ['en', 'th'].flatMap((lang) =>
    ['accessibility-statement', 'cookie-policy', 'privacy-notice', 'privacy-policy'].map(
      (policy) => `/${lang}/${policy}`,
    ),
  );
  expect(manifest).toMatchObject({ id, timestamp, prerendered });
  for (const file of [manifest.entry, ...Object.keys(manifest.chunks).slice(0, 5)]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  expect((await request.get('/builds/meta/0000000000000000.json')).status()).toBe(404);
  expect(await (await request.get('/th')).text()).toContain(`data-build="${id}"`);
});

async function announceNewerBuild(page: Page) {
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'ffffffffffffffff', timestamp: 1 } }),
  );
}

test('after the hourly check finds a newer build, the next link does a full page load', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/en');
  await networkIdle(page);
  await page.clock.runFor(5000);
  await announceNewerBuild(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const follow = async (name: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await page.clock.runFor(500);
  };
  await follow('Service status');
  await expect(page).toHaveURL('/en/service-status');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  const requested = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward(3_600_000);
  await (await requested).finished();
  await follow('Fares');
  await expect(page).toHaveURL('/en/tickets/fare-rates');
  await expect.poll(() => page.evaluate(() => 'stillHere' in window)).toBe(false);
});

test.describe('a chunk that fails to load', () => {
  test.use({
    expectedComplaints: [/404|dynamically imported module/],
  });

  async function follow(page: Page) {
    const documents: string[] = [];
    await openPage(page, '/en');
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
    return documents;
  }

  test('after a newer build causes a full page load', async ({ page }) => {
    await announceNewerBuild(page);
    await page.route(listingChunk, (route) => route.fulfill({ status: 404, body: '' }));
    // the reloaded document belongs to the newer build, whose chunks all exist
    await page.route('**/en/travel/parking', async (route) => {
      await page.unroute(listingChunk);
      await route.continue();
    });
    const documents = await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
    await expect(page).toHaveURL('/en/travel/parking');
    expect(documents).toEqual(['/en/travel/parking']);
  });

  test('again after a reload leaves the HTML of the page, without a reload loop', async ({ page }) => {
    await announceNewerBuild(page);
    await page.route(listingChunk, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = await follow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
    await page.keyboard.press('Shift');
    await page.waitForTimeout(2000);
    expect(documents).toEqual(['/en/travel/parking']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  });
});

test.describe('a page whose data fails to load', () => {
  test.use({ expectedComplaints: [/status of 50\d|failure|unavailable|unexpected response/] });

  for (const { status, leadsTo } of [
    { status: 503, leadsTo: '/en' },
    { status: 500, leadsTo: '/en/tickets/fare-rates' },
  ]) {
    test(`with status ${status} does a full page load of ${leadsTo}`, async ({ page }) => {
      await openPage(page, '/en/updates/news');
      await page.route('**/_serverFn/**', (route) =>
        route.fulfill({ status, contentType: 'text/plain', body: 'failure' }),
      );
      const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Fares', exact: true })
        .click();
      expect(new URL((await loaded).url()).pathname).toBe(leadsTo);
      await expect(page).toHaveURL(leadsTo);
    });
  }
});

test('following a link to a policy fetches the file that the build has made', async ({ page, request }) => {
  const path = '/th/privacy-policy';
  const file = await request.get(`/builds/payload${path}.json`);
  const { 'cache-control': caching, etag } = file.headers();
  expect([file.status(), caching, etag]).toEqual([200, 'no-cache', expect.any(String)]);
  const again = await request.get(`/builds/payload${path}.json`, { headers: { 'if-none-match': etag! } });
  expect(again.status()).toBe(304);
  expect((await request.get('/builds/payload/th/search.json')).status()).toBe(404);

  await openPage(page, '/th/updates/news');
  await networkIdle(page);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  const { title, head } = await file.json();
  // on the page the words are bound to phrases, with marks that the title of the document does not have
  await expect(page).toHaveTitle(head.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll(/[\u2060-\u206F]/g, ''));
  expect(requested).toContain(`/builds/payload${path}.json`);
  expect(requested.filter((sent) => sent.includes('Policy'))).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href);
  const html = await (await request.get(path)).text();
  expect(html).toContain(`<link rel="canonical" href="${new URL(path, page.url()).href}"`);
  expect(html).not.toContain('.invalid');
});
