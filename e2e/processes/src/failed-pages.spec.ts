import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { startSite, stop } from '@raang/e2e-kit/start-site';

/** One page per route. */
const documents = [
  '/en',
  '/en/updates/news',
  '/en/tickets/fare-rates',
  '/en/updates/news/blue-line-fares-july-2026',
  '/en/stations',
  '/en/stations/BL01',
  '/en/mrt-map',
  '/en/service-status',
  '/en/search?q=Chatuchak',
  '/en/search-departure?from=BL22&to=BL13',
  '/en/which-ticket',
];

/** A request for a page or page function: its path with query, and the headers that affect the response. */
interface PageRequest {
  address: string;
  headers?: Record<string, string>;
}

test('API failures give uncached 5xx responses without details until the API recovers', async ({
  page,
  baseURL,
}) => {
  // page function URLs depend on the build only: those of the running site work on other sites too
  const functions = await pageFunctions(page, documents);
  for (const status of [503, 500]) {
    await test.step(`the API returns ${status}`, () =>
      expectFailedUntilRecovery([...documents.map((address) => ({ address })), ...functions], {
        status,
        behind: baseURL!,
      }));
  }
});

async function expectFailedUntilRecovery(
  requests: PageRequest[],
  { status, behind }: { status: number; behind: string },
) {
  const api = await startApi(behind, status);
  const folder = await copyPreparedFolder();
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    API_BASE_URL: api.address,
  });
  const origin = await site.ready();
  for (const { address, headers } of requests) {
    const response = await fetch(`${origin}${address}`, { headers: headers ?? {} });
    const failure = [response.status >= 500, response.headers.get('cache-control')];
    expect.soft(failure, address).toEqual([true, 'no-store']);
    expect.soft(await response.text(), address).not.toContain(reason);
  }
  api.recover();
  for (const { address, headers } of requests) {
    const response = await fetch(`${origin}${address}`, { headers: headers ?? {} });
    expect.soft(response.status, address).toBe(200);
    expect.soft(await response.text(), address).not.toMatch(/\b(failure|unavailable) [0-9a-f]{18}-/);
  }
  await stop(site.child, site.exit);
  api.close();
  await rm(folder, { recursive: true });
}

test('a page function returns an uncached 404 for a missing item', async ({ page, baseURL }) => {
  const news = '/en/updates/news/blue-line-fares-july-2026';
  const requests = await pageFunctions(page, [news]);
  const item = requests.find(({ address }) => address.includes('blue-line-fares-july-2026'))!;
  const address = item.address.replace('blue-line-fares-july-2026', 'no-such-news');
  const response = await fetch(`${baseURL}${address}`, { headers: item.headers ?? {} });
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

const reason = 'the database of host 10.0.0.7 is away';

/** An API that fails with `status` until it recovers. Then it responds like the site at `behind`. */
async function startApi(behind: string, status: number) {
  let hasFailed = true;
  const server = createServer((request, response) => {
    if (hasFailed) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: reason }));
    } else {
      void fetch(`${behind}${request.url}`).then(async (received) => {
        response.writeHead(received.status, { 'content-type': received.headers.get('content-type')! });
        response.end(Buffer.from(await received.arrayBuffer()));
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    recover: () => void (hasFailed = false),
    close: () => server.close(),
  };
}

/** The page function requests that the router sends when a visitor follows links to the pages. */
async function pageFunctions(page: Page, addresses: string[]): Promise<PageRequest[]> {
  const requests: PageRequest[] = [];
  await openPage(page, '/en/privacy-policy');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/_serverFn/') || request.method() !== 'GET') return;
    requests.push({
      address: `${pathname}${search}`,
      headers: { ...request.headers(), 'sec-fetch-site': 'same-origin' },
    });
  });
  for (const [index, address] of addresses.entries()) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')!.append(link);
      link.click();
    }, address);
    await expect(page).toHaveURL(address);
    // the router changes the URL before it sends the request
    await expect.poll(() => requests.length).toBeGreaterThan(index);
  }
  return requests;
}
