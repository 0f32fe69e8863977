import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { startReplicas } from './replicas';
import { pageAddresses } from './site-addresses';

/** A page that tells the time of day is kept but briefly; so does the home page tell when the lines were looked at. */
const tellsTheTime = (path: string, caching: string | null) =>
  /^\/(th|en)$/.test(path) || caching?.includes('s-maxage=15');

test('two processes answer with the same bytes, and so with the same ETag', async () => {
  const site = await startReplicas();
  const [first, second] = site.replicas.map(({ address }) => address);
  const compared: string[] = [];
  const differing: string[] = [];
  for (const { path } of pageAddresses) {
    const one = await get(`${first}${path}`);
    if (tellsTheTime(path, one.caching)) continue;
    compared.push(path);
    if (!isDeepStrictEqual(await get(`${second}${path}`), one)) differing.push(path);
  }
  await site.close();
  expect(compared.length).toBeGreaterThan(pageAddresses.length / 2);
  expect(differing).toEqual([]);
});

async function get(address: string) {
  const response = await fetch(address);
  const { status, headers } = response;
  return {
    status,
    etag: headers.get('etag'),
    caching: headers.get('cache-control'),
    body: await response.text(),
  };
}
