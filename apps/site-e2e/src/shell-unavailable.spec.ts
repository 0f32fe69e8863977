import { createServer } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { copyPreparedFolder } from './prepared-data';
import { expect, test } from './site-test';
import { startSite, stop } from './start-site';

test.use({ hasSeenNotices: false, expectedComplaints: [/status of 50\d|unavailable|failure/] });

test('a site whose API is not available leads home once, says so there, and tells nobody why', async ({
  page,
}) => {
  const api = createServer((_request, response) =>
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: 'the database of host 10.0.0.7 is away' })),
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
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });

  const answer = await page.goto(`${address}/en/updates/news`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  // asked apart: the page's own answer is gone as soon as it leads home
  const told = await page.request.get(`${address}/en/updates/news`);
  expect(await told.text()).not.toContain('10.0.0.7');
  await expect(page).toHaveURL(`${address}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown right now');
  await page.waitForTimeout(1500);
  expect(documents).toEqual(['/en/updates/news', '/en']);

  await stop(site.child, site.exit);
  api.close();
  await rm(folder, { recursive: true });
});
