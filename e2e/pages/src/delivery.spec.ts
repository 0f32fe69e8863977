import type { Browser, Request } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, ignoreRestingPointer, takeOver, takeOverFrame, test } from '@raang/e2e-kit/site-test';

/**
 * With the program and everything that it loads by itself: docs/decisions/0063-hydrated-when-used.md. The program
 * of a deferred page is that of the frame; tools, forms and the map have all of theirs.
 */
const maximumScriptBytes = { deferred: 123_000, whole: 174_900 };

test('every response carries security headers', async ({ request }) => {
  for (const path of ['/th', '/th/nowhere', '/api/v1/categories', '/readyz', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  const policy = (await request.get('/th')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+;/);
  expect(policy).not.toContain('unsafe');
});

test('a page is served as HTML whatever the Accept header', async ({ request }) => {
  for (const accept of ['*/*', 'application/json', 'text/html']) {
    const response = await request.get('/en', { headers: { accept } });
    expect([response.status(), response.headers()['content-type']], accept).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  }
});

test('pictures are cached as immutable and served in a sandbox', async ({ page, request }) => {
  await page.goto('/en/updates/news/blue-line-fares-july-2026');
  const source = await page.getByRole('main').locator('img').first().getAttribute('src');
  const response = await request.get(source!);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  expect((await request.get(source!.replace(/media\/\w+/, 'media/0000'))).status()).toBe(404);
  expect((await request.get('/media/0000/..%2f..%2fcategories.yaml')).status()).toBe(404);
});

/** Bytes and requests of a page in a browser without a cache, on a phone. */
async function load(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(ignoreRestingPointer);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await networkIdle(page);
  const measure = async () => {
    const bytesOf = async (kind: string) => {
      const sizes = requests
        .filter((request) => request.resourceType() === kind)
        .map((request) => request.sizes());
      return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    // browsers decide how far below the window they load pictures
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map((image) => image.currentSrc),
    );
    return {
      script: await bytesOf('script'),
      stylesheet: await bytesOf('stylesheet'),
      requests: requests.filter((request) => !below.includes(request.url())).length,
    };
  };
  const isTool = (await page.locator('html').getAttribute('data-program')) !== 'frame';
  const first = await measure();
  await takeOverFrame(page);
  await networkIdle(page);
  const all = await measure();
  await context.close();
  return { isTool, first, all };
}

const parts = 4;
for (let part = 0; part < parts; part++)
  test(`every template loads little before the first intent, and bounded scripts after it (${part + 1})`, async ({
    browser,
    baseURL,
  }) => {
    for (const [index, { path }] of templateExamples.entries()) {
      if (index % parts !== part) continue;
      const { isTool, first, all } = await load(browser, `${baseURL}/th${path}`);
      expect.soft(first.stylesheet, `CSS: ${path}`).toBeLessThanOrEqual(22_300);
      if (!isTool) {
        expect.soft(first.script, `JavaScript before an intent: ${path}`).toBeLessThanOrEqual(15_000);
        expect.soft(first.requests, `requests before an intent: ${path}`).toBeLessThanOrEqual(12);
      }
      const maximum = maximumScriptBytes[isTool ? 'whole' : 'deferred'];
      expect.soft(all.script, `JavaScript after an intent: ${path}`).toBeLessThanOrEqual(maximum);
    }
  });

test('a first visit uses every font that it preloads', async ({ page }) => {
  const unused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('was preloaded using link preload but not used')) unused.push(message.text());
  });
  for (const path of ['/th', '/en']) {
    await page.context().clearCookies();
    await page.goto(path);
    const preloaded = page.locator('link[rel=preload][as=font]');
    await expect(preloaded).toHaveCount({ '/th': 4, '/en': 2 }[path]!);
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').length);
    await expect.poll(loaded).toBeGreaterThanOrEqual(await preloaded.count());
    // the browser tells a few seconds after the load
    if (path === '/th') await page.waitForTimeout(6000);
  }
  expect(unused).toEqual([]);
});

test('a cached page hydrates whatever the spelling of its query', async ({ page, request }) => {
  // the cache entries are made for these URLs; a failed hydration would appear in the console
  await request.get('/th/updates/news?line=blue&page=1');
  await request.get('/th/updates/news?page=2');
  for (const query of [
    '?page=2&utm_source=poster',
    '?page=1&line=blue&from=',
    '?page=2&page=3',
    '?page=last',
  ]) {
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(sent.url()));
    const response = await page.goto(`/th/updates/news${query}`);
    await networkIdle(page);
    await takeOver(page);
    await networkIdle(page);
    expect([response?.status(), new URL(page.url()).search], query).toEqual([200, query]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ข่าว');
    // the page does not request its own data again
    expect(requested.filter((url) => url.includes('/_serverFn/'))).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('the API reference shows every operation of the OpenAPI document', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.info.title);
  const shown = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(shown).toHaveCount(
    Object.values<object>(document.paths).flatMap((path) => Object.keys(path)).length,
  );
});

test('a download is immutable and matches its declared size and media type', async ({ request }) => {
  const { items } = await (
    await request.get('/api/v1/categories/tickets/fare-schedule/items?lang=en')
  ).json();
  const { files } = items[0];
  for (const file of files) {
    const response = await request.get(file.url);
    expect(response.status()).toBe(200);
    expect((await response.body()).length).toBe(file.sizeBytes);
    expect(response.headers()['content-type']).toContain(file.mediaType);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
  expect(
    (await request.get(files[0].url.replace(/documents\/\w+/, 'documents/0000000000000000'))).status(),
  ).toBe(404);
});
