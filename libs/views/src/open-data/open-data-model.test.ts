import { describe, expect, it, test } from 'vitest';
import { carParkExample } from '../shared/examples/car-park-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  emptyOpenDataExample,
  openDataExample,
  openTablesDataExample,
  publishedFeedExample,
} from './open-data-examples';
import { toOpenDataModel } from './open-data-model';
import { openTableNames } from './tables/open-table';
import { toOpenTables } from './open-tables';

const model = (data = openDataExample) => toOpenDataModel(data, exampleContext('en'));

describe('the page', () => {
  test('says who published what, for which days and under which licence', () => {
    expect(model().facts).toEqual([
      {
        term: 'Publisher',
        value: 'Mass Rapid Transit Authority of Thailand',
        href: 'https://www.mrta.co.th',
      },
      { term: 'Version of the timetable data', value: '2026-11-20' },
      { term: 'Valid', value: '16 Sep 2026 – 30 Sep 2027' },
      { term: 'Last change', value: '20 Nov 2026' },
      { term: 'Licence', value: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
    ]);
    expect(model().credits.credit).toBe('Data: Mass Rapid Transit Authority of Thailand, CC BY 4.0');
  });

  test('without a feed has the tables, no archive, and asks for the licence', () => {
    const { facts, gtfs, tables, credits } = model(emptyOpenDataExample);
    expect(facts).toEqual([{ term: 'Licence', value: 'Not stated: ask the publisher' }]);
    expect([gtfs, credits.licence]).toEqual([undefined, undefined]);
    expect(tables.map(({ facts: rows }) => rows)).toEqual(openTableNames.map(() => '0 rows'));
  });

  test('shows each table with its files and every column in words', () => {
    const [stations] = model().tables;
    expect(stations).toMatchObject({
      title: 'Stations',
      facts: `${openTablesDataExample.stations.length} rows, changed on 20 Nov 2026`,
      files: [
        { name: 'stations.csv', href: '/open-data/stations.csv', size: '12 KB' },
        { name: 'stations.json' },
        { name: 'stations.csv-metadata.json' },
      ],
    });
    expect(stations!.columns.slice(0, 2)).toEqual([
      {
        name: 'station_code',
        type: 'text',
        description: 'Code on the station’s signs; the key of the table',
      },
      { name: 'name_th', type: 'text', description: 'Name, in Thai' },
    ]);
  });

  test('describes every data set and file to search engines', () => {
    const [catalog] = model().head.structuredData!;
    expect(catalog).toMatchObject({ '@type': 'DataCatalog', license: publishedFeedExample.licence.url });
    const datasets = catalog!['dataset'] as {
      identifier: string;
      description: string;
      distribution: object[];
    }[];
    expect(datasets.map(({ identifier }) => identifier)).toEqual(['gtfs', ...openTableNames]);
    // Google takes no shorter ones
    for (const { description } of datasets) expect(description.length).toBeGreaterThanOrEqual(50);
    expect(datasets[0]!.distribution).toEqual([
      {
        '@type': 'DataDownload',
        contentUrl: 'https://www.example.org/open-data/gtfs.zip',
        encodingFormat: 'application/zip',
        contentSize: '39557 B',
        sha256: 'a'.repeat(64),
      },
    ]);
  });
});

describe('the tables', () => {
  const rowsOf = (name: string, data = openTablesDataExample) => {
    const { columns, rows } = toOpenTables(data).find((table) => table.name === name)!;
    return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column.name, row[index]])));
  };

  it.each(openTableNames)('%s has unique columns that include its key', (name) => {
    const { columns, key } = toOpenTables(openTablesDataExample).find((table) => table.name === name)!;
    const names = columns.map((column) => column.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...key]));
    expect(names.filter((column) => !/^[a-z_]+$/.test(column))).toEqual([]);
  });

  it.each(openTableNames)('%s has values of their types, and none missing where one is required', (name) => {
    const { columns, rows } = toOpenTables(openTablesDataExample).find((table) => table.name === name)!;
    expect(rows).not.toEqual([]);
    const types = { integer: 'number', decimal: 'number', boolean: 'boolean', list: 'object' };
    for (const row of rows)
      for (const [index, { name: column, type, isRequired }] of columns.entries()) {
        const value = row[index];
        if (value === undefined) expect([column, isRequired ?? false]).toEqual([column, false]);
        else expect([column, typeof value]).toEqual([column, types[type as never] ?? 'string']);
      }
  });

  it('have one row per price, in baht', () => {
    expect(rowsOf('fares')).toMatchObject([
      { fare_table_id: 'blue-adult', stations_travelled: 0, amount_baht: 17, valid_to: undefined },
      { fare_table_id: 'blue-adult', stations_travelled: 1, amount_baht: 17.5, certainty: 'probable' },
    ]);
  });

  it('have both languages of a car park, and no example', () => {
    expect(rowsOf('parking')).toMatchObject([
      {
        car_park_id: 'lat-phrao-building',
        name_th: 'อาคารจอดแล้วจร สถานีลาดพร้าว',
        name_en: 'Lat Phrao Park and Ride Building',
        line_ids: ['blue', 'yellow'],
      },
    ]);
    const example = { example: true } as const;
    const carParks = { th: [carParkExample('th', example)], en: [carParkExample('en', example)] };
    expect(rowsOf('parking', { ...openTablesDataExample, carParks })).toEqual([]);
  });
});
