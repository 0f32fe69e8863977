import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { getAgencies, getRoutes, getStops, getTrips, importGtfs } from 'gtfs';
import GtfsRealtime from 'gtfs-realtime-bindings';
import { attributesOf, textsOf } from '@raang/e2e-kit/html';
import { expect, test } from '@raang/e2e-kit/http-test';
import { startSiteWithNotices } from '@raang/e2e-kit/site-with-notices';
import { structuredDataOf, type Thing } from '@raang/e2e-kit/structured-data';

const tables = ['stations', 'lines', 'fares', 'fare-rules', 'facilities', 'parking'];

interface CsvwColumn {
  name: string;
  titles: string;
  datatype: string;
  separator?: string;
  required: boolean;
  'dc:description': { '@value': string; '@language': string }[];
}

/** A value of CSV by the column's data type (https://www.w3.org/TR/tabular-data-model/#parsing-cells). */
function toValue(text: string, { datatype, separator }: CsvwColumn): unknown {
  if (separator !== undefined) return text === '' ? [] : text.split(separator);
  if (text === '') return null;
  if (datatype === 'integer' || datatype === 'decimal') return Number(text);
  return datatype === 'boolean' ? text === 'true' : text;
}

const read = async (request: APIRequestContext, name: string) => request.get(`/open-data/${name}`);

async function readTable(request: APIRequestContext, name: string) {
  const [csv, json, metadata] = await Promise.all(
    ['csv', 'json', 'csv-metadata.json'].map((ending) => read(request, `${name}.${ending}`)),
  );
  const described = await metadata!.json();
  const [header, ...rows]: string[][] = parse(await csv!.body(), { bom: true, record_delimiter: '\r\n' });
  return {
    csv: csv!,
    json: (await json!.json()) as Record<string, unknown>[],
    metadata: described,
    columns: described.tableSchema.columns as CsvwColumn[],
    header,
    rows,
  };
}

for (const name of tables) {
  test(`${name}.csv has the described columns, and the rows of ${name}.json`, async ({ request }) => {
    const { csv, json, metadata, columns, header, rows } = await readTable(request, name);
    expect(metadata).toMatchObject({ '@context': 'http://www.w3.org/ns/csvw', url: `${name}.csv` });
    expect(header).toEqual(columns.map((column) => column.titles));
    expect(csv.headers()['link']).toContain(`<${name}.csv-metadata.json>; rel="describedby"`);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const read = rows.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column.name, toValue(row[index]!, column)])),
    );
    expect(read).toEqual(json);

    const keys = json.map((row) =>
      metadata.tableSchema.primaryKey.map((column: string) => row[column]).join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const column of columns) {
      const values = json.map((row) => row[column.name]);
      if (column.required) expect(values, column.name).not.toContain(null);
      for (const value of values.filter((one) => one !== null)) {
        if (column.datatype === 'date') expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        if (column.datatype === 'integer') expect(Number.isInteger(value)).toBe(true);
        if (column.datatype === 'decimal') expect(Number.isFinite(value)).toBe(true);
        if (column.datatype === 'anyURI') expect(URL.canParse(String(value))).toBe(true);
        if (column.name.endsWith('certainty'))
          expect(['official', 'probable', 'computed', 'estimated']).toContain(value);
      }
      expect(column['dc:description'].map((words) => words['@language'])).toEqual(['th', 'en']);
    }
  });
}

