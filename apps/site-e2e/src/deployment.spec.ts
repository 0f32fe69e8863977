import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { copyPreparedFolder } from './prepared-data';
import { expect, openPage, test } from './site-test';
import { startSite, stop } from './start-site';

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

test('with an HTTPS public URL, every response sets Strict-Transport-Security', async () => {
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, PUBLIC_URL: 'https://www.example.org' });
  const address = await site.ready();
  for (const target of [
    '/',
    '/th',
    '/nowhere',
    '/api/v1/lines',
    '/readyz',
    '/favicon.svg',
    '/assets/nothing.js',
  ]) {
    const response = await fetch(address + target, { redirect: 'manual' });
    expect([target, response.headers.get('strict-transport-security')]).toEqual([
      target,
      'max-age=63072000; includeSubDomains',
    ]);
  }
  await stop(site.child, site.exit);
});

test('a draining site fails its readiness check and still serves pages', async () => {
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, DRAIN_SECONDS: '10' });
  const address = await site.ready();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  site.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'draining' });
  expect((await fetch(`${address}/th`)).status).toBe(200);
  expect(await site.exit).toMatchObject({ code: 0, errors: '' });
});

test('a remote API receives the visitor’s cookie with writes but not with public reads', async ({ page }) => {
  const apiCalls: string[] = [];
  const api = startSite({ PORT: '0', DATA_DIR: dataFolder });
  const apiAddress = new URL(await api.ready());
  // a proxy in front of the API that records the cookie of every call
  const recorder = createServer((incoming, outgoing) => {
    apiCalls.push(`${incoming.method} ${incoming.headers.cookie ?? 'without cookie'}`);
    const { hostname, port } = apiAddress;
    const { method, url, headers } = incoming;
    const forwarded = httpRequest(
      { hostname, port, method, path: url, headers },
      (received: IncomingMessage) => {
        outgoing.writeHead(received.statusCode!, received.headers);
        received.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const { port } = recorder.address() as AddressInfo;
  const sitesFolder = await copyPreparedFolder();
  const site = startSite({
    PORT: '0',
    DATA_DIR: sitesFolder,
    API_BASE_URL: `http://127.0.0.1:${port}`,
  });
  const address = await site.ready();

  await page.context().addCookies([{ name: 'visit', value: 'mine', url: address }]);
  await openPage(page, `${address}/en/updates/activity/accessibility-walk-2025`);
  await page.getByRole('button', { name: /^Like/ }).click();
  await expect.poll(() => apiCalls.some((call) => call.startsWith('POST'))).toBe(true);
  const [reads, writes] = [
    apiCalls.filter((call) => call.startsWith('GET')),
    apiCalls.filter((call) => call.startsWith('POST')),
  ];
  expect(new Set(reads)).toEqual(new Set(['GET without cookie']));
  expect(writes).toEqual([expect.stringContaining('visit=mine')]);

  await Promise.all([stop(site.child, site.exit), stop(api.child, api.exit)]);
  recorder.close();
  await rm(sitesFolder, { recursive: true });
});
