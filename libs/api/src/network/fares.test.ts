import type { ApiClient } from '@raang/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { openTestClient } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';

describe.each(testDatabases)('fares on $name', ({ open }) => {
  let database: OpenDatabase;
  let client: ApiClient;

  beforeAll(async () => {
    database = await open('network');
    client = openTestClient(database.db);
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

  it('of a day stand in the tariff, line by line and rider by rider', async () => {
    const { riderCategories, fareMedia, rules, lines } = await client.fares.tariff({});
    expect(riderCategories.find(({ id }) => id === 'senior')?.proof?.en).toMatch(/identity card/);
    expect(fareMedia.find(({ id }) => id === 'emv')).toMatchObject({ riderCategories: ['adult'] });
    // includes rules that have ended
    expect(rules.find(({ id }) => id === 'purple-20-baht')).toMatchObject({ validTo: '2025-11-30' });
    expect(lines).toHaveLength(4 * riderCategories.length);
    expect(lines.find(({ lineId }) => lineId === 'purple')).toMatchObject({
      riderCategory: 'adult',
      lowestSatang: 1400,
      highestSatang: 4200,
      validFrom: '2025-12-01',
    });
  });

  it('from a station reach every station and are those of each way', async () => {
    const { fares, ...asked } = await client.fares.from({ code: 'BL13', date: '2026-11-20' });
    expect(asked).toEqual({ from: 'BL13', date: '2026-11-20', riderCategory: 'adult' });
    expect(fares).toHaveLength(109);
    for (const to of ['BL13', 'BL38', 'PP10', 'MT02']) {
      const { amountSatang, status } = (await adultFare('BL13', to, '2026-11-20'))!;
      expect(fares.find((fare) => fare.to === to)).toEqual({ to, amountSatang, status });
    }
  });

  it('from a station are those of the rider who was asked for', async () => {
    const { fares } = await client.fares.from({ code: 'BL13', riderCategory: 'senior' });
    const { fares: each } = await client.fares.between({ from: 'BL13', to: 'BL38' });
    const senior = each.find(({ riderCategory }) => riderCategory === 'senior');
    expect(fares.find(({ to }) => to === 'BL38')?.amountSatang).toBe(senior?.amountSatang);
  });

  it('of another day are those of that day', async () => {
    const { lines } = await client.fares.tariff({ date: '2026-07-02' });
    expect(lines[0]).toMatchObject({ lineId: 'blue', highestSatang: 4500, validTo: '2026-07-02' });
  });

  it('come with the ticket to use, what costs less, and what changes', async () => {
    const asked = { from: 'PP01', to: 'PK10', held: 'none' };
    const { options, recommended, cheaper, changes, rules, lineIds } = await client.fares.tickets(asked);
    const media = (index = -1) => options[index]?.uses.map(({ fareMedia }) => fareMedia);
    expect([lineIds, media(recommended), media(cheaper)]).toEqual([
      ['purple', 'pink'],
      ['token', 'single-journey-ticket'],
      ['emv'],
    ]);
    expect(changes.map(({ date }) => date)).toEqual(['2026-12-01', '2027-01-01']);
    expect(rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['purple-red-day-cap', 'nonthaburi-emv-transfer', 'wrong-card-fee']),
    );
  });

  it('of a ticket are ranges for a line, and for every line where none is named', async () => {
    const onBlue = await client.fares.tickets({ line: 'blue', riderCategory: 'senior' });
    expect(onBlue.options[0]).toMatchObject({ lowestSatang: 900, highestSatang: 2200 });
    expect((await client.fares.tickets({})).lineIds).toEqual(['blue', 'purple', 'yellow', 'pink']);
  });

  it.each([
    ['an unknown station', () => client.fares.between({ from: 'BL13', to: 'BL99' }), 'NOT_FOUND'],
    ['from an unknown station', () => client.fares.from({ code: 'BL99' }), 'NOT_FOUND'],
    [
      'from a station for nobody',
      () => client.fares.from({ code: 'BL13', riderCategory: 'wizard' }),
      'NOT_FOUND',
    ],
    ['an unknown line', () => client.fares.matrix({ line: 'orange' }), 'NOT_FOUND'],
    ['a ticket from nowhere', () => client.fares.tickets({ from: 'BL13', to: 'BL99' }), 'NOT_FOUND'],
    ['a ticket of an unknown line', () => client.fares.tickets({ line: 'orange' }), 'NOT_FOUND'],
    ['an unknown ticket in hand', () => client.fares.tickets({ held: 'cowrie' }), 'NOT_FOUND'],
    ['a ticket for nobody', () => client.fares.tickets({ riderCategory: 'wizard' }), 'NOT_FOUND'],
    ['a ticket without its end', () => client.fares.tickets({ from: 'BL13' }), 'BAD_REQUEST'],
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