for (const locale of ['th', 'en'] as const) {
  test(`every file of /${locale}/open-data has the stated size and checksum`, async ({ request }) => {
    const html = await (await request.get(`/${locale}/open-data`)).text();
    const catalog = structuredDataOf(html).find((thing) => thing['@type'] === 'DataCatalog')!;
    const downloads = (catalog['dataset'] as Thing[]).flatMap(
      (dataset) => dataset['distribution'] as Thing[],
    );
    expect(downloads).toHaveLength(1 + 3 * tables.length);
    const linked = attributesOf(html, 'a').map(({ href }) => href);
    for (const { contentUrl, contentSize, encodingFormat, sha256 } of downloads) {
      const { pathname } = new URL(String(contentUrl));
      const response = await request.get(pathname);
      const body = await response.body();
      const digest = createHash('sha256').update(body).digest('hex');
      expect([pathname, `${body.length} B`, digest]).toEqual([pathname, contentSize, sha256]);
      expect(response.headers()['content-type']).toContain(String(encodingFormat));
      expect(response.headers()['access-control-allow-origin']).toBe('*');
      expect(linked).toContain(pathname);
      expect(html).toContain(digest);
    }
    const files = linked.filter((href) => href?.startsWith('/open-data/'));
    const statuses = files.map(async (href) => [href, (await request.get(href!)).status()]);
    expect(await Promise.all(statuses)).toEqual(files.map((href) => [href, 200]));
  });

  test(`/${locale}/open-data credits every source of the feed`, async ({ request }) => {
    const html = await (await request.get(`/${locale}/open-data`)).text();
    const { attributions, sources, licence } = await (await request.get('/api/v1/feed')).json();
    expect([attributions.length, sources.length]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(sources.length).toBeGreaterThan(10);
    const text = textsOf(html, 'main').join();
    for (const name of [
      licence.name,
      ...attributions.map(
        ({ organisation }: { organisation: Record<string, string> }) => organisation[locale],
      ),
      ...sources.map((source: { name: Record<string, string> }) => source.name[locale]),
    ])
      expect(text).toContain(name);
  });
}

test('SHA256SUMS names every file', async ({ request }) => {
  const lines = (await (await read(request, 'SHA256SUMS')).text()).trimEnd().split('\n');
  expect(lines).toHaveLength(1 + 3 * tables.length);
  for (const line of lines) {
    const [, digest, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line)!;
    const body = await (await read(request, name!)).body();
    expect([name, createHash('sha256').update(body).digest('hex')]).toEqual([name, digest]);
  }
});

test('another program imports the archive of all systems; the tables have what is our own', async ({
  request,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-gtfs-'));
  try {
    const file = path.join(folder, 'gtfs.zip');
    await writeFile(file, await (await read(request, 'gtfs.zip')).body());
    await importGtfs({ agencies: [{ path: file }], sqlitePath: ':memory:', logLevel: 'silent' });
    const column = (rows: Record<string, unknown>[], name: string) => rows.map((row) => row[name]).toSorted();
    const listed = async (list: string, name: string) =>
      column(await (await request.get(`/api/v1/${list}`)).json(), name);
    expect(column(getStops({ location_type: 1 }), 'stop_code')).toEqual(await listed('stations', 'code'));
    expect(column(getRoutes(), 'route_id')).toEqual(await listed('lines', 'id'));
    const tables = {
      stations: await readTable(request, 'stations'),
      lines: await readTable(request, 'lines'),
    };
    expect(column(tables.stations.json, 'station_code')).toEqual(await listed('stations?isOwn=true', 'code'));
    expect(column(tables.lines.json, 'line_id')).toEqual(await listed('lines?isOwn=true', 'id'));
    for (const rows of [getAgencies(), getTrips()]) expect(rows.length).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the alerts are GTFS-Realtime, as a protocol buffer and as JSON', async ({ request }) => {
  const { FeedMessage, FeedHeader } = GtfsRealtime.transit_realtime;
  const [protobuf, json] = await Promise.all([read(request, 'alerts.pb'), read(request, 'alerts.json')]);
  for (const response of [protobuf, json])
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=15, stale-if-error=86400',
      'access-control-allow-origin': '*',
    });
  expect(protobuf.headers()['content-type']).toBe('application/x-protobuf');
  const message = FeedMessage.decode(await protobuf.body());
  expect(FeedMessage.verify(message)).toBeNull();
  expect(message.header).toMatchObject({
    gtfsRealtimeVersion: '2.0',
    incrementality: FeedHeader.Incrementality.FULL_DATASET,
  });
  expect(Number(message.header.timestamp)).toBeGreaterThan(1_700_000_000);
  expect((await json.json()).entity).toHaveLength(message.entity.length);
});

test('a table is compressed, and saved under its name', async ({ request }) => {
  const response = await request.get('/open-data/stations.csv', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="stations.csv"',
    'last-modified': expect.stringMatching(/ GMT$/),
  });
});

