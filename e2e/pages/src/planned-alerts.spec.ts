import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timeOf } from '@raang/e2e-kit/clocks';
import { expect, test } from '@raang/e2e-kit/site-test';
import { startSiteWithNotices } from '@raang/e2e-kit/site-with-notices';

const hour = 3600;
const now = Math.floor(Date.parse(timeOf('today')) / 1000);
/** The closure: from six days and some hours ahead for two days, so that it includes this time of next week. */
const [from, to] = [now + 6 * 24 * hour + 12 * hour, now + 8 * 24 * hour];
const nextWeek = new Date((now + 7 * 24 * hour) * 1000);
const dayOf = (moment: Date) => new Date(moment.getTime() + 7 * hour * 1000).toISOString().slice(0, 10);

const said = {
  planned: { th: 'สายสีม่วงงดเดินรถสัปดาห์หน้า', en: 'No Purple Line trains next week' },
  train: { th: 'ยกเลิกรถขบวนเวลา 10.00 น.', en: 'The 10:00 train is cancelled' },
  rain: { th: 'ฝนตกหนักที่มีนบุรี', en: 'Heavy rain at Min Buri' },
};
const textOf = (words: { th: string; en: string }, [th, en] = ['th', 'en']) => ({
  translation: [
    { text: words.th, language: th },
    { text: words.en, language: en },
  ],
});

const feed = JSON.stringify({
  header: { gtfs_realtime_version: '2.0', incrementality: 'FULL_DATASET', timestamp: now - 60 },
  entity: [
    {
      id: 'closure',
      alert: {
        communication_period: [{ start: now - hour }],
        impact_period: [{ start: from, end: to }],
        informed_entity: [{ route_id: 'purple' }],
        effect: 'NO_SERVICE',
        header_text: textOf(said.planned),
      },
    },
    {
      id: 'train',
      alert: {
        active_period: [{ start: now - hour }],
        informed_entity: [{ trip: { route_id: 'blue', start_time: '10:00:00' } }],
        effect: 'NO_SERVICE',
        header_text: textOf(said.train),
      },
    },
    {
      id: 'rain',
      alert: {
        active_period: [{ start: now - hour }],
        informed_entity: [{ route_id: 'pink' }],
        effect: 'DETOUR',
        header_text: textOf(said.rain, ['th_TH', 'en_US']),
      },
    },
  ],
});

/** Sites that poll the feed: one today, one at the same time of next week. */
const it = test.extend<object, { sites: { today: string; nextWeek: string } }>({
  sites: [
    async ({}, use) => {
      const server = createServer((_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(feed),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const start = (clock: string) =>
        startSiteWithNotices({
          environment: { ALERTS_URL: `http://127.0.0.1:${port}/alerts`, CLOCK: clock },
        });
      const [today, later] = [await start(timeOf('today')), await start(nextWeek.toISOString())];
      for (const { address } of [today, later])
        await expect
          .poll(async () => (await (await fetch(`${address}/readyz`)).json()).alerts)
          .toMatchObject({ outcome: 'current', leftOut: {} });
      await use({ today: today.address, nextWeek: later.address });
      await Promise.all([today.close(), later.close()]);
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// serial: one worker, which starts the sites
it.describe.configure({ mode: 'serial' });
it.use({ javaScriptEnabled: false });

for (const [locale, planned, closed, disrupted] of [
  ['th', 'ตามแผน', 'งดให้บริการ', 'ขณะนั้นไม่มีขบวนไปถึง'],
  ['en', 'Planned', 'No service', 'No trains get there at this time'],
] as const) {
  const journey = `/${locale}/search-departure?from=PP01&to=PP05&time=12:00`;

  it(`a closure of next week is said today with its dates, and closes nothing (${locale})`, async ({
    page,
    sites: { today },
  }) => {
    const main = page.getByRole('main');
    await page.goto(`${today}/${locale}/service-status`);
    const row = main.getByRole('listitem').filter({ hasText: said.planned[locale] });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(planned);
    for (const path of ['travel/train-line?line=purple', 'stations/PP05', 'mrt-map?station=PP05']) {
      await page.goto(`${today}/${locale}/${path}`);
      await expect(main.getByText(said.planned[locale]).first(), path).toBeVisible();
      await expect(main.getByText(planned).first(), path).toBeVisible();
    }
    await page.goto(`${today}/${locale}/mrt-map`);
    await expect(page.locator('svg.network-map .map-mark.planned')).toHaveCount(1);
    await expect(page.locator('svg.network-map .map-mark.closed')).toHaveCount(0);
    await page.goto(today + journey);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main).toContainText(said.planned[locale]);
    await expect(main).toContainText(planned);
    // the same journey on the day of the closure
    await page.goto(`${today}${journey}&date=${dayOf(nextWeek)}`);
    await expect(page.getByRole('heading', { name: disrupted })).toBeVisible();
  });

  it(`it closes the line at its time (${locale})`, async ({ page, sites }) => {
    const main = page.getByRole('main');
    await page.goto(`${sites.nextWeek}/${locale}/service-status`);
    const row = main.getByRole('listitem').filter({ hasText: said.planned[locale] });
    await expect(row).toContainText(closed);
    await page.goto(`${sites.nextWeek}/${locale}/mrt-map`);
    await expect(page.locator('svg.network-map .map-mark.closed')).toHaveCount(1);
    await page.goto(sites.nextWeek + journey);
    await expect(page.getByRole('heading', { name: disrupted })).toBeVisible();
  });

  it(`one cancelled train closes nothing, and each language has its words (${locale})`, async ({
    page,
    sites: { today },
  }) => {
    const main = page.getByRole('main');
    await page.goto(`${today}/${locale}/service-status`);
    await expect(main.getByText(said.train[locale]).first()).toBeVisible();
    await expect(main.getByText(said.rain[locale]).first()).toBeVisible();
    await expect(main).not.toContainText(closed);
    await page.goto(`${today}/${locale}/search-departure?from=BL22&to=BL13&time=12:00`);
    await expect(main.getByRole('article').first()).toBeVisible();
  });
}
