import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { timeOf } from '@raang/e2e-kit/clocks';
import { asTyped } from '@raang/e2e-kit/html';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { runCommand } from '@raang/e2e-kit/run-command';
import { copySiteFeed } from './site-feed';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

async function get(address: string, at: string) {
  return (await fetch(`${address}${at}`)).json();
}

/** Serves a GTFS-Realtime feed. */
async function serveFeed(feed: () => object) {
  const server = createServer((_, response) => response.end(JSON.stringify(feed())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/alerts?key=of-ours` };
}

const goodService = { th: 'ให้บริการตามปกติ', en: 'Good service' };

test('the service status claims only what a live source says', async () => {
  let saidAt = Math.floor(Date.parse(timeOf('today')) / 1000) - 60;
  const { server, url } = await serveFeed(() => ({
    header: { gtfs_realtime_version: '2.0', timestamp: saidAt },
    entity: [],
  }));
  /** What the pages of a site say while it runs with these settings. */
  const read = async (environment: Record<string, string>, outcome: string) => {
    const site = startSite({ PORT: '0', DATA_DIR: dataFolder, ...environment });
    const address = await site.ready();
    await expect.poll(async () => (await get(address, '/readyz')).alerts).toMatchObject({ outcome });
    const pageOf = async (path: string) => asTyped(await (await fetch(address + path)).text());
    const pages = {
      reports: await get(address, '/api/v1/service-reports'),
      status: await pageOf('/en/service-status'),
      home: await pageOf('/th'),
      line: await pageOf('/en/travel/train-line?line=blue'),
    };
    await stop(site.child, site.exit);
    return pages;
  };
  const expectNoClaim = ({ status, home, line }: Awaited<ReturnType<typeof read>>) => {
    for (const html of [status, home, line])
      expect([html.includes(goodService.en), html.includes(goodService.th)]).toEqual([false, false]);
  };

  const none = await read({}, 'off');
  expect(none.reports).toEqual({ state: 'none' });
  expect(none.status).toContain('This website receives no live reports from the operators.');
  expectNoClaim(none);

  const live = await read({ ALERTS_URL: url }, 'current');
  expect(live.reports).toEqual({
    state: 'live',
    confirmation: { source: 'feed', at: new Date(saidAt * 1000).toISOString() },
  });
  expect(live.status).toContain('No disruption has been reported.');
  for (const html of [live.status, live.line]) expect(html).toContain('live feed reports no disruption.');
  expect(live.home).toContain(goodService.th);

  saidAt -= 3600;
  const old = await read({ ALERTS_URL: url }, 'current');
  expect(old.reports).toMatchObject({ state: 'interrupted', confirmation: { source: 'feed' } });
  expect(old.status).toMatch(/The operators’ live feed is interrupted\. Last confirmed by the operators: /);
  expectNoClaim(old);

  server.close();
  const gone = await read({ ALERTS_URL: url }, 'failing');
  expect(gone.reports).toEqual(old.reports);
  expect(gone.home).toContain('ขณะนี้รับข้อมูลสดจากผู้เดินรถไม่ได้');
  expectNoClaim(gone);
});

test('an alerts feed closes a station for journeys, and the site still exits cleanly', async () => {
  const feed = {
    header: { gtfs_realtime_version: '2.0', timestamp: 1_795_000_000 },
    entity: [
      {
        id: 'silom',
        alert: {
          effect: 'NO_SERVICE',
          informed_entity: [{ stop_id: 'BL26' }],
          header_text: { translation: [{ text: 'Si Lom closed', language: 'en' }] },
        },
      },
    ],
  };
  const { server, url } = await serveFeed(() => feed);
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, ALERTS_URL: url });
  const address = await site.ready();
  await expect.poll(async () => (await get(address, '/readyz')).alerts).toMatchObject({ outcome: 'current' });
  expect(await get(address, '/api/v1/journeys?from=BL22&to=BL26&date=2026-12-01&time=08:30')).toMatchObject({
    reason: 'disrupted',
    alerts: [{ id: 'feed-silom', header: { en: 'Si Lom closed' } }],
  });
  site.child.kill('SIGTERM');
  expect(await site.exit).toMatchObject({ code: 0, errors: '' });
  server.close();
});

test('an imported feed stays in force over restarts and after a rejected import', async () => {
  const gtfs = path.join(dataFolder, 'gtfs');
  const { change } = await copySiteFeed(gtfs);
  await change('translations.txt', 'Blue Line', 'Sky-blue Line');
  expect(await runCommand('import', { DATA_DIR: dataFolder }, 'gtfs', gtfs)).toMatchObject({ code: 0 });
  await change('stops.txt', 'BL01-0,', 'BL99-9,');
  const refused = await runCommand('import', { DATA_DIR: dataFolder }, 'gtfs', gtfs);
  expect(refused).toMatchObject({
    code: 1,
    errors: '',
    output: expect.stringMatching(/^error: stop_times\.txt:\d+ stop_id: is not in stops\.txt$/m),
  });

  for (let round = 0; round < 2; round += 1) {
    const site = startSite({ PORT: '0', DATA_DIR: dataFolder });
    const address = await site.ready();
    const [lines, ready] = [await get(address, '/api/v1/lines'), await get(address, '/readyz')];
    await stop(site.child, site.exit);
    expect([lines[0].name.en, ready.feed.outcome]).toEqual(['Sky-blue Line', 'kept']);
  }
});
