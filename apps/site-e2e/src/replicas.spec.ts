import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { servedBy } from './balancer';
import { runningSites } from './running-sites';
import { pageAddresses } from './site-addresses';

// in order: the second test kills a process
test.describe.configure({ mode: 'default' });

const { address: site, replicas } = runningSites().replicated;
const [killed, survivor] = replicas as [(typeof replicas)[0], (typeof replicas)[0]];

test('two processes answer with the same bytes, and so with the same ETag', async () => {
  const compared: string[] = [];
  const differing: string[] = [];
  for (const { path } of pageAddresses) {
    const one = await getPage(`${killed.address}${path}`);
    if (tellsTheTime(path, one.caching)) continue;
    compared.push(path);
    if (!isDeepStrictEqual(await getPage(`${survivor.address}${path}`), one)) differing.push(path);
  }
  expect(compared.length).toBeGreaterThan(pageAddresses.length / 2);
  expect(differing).toEqual([]);
});

/** Pages with the current time have a short cache lifetime; the home page shows when the line status was read. */
const tellsTheTime = (path: string, caching: string | null) =>
  /^\/(th|en)$/.test(path) || caching?.includes('s-maxage=15');

async function getPage(address: string) {
  const response = await fetch(address);
  const { status, headers } = response;
  return {
    status,
    etag: headers.get('etag'),
    caching: headers.get('cache-control'),
    body: await response.text(),
  };
}

/** What a visitor got; `isWhole` is false where the answer broke off. */
interface Answer {
  status: number;
  server: string | null;
  isWhole: boolean;
}

const visitors = 16;

/** Addresses that no process has kept, each by the number of the request. */
const addresses: ((request: number) => string)[] = [
  (request) => `/en/updates/news?q=${request}`,
  (request) => `/th/travel/recommended-places?q=${request}`,
  (request) => `/en/search-departure?from=BL22&to=BL13&date=2026-12-01&time=${timeOf(request)}`,
  (request) => `/api/v1/lines?request=${request}`,
];
const timeOf = (request: number) =>
  [6 + (Math.floor(request / 60) % 16), request % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('one of two processes is killed in the middle of requests, and the other goes on', async () => {
  const before: Answer[] = [];
  const after: Answer[] = [];
  const readiness = new Set<number>();
  let answers = before;
  let isOver = false;

  const visit = async (visitor: number) => {
    for (let round = 0; !isOver; round += 1) {
      const into = answers;
      const request = round * visitors + visitor;
      into.push(await get(site + addresses[(visitor + round) % addresses.length]!(request)));
      if (visitor === 0) readiness.add((await fetch(`${survivor.address}/readyz`)).status);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));

  await expect.poll(() => new Set(before.map(({ server }) => server)).size).toBe(2);
  process.kill(killed.pid, 'SIGKILL');
  answers = after;
  await expect.poll(() => after.length).toBeGreaterThan(10 * visitors);
  isOver = true;
  await visiting;

  // what was on its way to a visitor when its process died cannot be taken back; nothing else is lost
  const failed = [...before, ...after].filter(({ status, isWhole }) => status !== 200 || !isWhole);
  expect(failed.filter(({ server }) => server !== killed.address)).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(visitors);
  expect(new Set(after.map(({ server }) => server))).toEqual(new Set([survivor.address]));
  expect([...readiness]).toEqual([200]);
  await expect(fetch(`${killed.address}/healthz`)).rejects.toThrow();
});

async function get(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const { status, headers } = response;
  const isWhole = await response.arrayBuffer().then(
    ({ byteLength }) => byteLength === Number(headers.get('content-length')),
    () => false,
  );
  return { status, server: headers.get(servedBy), isWhole };
}
