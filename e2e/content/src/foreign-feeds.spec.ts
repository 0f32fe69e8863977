import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '@raang/e2e-kit/run-command';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { crawlSite } from './crawl';
import { type FeedFiles, oneStation, pastBuses, plainMetro, trams } from './foreign-feeds';
import { locales } from './indexed-pages';
import { type CrawledPage, readPage } from './read-page';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'raang-foreign-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function write(feed: FeedFiles): Promise<string> {
  const place = path.join(folder, 'gtfs');
  await mkdir(place);
  for (const [file, text] of Object.entries(feed)) await writeFile(path.join(place, file), text);
  return place;
}

/** What the content and the settings name, whatever the feed is. */
const missing = [
  /^warning: content line: the feed has no line blue, which \d+ items name, the first of them \S+\.md$/m,
  /^warning: content station: the feed has no station BL13, which \d+ items name, the first of them \S+\.md$/m,
  /^warning: authority\.ts line: the feed has no line blue, which authority\.ts names$/m,
];

/** Of the build or the content; tests of the site's own feed read them. */
const files = /^\/(assets|documents|media|social|_ipx)\//;

interface Foreign {
  name: string;
  feed: FeedFiles;
  lines: number;
  /** What the import says of the feed itself. */
  says: RegExp[];
}

const feeds: Foreign[] = [
  { name: 'one line with nothing that is optional', feed: plainMetro, lines: 1, says: [] },
  {
    name: 'buses whose days have passed, with ids in Thai',
    feed: pastBuses,
    lines: 2,
    says: [
      /^note: agency\.txt:2 agency_timezone: Asia\/Ho_Chi_Minh is taken/m,
      /^note: routes\.txt:4 route_id: no trip uses ยังไม่เปิด; it is left out$/m,
      /^warning: stops\.txt:16: has nothing but white space and is skipped$/m,
    ],
  },
  {
    name: 'trams of two operators, in headways',
    feed: trams,
    lines: 12,
    says: [
      /^warning: agency\.txt:3 agency_name: City Trams is also the agency of line 2/m,
      /^warning: stop_times\.txt:266 location_group_id: call is an on-demand service/m,
      /^warning: transfers\.txt:2 min_transfer_time: is empty/m,
      /^warning: transfers\.txt:3 to_stop_id: nowhere is not in stops\.txt; the row is left out$/m,
      /^imported: \d+ warnings, \d+ notes?; 1 of 25 trips left out$/m,
    ],
  },
  { name: 'a shuttle within one station', feed: oneStation, lines: 1, says: [] },
];

for (const { name, feed, lines, says } of feeds) {
  test(`${name}: the import names what it lacks, and every page of the site works`, async () => {
    // about a thousand pages
    test.setTimeout(600_000);
    const gtfs = await write(feed);
    const environment = { DATA_DIR: path.join(folder, 'data') };
    const checked = await runCommand('import', environment, 'gtfs', gtfs, '--check');
    expect(checked).toMatchObject({ code: 0, errors: '' });
    for (const line of missing) expect(checked.output).toMatch(line);
    expect(await readdir(folder)).toEqual(['gtfs']);

    const imported = await runCommand('import', environment, 'gtfs', gtfs);
    expect(imported).toMatchObject({ code: 0, errors: '' });
    for (const line of [...missing, ...says]) expect(imported.output).toMatch(line);

    const site = startSite({ ...environment, PORT: '0', GTFS_PATH: gtfs, LOG_LEVEL: 'fatal' });
    const address = await site.ready();
    try {
      expect(await (await fetch(`${address}/api/v1/lines`)).json()).toHaveLength(lines);
      expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({
        feed: { outcome: 'unchanged', counts: { error: 0 }, reasons: expect.arrayContaining([contentLines]) },
      });
      const pages = await crawl(address);
      expect(pages.size).toBeGreaterThan(500);
      const wrong = [...pages].filter(([, { status }]) => status >= 400);
      expect(
        wrong.map(([path, { status }]) => `${status} ${path}, named by ${namedBy(pages, path)}`),
      ).toEqual([]);
    } finally {
      await stop(site.child, site.exit);
    }
  });
}

/** All four lines of the content, counted. */
const contentLines = expect.objectContaining({
  severity: 'warning',
  text: expect.stringContaining('content line'),
  count: 4,
});

function crawl(address: string): Promise<Map<string, CrawledPage>> {
  const readAt = async (path: string) => {
    const url = new URL(path, address);
    const response = await fetch(url, { redirect: 'manual' });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isHtml ? await response.text() : '';
    if (!isHtml) await response.body?.cancel();
    return readPage({ status: response.status, html, robotsHeader: undefined }, url);
  };
  return crawlSite(
    locales.map((locale) => `/${locale}`),
    readAt,
    ({ references }) => references.filter(({ path }) => !files.test(path)),
  );
}

const namedBy = (pages: ReadonlyMap<string, CrawledPage>, path: string) =>
  [...pages].find(([, { references }]) => references.some((reference) => reference.path === path))?.[0];
