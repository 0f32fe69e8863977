import { rm } from 'node:fs/promises';
import http from 'node:http';
import getPort from 'get-port';
import { ownPage, someAddress } from '@raang/e2e-kit/form-post';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/http-test';
import { adversaries, type Adversary, usual } from './adversaries';

/** A request may cost as much as so many usual ones. */
const most = 5;

/** Requests of one measurement: the reading of the clock costs little beside them. */
const together = 4;

/** The machine may do other things: the least of several measurements counts. */
const rounds = 6;

test('no request costs more than five usual ones', async () => {
  expect(adversaries.length).toBeGreaterThanOrEqual(60);
  const [folder, port, management] = await Promise.all([copyPreparedFolder(), getPort(), getPort()]);
  const site = startSite({
    PORT: String(port),
    MANAGEMENT_PORT: String(management),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    // a kept page costs nothing
    PAGE_CACHE_MB: '0',
  });
  const address = await site.ready();

  /** Seconds that the process has calculated since its start. */
  const clock = async () => {
    const text = await (await fetch(`http://127.0.0.1:${management}/metrics`)).text();
    return Number(/^process_cpu_seconds_total ([\d.e-]+)$/m.exec(text)?.[1]);
  };
  const measure = async (request: Adversary) => {
    const begin = await clock();
    for (let count = 0; count < together; count += 1) {
      const status = await send(address, request);
      expect(status, request.name).toBeGreaterThanOrEqual(200);
      expect(status, request.name).toBeLessThan(500);
    }
    return (await clock()) - begin;
  };
  const least = new Map<string, number>();
  const measureAgain = async (request: Adversary) =>
    least.set(request.name, Math.min(least.get(request.name) ?? Infinity, await measure(request)));

  // the first ones compile
  for (const request of [usual.GET, usual.POST, ...adversaries]) await measure(request);
  const ratios = () =>
    adversaries.map((request) => {
      const base = least.get(usual[request.method ?? 'GET'].name)!;
      return { request, ratio: least.get(request.name)! / base };
    });
  let dear = adversaries;
  for (let round = 0; round < rounds && dear.length > 0; round += 1) {
    for (const request of [usual.GET, usual.POST, ...dear]) await measureAgain(request);
    dear = ratios()
      .filter(({ ratio }) => ratio > most)
      .map(({ request }) => request);
  }
  const dearest = ratios()
    .toSorted((one, other) => other.ratio - one.ratio)
    .map(({ request, ratio }) => `${ratio.toFixed(1)} × ${request.name}`);
  test.info().annotations.push({ type: 'dearest', description: dearest.slice(0, 5).join(', ') });
  await stop(site.child, site.exit);
  await rm(folder, { recursive: true });
  expect(
    dear.map(({ name }) => name),
    dearest.slice(0, 5).join(', '),
  ).toEqual([]);
});

/** Sends a request with its target as written. Returns the status once the response has ended. */
function send(site: string, { method = 'GET', target, headers, body }: Adversary): Promise<number> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = http.request({
      hostname,
      port,
      method,
      path: target,
      headers: { ...ownPage, ...someAddress(), ...headers },
    });
    sent.on('error', reject).on('response', (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode!))
        .on('error', reject);
    });
    sent.end(body);
  });
}
