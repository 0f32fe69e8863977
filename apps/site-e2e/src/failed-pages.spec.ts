import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { copyPreparedFolder } from './prepared-data';
import { expect, openPage, test } from './site-test';
import { startSite, stop } from './start-site';

/** A page of each route. */
const documents = [
  '/en',
  '/en/updates/news',
  '/en/tickets/fare-rates',
  '/en/updates/news/blue-line-fares-july-2026',
  '/en/stations',
  '/en/stations/BL01',
  '/en/mrt-map',
  '/en/service-status',
  '/en/search-departure?from=BL22&to=BL13',
  '/en/which-ticket',
];

/** What a page asks the site for: an address with the headers that count. */
interface Question {
  address: string;
  headers?: Record<string, string>;
}

test('while the API fails no page is told, and none is kept for later', async ({ page, baseURL }) => {
  // a build calls its page functions alike, whichever site serves it
  const functions = await pageFunctions(page, documents);
  for (const status of [503, 500]) {
    await test.step(`the API answers ${status}`, () =>
      expectFailedUntilRecovery([...documents.map((address) => ({ address })), ...functions], {
        status,
        behind: baseURL!,
      }));
  }
});

async function expectFailedUntilRecovery(
  questions: Question[],
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
  for (const { address, headers } of questions) {
    const answer = await fetch(`${origin}${address}`, { headers: headers ?? {} });
    const told = [answer.status >= 500, answer.headers.get('cache-control')];
    expect.soft(told, address).toEqual([true, 'no-store']);
    expect.soft(await answer.text(), address).not.toContain(reason);
  }
  api.recover();
  for (const { address, headers } of questions) {
    const answer = await fetch(`${origin}${address}`, { headers: headers ?? {} });
    expect.soft(answer.status, address).toBe(200);
    expect.soft(await answer.text(), address).not.toMatch(/\b(failure|unavailable) [0-9a-f]{8}-/);
  }
  await stop(site.child, site.exit);
  api.close();
  await rm(folder, { recursive: true });
}

test('a page function that finds nothing says so, and is not kept', async ({ page, baseURL }) => {
  const news = '/en/updates/news/blue-line-fares-july-2026';
  const asked = await pageFunctions(page, [news]);
  const item = asked.find(({ address }) => address.includes('blue-line-fares-july-2026'))!;
  const address = item.address.replace('blue-line-fares-july-2026', 'no-such-news');
  const answer = await fetch(`${baseURL}${address}`, { headers: item.headers ?? {} });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

const reason = 'the database of host 10.0.0.7 is away';

/** An API that fails with a status, and from its recovery on answers as the site at the address does. */
async function startApi(behind: string, status: number) {
  let hasFailed = true;
  const server = createServer((request, response) => {
    if (hasFailed) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: reason }));
    } else {
      void fetch(`${behind}${request.url}`).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
        response.end(Buffer.from(await answer.arrayBuffer()));
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

/** What the router asks the running site for when links to the pages are followed. */
async function pageFunctions(page: Page, addresses: string[]): Promise<Question[]> {
  const asked: Question[] = [];
  await openPage(page, '/en/privacy-policy');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/_serverFn/') || request.method() !== 'GET') return;
    asked.push({
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
    // the router changes the address before it asks
    await expect.poll(() => asked.length).toBeGreaterThan(index);
  }
  return asked;
}
