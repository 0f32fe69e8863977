import { createServer } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { expect, test } from '@raang/e2e-kit/site-test';
import { startSite, stop } from '@raang/e2e-kit/start-site';

test.use({ hasSeenNotices: false, expectedComplaints: [/status of 50\d|unavailable|failure/] });

const failures = [
  { what: 'an unavailable API', status: 503, path: '/en/updates/news' },
  // the query of a search may be what fails: loading it again would not help
  { what: 'a failed search', status: 500, path: '/en/search?q=Siam' },
];

for (const { what, status, path } of failures)
  test(`${what} redirects once to the home page and does not reveal the cause`, async ({ page }) => {
    const api = createServer((_request, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(
          JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: 'the database of host 10.0.0.7 is away' }),
        ),
    );
    await new Promise<void>((resolve) => api.listen(0, resolve));
    const folder = await copyPreparedFolder();
    const site = startSite({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      API_BASE_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    });
    const address = await site.ready();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'document') return;
      const { pathname, search } = new URL(request.url());
      documents.push(pathname + search);
    });

    const navigation = await page.goto(`${address}${path}`);
    expect(navigation?.status()).toBeGreaterThanOrEqual(500);
    // a separate request: the browser drops the body of the page's own response when it redirects
    const separate = await page.request.get(`${address}${path}`);
    expect(await separate.text()).not.toContain('10.0.0.7');
    await expect(page).toHaveURL(`${address}/en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown right now');
    await networkIdle(page);
    expect(documents).toEqual([path, '/en']);

    await stop(site.child, site.exit);
    api.close();
    await rm(folder, { recursive: true });
  });
