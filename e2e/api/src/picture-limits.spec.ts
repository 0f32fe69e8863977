import { rm } from 'node:fs/promises';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

/** URLs of small, distinct pictures: more than one client may have generated in a minute. */
const addresses = ['webp', 'jpeg'].flatMap((format) =>
  [32, 40, 48, 64, 80, 96, 128, 160, 192].flatMap((width) =>
    [40, 50, 60, 70, 75, 80, 85, 90, 95, 100].flatMap((quality) =>
      ['', ',b_fff', ',b_000'].map(
        (background) => `/_ipx/f_${format},w_${width},q_${quality}${background}/icon-192.png`,
      ),
    ),
  ),
);

test('too many new pictures return 429 with Retry-After; cached pictures are still served', async () => {
  const dataFolder = await copyPreparedFolder();
  // a separate site: on the shared site the limit would affect other tests
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder });
  const origin = await site.ready();
  const get = (address: string) => fetch(origin + address);

  let made = 0;
  let refused: Response | undefined;
  for (const address of addresses) {
    const response = await get(address);
    if (response.status !== 200) {
      refused = response;
      break;
    }
    await response.arrayBuffer();
    made += 1;
  }
  expect(made).toBeGreaterThanOrEqual(120);
  expect([refused?.status, refused?.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await get(addresses[0]!)).status).toBe(200);
  expect((await get('/_ipx/w_32,b_123456/icon-192.png')).status).toBe(400);

  await stop(site.child, site.exit);
  await rm(dataFolder, { recursive: true });
});
