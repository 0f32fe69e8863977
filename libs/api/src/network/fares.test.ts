import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiClient } from '@raang/api-client';
import { toFeedFiles } from '@raang/journeys/gtfs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { testNow, transports } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';
import { importFeed } from './network.import';

/** The network's own feed: what passengers are told is tested, not a toy. */
async function readSiteFeed() {
  const folder = path.resolve(import.meta.dirname, '../../../../apps/site/network/gtfs');
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return toFeedFiles(Object.fromEntries(files));
}

describe.each(
  testDatabases.flatMap((database) => transports.map((transport) => ({ ...transport, database }))),
)('fares on $database.name, $transport', ({ database: { open }, open: openClient }) => {
  let database: OpenDatabase;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open();
    client = openClient(database.db);
    const { outcome } = await importFeed(database.db, { files: await readSiteFeed(), now: () => testNow });
    expect(outcome).toBe('imported');
  });
  afterAll(() => database.close());

  const adultFare = async (from: string, to: string, date?: string) => {
    const { fares } = await client.fares.between({ from, to, date });
    return fares.find(({ riderCategory, fareMedia }) => riderCategory === 'adult' && fareMedia.length === 0);
  };

  it.each([
    ['BL13', 'BL13', '2026-11-20', 1700],
    ['BL13', 'BL14', '2026-11-20', 1700],
    ['BL13', 'BL15', '2026-11-20', 2000],
    ['BL13', 'BL38', '2026-07-02', 4500],
    ['BL13', 'BL38', '2026-07-03', 4400],
  ])('from %s to %s on %s an adult pays %d satang', async (from, to, date, amountSatang) => {
    expect(await adultFare(from, to, date)).toMatchObject({ amountSatang });
  });

  it('are those of today when no day is named', async () => {
    expect(await client.fares.between({ from: 'BL13', to: 'BL15' })).toMatchObject({ date: '2026-11-20' });
  });

  it('add up from their parts, the entry fee once across Blue and Purple', async () => {
    const fare = await adultFare('PP10', 'BL13');
    expect(fare?.parts.map(({ kind }) => kind)).toEqual(['ride', 'ride', 'entry-fee-once']);
    expect(fare?.parts.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(fare?.amountSatang);
  });

  it('come with the words of every rule they name', async () => {
    const { fares, rules } = await client.fares.between({ from: 'PP10', to: 'BL13' });
    const named = new Set(fares.flatMap(({ ruleIds }) => ruleIds));
    expect(rules.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  });

  it('of a line stand in a matrix with a row and a column for each station', async () => {
    const matrix = await client.fares.matrix({ line: 'purple' });
    expect(matrix.stations).toHaveLength(16);
    expect(matrix.amountsSatang.map((row) => row.length)).toEqual(Array(16).fill(16));
    expect(matrix.riderCategory).toBe('adult');
  });

  it.each([
    ['an unknown station', () => client.fares.between({ from: 'BL13', to: 'BL99' }), 'NOT_FOUND'],
    ['an unknown line', () => client.fares.matrix({ line: 'orange' }), 'NOT_FOUND'],
    ['an unknown rider', () => client.fares.matrix({ line: 'blue', riderCategory: 'wizard' }), 'NOT_FOUND'],
    [
      'a day that is none',
      () => client.fares.between({ from: 'BL13', to: 'BL14', date: '2026-02-30' }),
      'BAD_REQUEST',
    ],
    [
      'a code that could not be one',
      () => client.fares.between({ from: 'Silom', to: 'BL14' }),
      'BAD_REQUEST',
    ],
  ])('%s', async (_what, ask, code) => {
    await expect(ask()).rejects.toMatchObject({ code });
  });
});
