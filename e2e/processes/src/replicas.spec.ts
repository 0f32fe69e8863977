import { isDeepStrictEqual } from 'node:util';
import { servedBy } from '@raang/e2e-kit/balancer';
import { dependsOnTime } from '@raang/e2e-kit/http-test';
import { startReplicas } from '@raang/e2e-kit/replicas';
import { runningSites } from '@raang/e2e-kit/running-sites';
import { pageAddresses } from '@raang/e2e-kit/site-addresses';
import { expect, test } from '@raang/e2e-kit/watched-test';

// in order: the second test kills a process
test.describe.configure({ mode: 'default' });

type Replicas = Awaited<ReturnType<typeof startReplicas>>;
type Replica = Replicas['site']['replicas'][number];

let close: Replicas['close'];
let site: string;
let killed: Replica;
let survivor: Replica;

test.beforeAll(async () => {
  const started = await startReplicas(runningSites().prepared);
  close = started.close;
  site = started.site.address;
  [killed, survivor] = started.site.replicas as [Replica, Replica];
});
test.afterAll(() => close());

test('two processes return identical pages with the same ETag', async () => {
  const compared: string[] = [];
  const differing: string[] = [];
  for (const { path } of pageAddresses) {
    const one = await getPage(`${killed.address}${path}`);
    if (dependsOnTime(path, one.caching)) continue;
    compared.push(path);
    if (!isDeepStrictEqual(await getPage(`${survivor.address}${path}`), one)) differing.push(path);
  }
  expect(compared.length).toBeGreaterThan(pageAddresses.length / 2);
  expect(differing).toEqual([]);
});

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

/** What a visitor received; `isWhole` is false if the response broke off. */
interface Result {
  status: number;
  server: string | null;
  isWhole: boolean;
}

const visitors = 16;

/** Paths by request number, so that no process has a cache entry for them. */
const paths: ((request: number) => string)[] = [
  (request) => `/en/updates/news?q=${request}`,
  (request) => `/th/travel/recommended-places?q=${request}`,
  (request) => `/en/search-departure?from=BL22&to=BL13&date=2026-12-01&time=${timeOf(request)}`,
  (request) => `/api/v1/lines?request=${request}`,
];
const timeOf = (request: number) =>
  [6 + (Math.floor(request / 60) % 16), request % 60].map((part) => String(part).padStart(2, '0')).join(':');

test('when one of two processes is killed under load, the other serves all requests', async () => {
  const before: Result[] = [];
  const after: Result[] = [];
  const readiness = new Set<number>();
  let results = before;
  let isOver = false;

  const visit = async (visitor: number) => {
    for (let round = 0; !isOver; round += 1) {
      const into = results;
      const request = round * visitors + visitor;
      into.push(await get(site + paths[(visitor + round) % paths.length]!(request)));
      if (visitor === 0) readiness.add((await fetch(`${survivor.address}/readyz`)).status);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));

  await expect.poll(() => new Set(before.map(({ server }) => server)).size).toBe(2);
  process.kill(killed.pid, 'SIGKILL');
  results = after;
  await expect.poll(() => after.length).toBeGreaterThan(10 * visitors);
  isOver = true;
  await visiting;

  // responses that the killed process was sending are lost; no other request may fail
  const failed = [...before, ...after].filter(({ status, isWhole }) => status !== 200 || !isWhole);
  expect(failed.filter(({ server }) => server !== killed.address)).toEqual([]);
  expect(failed.length).toBeLessThanOrEqual(visitors);
  expect(new Set(after.map(({ server }) => server))).toEqual(new Set([survivor.address]));
  expect([...readiness]).toEqual([200]);
  await expect(fetch(`${killed.address}/healthz`)).rejects.toThrow();
});

async function get(url: string): Promise<Result> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const { status, headers } = response;
  const isWhole = await response.arrayBuffer().then(
    ({ byteLength }) => byteLength === Number(headers.get('content-length')),
    () => false,
  );
  return { status, server: headers.get(servedBy), isWhole };
}
