import { readFile } from 'node:fs/promises';
import { foundItemRecord } from '@raang/domain';
import { addDays } from '@raang/text-time';
import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { readSiteFeed } from '../testing/site-feed';
import { storeDatabases } from '../testing/test-databases';
import { enterFoundItems } from './found-items.store';
import { createStationMap } from './matching/station-map';
import { type LostReport, suggestMatches } from './suggest-matches';

/**
 * 500 things as passengers reported them and as the desk entered them, invented by people who had not seen the matcher.
 * Some passengers are wrong about day, place, colour or category, and some write hardly anything.
 */
const pairs = await readPairs();

describe.each(storeDatabases)('matches of 500 lost and 500 found items on $name', ({ open }) => {
  let database: OpenDatabase;
  /** Place of the right item among the suggestions, from 1; Infinity if it is not among them. */
  let places: number[];

  beforeAll(async () => {
    database = await open();
    const stations = await siteStations();
    await enterFoundItems(
      database.db,
      pairs.map(({ found }) => found),
    );
    places = [];
    for (const { lost, found } of pairs) {
      const suggested = await suggestMatches(database.db, lost, stations);
      const index = suggested.findIndex(({ foundItem }) => foundItem.id === found.id);
      places.push(index === -1 ? Infinity : index + 1);
    }
  });
  afterAll(() => database.close());

  const shareWithin = (place: number) => places.filter((at) => at <= place).length / places.length;

  it('have the right item among the first three', () => {
    expect(shareWithin(3)).toBeGreaterThanOrEqual(0.9);
  });

  it('mostly have it first', () => {
    expect(shareWithin(1)).toBeGreaterThanOrEqual(0.8);
  });
});

async function siteStations() {
  const { lines, stations } = createPlanner(readFeed(await readSiteFeed())).network;
  return createStationMap(
    lines.values(),
    [...stations.values()].flatMap(({ code, interchanges }) =>
      interchanges.map(({ station }) => [code, station] as const),
    ),
  );
}

async function readPairs(): Promise<{ lost: LostReport; found: ReturnType<typeof toRecord> }[]> {
  const text = await readFile(new URL('../testing/lost-and-found.csv', import.meta.url), 'utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map((row, index) => ({ lost: toReport(row), found: toRecord(row, index) }));
}

function toReport(row: Record<string, string>): LostReport {
  return {
    category: foundItemRecord.shape.category.parse(row['lost_category']),
    line: row['lost_line'] || null,
    station: row['lost_station'] || null,
    day: row['lost_day']!,
    colour: row['lost_colour'] || null,
    text: row['lost_text']!,
  };
}

function toRecord(row: Record<string, string>, index: number) {
  return foundItemRecord.parse({
    id: `F-2610-${String(index + 1).padStart(4, '0')}`,
    category: row['found_category'],
    lineId: row['found_line'],
    ...(row['found_station'] && { stationCode: row['found_station'] }),
    foundOn: row['found_day'],
    keptUntil: addDays(row['found_day']!, 90),
    description: row['found_text'],
    storedAt: 'shelf 4',
  });
}
