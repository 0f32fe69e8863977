import { rm } from 'node:fs/promises';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asTyped } from '@raang/e2e-kit/html';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { startSimulator } from '@raang/e2e-kit/start-simulator';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

const closing: (() => unknown)[] = [];
let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
  closing.push(() => rm(dataFolder, { recursive: true }));
});
test.afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The address of simulated times of trains. */
async function simulate(...options: string[]): Promise<string> {
  const simulator = await startSimulator('--scenario', 'calm', ...options);
  closing.push(simulator.stop);
  return simulator.tripUpdates;
}

/** A server in front of the simulated trains that a test can break. */
async function startRelay(target: string) {
  let broken: RequestListener | undefined;
  const server = http.createServer(async (request, response) => {
    if (broken) return broken(request, response);
    const feed = await fetch(target);
    return response.end(Buffer.from(await feed.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/trips.pb?key=of-ours`,
    breakWith: (listener: RequestListener | undefined) => (broken = listener),
  };
}

async function startWith(environment: Record<string, string>) {
  const site = startSite({ PORT: '0', DATA_DIR: dataFolder, ...environment });
  closing.push(() => stop(site.child, site.exit));
  const address = await site.ready();
  return {
    trains: async () => {
      const { trains } = await (await fetch(`${address}/readyz`)).json();
      return trains as { addresses: Record<string, unknown>[] };
    },
    pageOf: async (at: string) => asTyped(await (await fetch(address + at)).text()),
    departures: async () =>
      (await (await fetch(`${address}/api/v1/stations/BL10/departures`)).json()) as {
        directions: {
          lineId: string;
          live: { state: string; example?: boolean };
          departures: { kind: string }[];
        }[];
      },
  };
}

test('a station shows its live trains, which a simulation marks as examples', async () => {
  const site = await startWith({ TRIP_UPDATES_URL: await simulate() });
  await expect
    .poll(async () => (await site.trains()).addresses)
    .toMatchObject([
      { outcome: 'current', leftOut: {}, trips: { notFound: {}, leftOut: {}, unmatchedStops: 0 } },
    ]);
  const { directions } = await site.departures();
  const blue = directions.filter(({ lineId }) => lineId === 'blue');
  expect(blue).not.toHaveLength(0);
  for (const { live, departures } of blue) {
    expect(live).toMatchObject({ state: 'live', example: true });
    expect(departures[0]).toMatchObject({ kind: 'live' });
  }
  for (const [at, mark, example] of [
    ['/en/stations/BL10', 'Live', 'Example'],
    ['/th/stations/BL10', 'เวลาจริง', 'ตัวอย่าง'],
  ] as const) {
    const html = await site.pageOf(at);
    const rows = /<ul role="list"[^>]*class="next-trains">(.*?)<\/ul>/s.exec(html)![1]!;
    const marks = rows.split(`</svg>${mark}<`).length - 1;
    expect(marks).toBeGreaterThan(1);
    expect(rows.split(`>${example}<`).length - 1).toBe(marks);
  }
  // as the home of a visitor asks for it, after a search for this station
  expect(await site.pageOf('/en/kept-row.json?from=BL10')).toMatch(
    /"says":"Example: [^"]+: \d\d:\d\d \(live\)/,
  );
});

test('an official site refuses simulated trains, and says nothing of live times', async () => {
  const site = await startWith({ TRIP_UPDATES_URL: await simulate(), EDITION: 'official' });
  await expect
    .poll(async () => (await site.trains()).addresses)
    .toMatchObject([{ outcome: 'failing', reason: expect.stringContaining('simulated') }]);
  expect(await site.pageOf('/en/stations/BL10')).not.toMatch(/live times|>Live</i);
});

test('times that are older than five minutes are those of the timetable, and the page says since when', async () => {
  const site = await startWith({ TRIP_UPDATES_URL: await simulate('--fault', 'old') });
  await expect.poll(async () => (await site.trains()).addresses).toMatchObject([{ outcome: 'current' }]);
  await expect
    .poll(async () => (await site.departures()).directions[0]!.live.state, { timeout: 30_000 })
    .toBe('stale');
  expect((await site.departures()).directions[0]!.departures[0]!.kind).toBe('headway');
  const said: [string, RegExp][] = [
    ['/en/stations/BL10', /No live times since .{0,120}\. These times are from the timetable\./gs],
    ['/th/stations/BL10', /ไม่มีข้อมูลเวลาจริงตั้งแต่ /gs],
  ];
  for (const [at, sentence] of said) expect((await site.pageOf(at)).match(sentence)).toHaveLength(1);
});

test('a feed that breaks costs no page, names its reason and recovers alone', async () => {
  test.setTimeout(240_000);
  const relay = await startRelay(await simulate());
  const site = await startWith({ TRIP_UPDATES_URL: relay.url });
  const isCurrent = () =>
    expect
      .poll(async () => (await site.trains()).addresses[0]!['outcome'], { timeout: 70_000 })
      .toBe('current');
  await isCurrent();
  const faults: [RequestListener, string][] = [
    [() => {}, 'the server sent nothing for 5000 ms'],
    [(_, response) => response.end('<html>Sign in</html>'), 'the input is not a GTFS-Realtime feed'],
  ];
  for (const [fault, reason] of faults) {
    relay.breakWith(fault);
    await expect
      .poll(async () => (await site.trains()).addresses[0]!['reason'], { timeout: 40_000 })
      .toBe(reason);
    // what it said before still counts
    expect((await site.departures()).directions[0]!.departures[0]!.kind).toBe('live');
    expect(await site.pageOf('/en/stations/BL10')).toContain('class="next-trains"');
    expect(JSON.stringify(await site.trains())).not.toContain('of-ours');
    relay.breakWith(undefined);
    await isCurrent();
  }
});
