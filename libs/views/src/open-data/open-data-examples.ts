import type { FareRule, FareTable, PublishedFeed } from '@raang/domain';
import { carParkExample } from '../shared/examples/car-park-examples';
import { travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { linesExample, stationsExample } from '../shared/examples/network-example';
import type { OpenDataData } from './open-data-model';
import type { OpenFile } from './open-file';
import { type OpenTablesData, toOpenTables } from './open-tables';

export const publishedFeedExample = {
  importedAt: '2026-11-20T10:10:00+07:00',
  changedAt: '2026-11-20T00:00:00+07:00',
  publisher: {
    name: { th: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย', en: 'Mass Rapid Transit Authority of Thailand' },
    url: 'https://www.mrta.co.th',
  },
  version: '2026-11-20',
  validFrom: '2026-09-16',
  validTo: '2027-09-30',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  archive: { sizeBytes: 39_557, sha256: 'a'.repeat(64) },
  attributions: [
    {
      organisation: { th: 'กรมการขนส่งทางราง ข้อมูลเปิด', en: 'Department of Rail Transport, open data' },
      url: 'https://www.drt.go.th',
    },
  ],
  sources: [
    {
      name: { th: 'ข้อมูลเปิด Namtang (สถานี)', en: 'Open data Namtang (stations)' },
      asOf: '2026-06-19',
      licence: 'CC BY 4.0',
    },
    { name: { th: 'แบบจำลองระยะทาง', en: 'Distance model' } },
  ],
} satisfies PublishedFeed;

const source = { th: 'ตารางข้อมูลเปิด', en: 'Open-data tables' };

export const openTablesDataExample: OpenTablesData = {
  changedAt: publishedFeedExample.changedAt,
  lines: linesExample,
  stations: stationsExample,
  fareTables: [
    {
      id: 'blue-adult',
      lineIds: ['blue'],
      riderCategory: 'adult',
      amountsSatang: [1700, 1750],
      validFrom: '2026-07-03',
      certainty: 'probable',
      source,
    },
  ] as unknown as FareTable[],
  fareRules: [
    {
      id: 'entry-fee',
      kind: 'entry-fee-once',
      lineIds: ['blue', 'purple'],
      between: ['BL10', 'PP16'],
      riderCategories: [],
      fareMedia: [],
      amountSatang: 1400,
      validFrom: '2016-08-06',
      certainty: 'probable',
      description: { th: 'คิดค่าแรกเข้าครั้งเดียว', en: 'One entry fee only' },
      source,
    },
  ] as unknown as FareRule[],
  carParks: { th: [carParkExample('th')], en: [carParkExample('en')] },
};

const tables = toOpenTables(openTablesDataExample);

const fileExample = (name: string, mediaType: string): OpenFile => ({
  name,
  mediaType,
  sizeBytes: 12_096,
  sha256: 'c9'.repeat(32),
});

export const openDataExample: OpenDataData = {
  feed: publishedFeedExample,
  groups: [travelGroup, updatesGroup],
  tables,
  files: [
    { name: 'gtfs.zip', mediaType: 'application/zip', ...publishedFeedExample.archive },
    ...tables.flatMap(({ name }) => [
      fileExample(`${name}.csv`, 'text/csv'),
      fileExample(`${name}.json`, 'application/json'),
      fileExample(`${name}.csv-metadata.json`, 'application/csvm+json'),
    ]),
  ],
};

/** Before the first import of a feed. */
export const emptyOpenDataExample: OpenDataData = {
  feed: { attributions: [], sources: [] },
  groups: [],
  tables: toOpenTables({
    changedAt: undefined,
    lines: [],
    stations: [],
    fareTables: [],
    fareRules: [],
    carParks: { th: [], en: [] },
  }),
  files: openDataExample.files.slice(1),
};
