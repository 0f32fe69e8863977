import { Agent, createServer, get, type IncomingMessage, request as httpRequest } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a parser without dependencies
import { readMetrics } from '../../../libs/site/src/server/testing/read-metrics';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { startSite, stop } from '@raang/e2e-kit/start-site';

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

test('a stopping site serves until it is not asked any more, and what is asked on an open connection', async () => {
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, DRAIN_SECONDS: '10' });
  const address = await site.ready();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  // idle connections, as a proxy has them
  const [early, late, last] = [0, 1, 2].map(() => new Agent({ keepAlive: true })) as [Agent, Agent, Agent];
  for (const agent of [early, late, last])
    expect(await ask(`${address}/th`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
  // an upload that starts before the signal, and ends after it
  const upload = httpRequest(`${address}/api/v1/uploads`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': uploadBody.length,
    },
  });
  const uploaded = new Promise<IncomingMessage>((resolve, reject) =>
    upload.once('response', resolve).once('error', reject),
  );
  upload.write(uploadBody.subarray(0, 40));

  site.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'draining' });
  expect(await ask(`${address}/favicon.svg`, early)).toEqual({ status: 200, connection: 'keep-alive' });
  // then it accepts no connection, and each open one ends after its next response
  const isRefused = () =>
    ask(`${address}/healthz`, new Agent()).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { intervals: [50] }).toBe(true);
  expect(await ask(`${address}/th`, early)).toEqual({ status: 200, connection: 'close' });
  expect(await ask(`${address}/favicon.svg`, late)).toEqual({ status: 200, connection: 'close' });
  upload.end(uploadBody.subarray(40));
  expect((await uploaded).resume().statusCode).toBe(200);
  // the last connection stays idle, and delays the end by no more than DRAIN_SECONDS
  expect(await site.exit).toMatchObject({ code: 0, errors: '' });
  last.destroy();
});

// shorter ones are refused
const boundary = 'boundary-of-the-form-with-a-file';
const uploadBody = Buffer.from(
  [
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="a.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    `--${boundary}--`,
    '',
  ].join('\r\n'),
);

/** Requests a page on a connection of the agent. */
async function ask(address: string, agent: Agent) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { agent }, resolve).once('error', reject),
  );
  response.resume();
  await new Promise((resolve) => response.once('end', resolve));
  return { status: response.statusCode, connection: response.headers.connection };
}

test('health checks and metrics have a port of their own, and no address of the site has the metrics', async () => {
  const port = await getPort();
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, MANAGEMENT_PORT: String(port) });
  const address = await site.ready();
  await fetch(`${address}/th/open-data?q=somchai%40example.org`);
  await fetch(`${address}/en/travel/recommended-places/secret-name`);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(readMetrics(text)).toMatchObject({
    'raang_http_request_duration_seconds_count{resource="/$lang/open-data",method="GET",status="2xx"}': 1,
    raang_database_up: 1,
    raang_feed_imported_timestamp_seconds: expect.any(Number),
    'raang_outbox_mails{state="failed"}': 0,
  });
  expect(text).not.toMatch(/somchai|secret-name/);
  const healthOf = async (path: string) => {
    const answered = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answered.status, answered.headers.get('cache-control'), (await answered.json()) as object];
  };
  expect(await healthOf('/healthz')).toEqual([200, 'no-store', { status: 'alive' }]);
  expect(await healthOf('/readyz')).toMatchObject([200, 'no-store', { status: 'ready' }]);
  expect((await fetch(`http://127.0.0.1:${port}/th`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST' })).status).toBe(404);
  await stop(site.child, site.exit);
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

  // the API last: the site asks it until it stops
  await stop(site.child, site.exit);
  recorder.close();
  await stop(api.child, api.exit);
  await rm(sitesFolder, { recursive: true });
});