const alertsYaml = `- id: bl10-closed
  impactPeriods: [{ start: "2026-01-01T00:00:00+07:00" }]
  cause: CONSTRUCTION
  effect: NO_SERVICE
  severity: SEVERE
  informedEntities: [{ stationCode: BL10 }, { lineId: purple }]
  header: { th: เตาปูนปิดให้บริการ, en: Tao Poon is closed }
  description: { th: ปิดปรับปรุงสถานี, en: The station is being rebuilt. }
  saidAt: "2026-01-01T00:00:00+07:00"
- id: lift-planned
  impactPeriods:
    - { start: "2099-01-01T00:00:00+07:00", end: "2099-01-02T00:00:00+07:00" }
    - { start: "2099-02-01T00:00:00+07:00" }
  cause: MAINTENANCE
  effect: ACCESSIBILITY_ISSUE
  severity: INFO
  informedEntities: [{ lineId: pink, stationCode: PK01 }]
  header: { th: ลิฟต์ปิดซ่อม, en: Lift closed for repair }
  description: { th: ลิฟต์ทางออก 3 ปิดซ่อม, en: The lift of exit 3 is closed for repair. }
  saidAt: "2026-01-01T00:00:00+07:00"
- id: over
  impactPeriods: [{ start: "2026-01-01T00:00:00+07:00", end: "2026-01-02T00:00:00+07:00" }]
  cause: WEATHER
  effect: SIGNIFICANT_DELAYS
  severity: WARNING
  informedEntities: [{ lineId: blue }]
  header: { th: ล่าช้า, en: Delays }
  description: { th: ล่าช้า, en: Delays. }
  saidAt: "2026-01-01T00:00:00+07:00"
`;

test('another site that polls the alerts shows the same ones', async () => {
  const publisher = await startSiteWithNotices({ alerts: alertsYaml });
  const get = async (url: string) => (await fetch(url)).json();
  try {
    const bytes = await (await fetch(`${publisher.address}/open-data/alerts.pb`)).bytes();
    const { Alert, FeedMessage } = GtfsRealtime.transit_realtime;
    const { entity } = FeedMessage.decode(bytes);
    expect(entity.map(({ id }) => id)).toEqual(['bl10-closed', 'lift-planned']);
    expect(entity[0]!.alert).toMatchObject({
      cause: Alert.Cause.CONSTRUCTION,
      effect: Alert.Effect.NO_SERVICE,
      severityLevel: Alert.SeverityLevel.SEVERE,
      informedEntity: [{ stopId: 'BL10' }, { routeId: 'purple' }],
      headerText: {
        translation: [
          { text: 'เตาปูนปิดให้บริการ', language: 'th' },
          { text: 'Tao Poon is closed', language: 'en' },
        ],
      },
    });
    // the format has no time of publication, and a polled id gets a prefix
    const published = (await get(`${publisher.address}/api/v1/alerts?active=false`))
      .filter(({ id }: { id: string }) => id !== 'over')
      .map((alert: { id: string }) => ({ ...alert, id: `feed-${alert.id}`, saidAt: expect.any(String) }));
    for (const format of ['pb', 'json']) {
      const environment = { ALERTS_URL: `${publisher.address}/open-data/alerts.${format}` };
      const reader = await startSiteWithNotices({ environment });
      try {
        await expect
          .poll(async () => (await get(`${reader.address}/readyz`)).alerts)
          .toMatchObject({ outcome: 'current', problems: [] });
        expect(await get(`${reader.address}/api/v1/alerts?active=false`)).toEqual(published);
      } finally {
        await reader.close();
      }
    }
  } finally {
    await publisher.close();
  }
});
