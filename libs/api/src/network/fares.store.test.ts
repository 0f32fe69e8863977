import type { ApiClient } from '@raang/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { openTestClient } from '../testing/test-api';
import { storeDatabases } from '../testing/test-databases';

describe.each(storeDatabases)('fares on $name', ({ open }) => {
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
  ])('from %s to %s on %s cost an adult %d satang', async (from, to, date, amountSatang) => {
    expect(await adultFare(from, to, date)).toMatchObject({ amountSatang });
  });

  it('default to today', async () => {
    expect(await client.fares.between({ from: 'BL13', to: 'BL15' })).toMatchObject({ date: '2026-11-20' });
  });

  it('have parts that add up, with one entry fee across Blue and Purple', async () => {
    const fare = await adultFare('PP10', 'BL13');
    expect(fare?.parts.map(({ kind }) => kind)).toEqual(['ride', 'ride', 'entry-fee-once']);
    expect(fare?.parts.reduce((sum, { amountSatang }) => sum + amountSatang, 0)).toBe(fare?.amountSatang);
  });

  it('include every rule that they name', async () => {
    const { fares, rules } = await client.fares.between({ from: 'PP10', to: 'BL13' });
    const named = new Set(fares.flatMap(({ ruleIds }) => ruleIds));
    expect(rules.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
  });

  it('of a line form a matrix with a row and a column per station', async () => {
    const matrix = await client.fares.matrix({ line: 'purple' });
    expect(matrix.stations).toHaveLength(16);
    expect(matrix.amountsSatang.map((row) => row.length)).toEqual(Array(16).fill(16));
    expect(matrix.riderCategory).toBe('adult');
  });

  it('of a day are in the tariff, by line and rider category', async () => {
    const { riderCategories, fareMedia, rules, lines } = await client.fares.tariff({});
    expect(riderCategories.find(({ id }) => id === 'senior')?.proof?.en).toMatch(/identity card/);
    expect(fareMedia.find(({ id }) => id === 'emv')).toMatchObject({ riderCategories: ['adult'] });
    // includes rules that have ended
    expect(rules.find(({ id }) => id === 'purple-20-baht')).toMatchObject({ validTo: '2025-11-30' });
    expect(lines).toHaveLength(10 * riderCategories.length);
    expect(lines.find(({ lineId }) => lineId === 'purple')).toMatchObject({
      riderCategory: 'adult',
      lowestSatang: 1400,
      highestSatang: 4200,
      validFrom: '2025-12-01',
    });
    expect(lines.find(({ lineId }) => lineId === 'srt-dark-red')).toMatchObject({
      lowestSatang: 1200,
      highestSatang: 4200,
    });
  });

  it('over several agencies have a part for each, and a range if one of them is known as a range only', async () => {
    const fare = await adultFare('BL10', 'N5');
    expect(fare).toMatchObject({ amountSatang: 3900, highestSatang: 6900, status: 'estimated' });
    expect(fare?.parts.map(({ agencyId, rangeId }) => [agencyId, rangeId])).toEqual([
      ['bem', undefined],
      ['btsc', 'bts-core-2023'],
    ]);
    const ranges = await client.fares.ranges();
    expect(ranges.find(({ id }) => id === 'bts-core-2023')).toMatchObject({ highestSatang: 4700 });
    const { fares } = await client.fares.from({ code: 'BL10', date: '2026-11-20' });
    expect(fares.find(({ to }) => to === 'N5')).toEqual({
      to: 'N5',
      amountSatang: 3900,
      highestSatang: 6900,
      status: 'estimated',
    });
  });

  it('from a station cover every station, and equal the fares of single journeys', async () => {
    const { fares, ...rest } = await client.fares.from({ code: 'BL13', date: '2026-11-20' });
    expect(rest).toEqual({ from: 'BL13', date: '2026-11-20', riderCategory: 'adult' });
    expect(fares).toHaveLength(194);
    for (const to of ['BL13', 'BL38', 'PP10', 'MT02']) {
      const { amountSatang, status } = (await adultFare('BL13', to, '2026-11-20'))!;
      expect(fares.find((fare) => fare.to === to)).toEqual({ to, amountSatang, status });
    }
  });

  it('from a station apply to the requested rider category', async () => {
    const { fares } = await client.fares.from({ code: 'BL13', riderCategory: 'senior' });
    const { fares: each } = await client.fares.between({ from: 'BL13', to: 'BL38' });
    const senior = each.find(({ riderCategory }) => riderCategory === 'senior');
    expect(fares.find(({ to }) => to === 'BL38')?.amountSatang).toBe(senior?.amountSatang);
  });

  it('of an earlier day come from the tariff of that day', async () => {
    const { lines } = await client.fares.tariff({ date: '2026-07-02' });
    expect(lines[0]).toMatchObject({ lineId: 'blue', highestSatang: 4500, validTo: '2026-07-02' });
  });

  it('include the recommended ticket, a cheaper one and upcoming changes', async () => {
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

  it('of tickets are ranges for a line, or for all lines by default', async () => {
    const onBlue = await client.fares.tickets({ line: 'blue', riderCategory: 'senior' });
    expect(onBlue.options[0]).toMatchObject({ lowestSatang: 900, highestSatang: 2200 });
  });

  it('of tickets are for the lines of the authority by default', async () => {
    const { lineIds, lineIdsWithoutMedia } = await client.fares.tickets({});
    expect([lineIds, lineIdsWithoutMedia]).toEqual([['blue', 'purple', 'yellow', 'pink'], []]);
  });

  it('of tickets name the lines without a recorded fare medium', async () => {
    const { lineIdsWithoutMedia, options } = await client.fares.tickets({ from: 'YL20', to: 'E4' });
    expect(lineIdsWithoutMedia).toEqual(['bts-sukhumvit']);
    expect(options[0]?.uses.flatMap(({ lineIds }) => lineIds)).toEqual(['yellow']);
    expect(options[0]).toMatchObject({ lowestSatang: 4400, highestSatang: 9200 });
  });

  it.each([
    ['an unknown destination', () => client.fares.between({ from: 'BL13', to: 'BL99' }), 'NOT_FOUND'],
    ['all fares from an unknown station', () => client.fares.from({ code: 'BL99' }), 'NOT_FOUND'],
    [
      'all fares from a station for an unknown rider',
      () => client.fares.from({ code: 'BL13', riderCategory: 'wizard' }),
      'NOT_FOUND',
    ],
    [
      'a matrix of a line without exact prices',
      () => client.fares.matrix({ line: 'bts-silom' }),
      'NOT_FOUND',
    ],
    ['a matrix of an unknown line', () => client.fares.matrix({ line: 'orange' }), 'NOT_FOUND'],
    ['a ticket to an unknown station', () => client.fares.tickets({ from: 'BL13', to: 'BL99' }), 'NOT_FOUND'],
    ['a ticket on an unknown line', () => client.fares.tickets({ line: 'orange' }), 'NOT_FOUND'],
    ['an unknown medium in hand', () => client.fares.tickets({ held: 'cowrie' }), 'NOT_FOUND'],
    ['a ticket for an unknown rider', () => client.fares.tickets({ riderCategory: 'wizard' }), 'NOT_FOUND'],
    ['a ticket without a destination', () => client.fares.tickets({ from: 'BL13' }), 'BAD_REQUEST'],
    [
      'a matrix for an unknown rider',
      () => client.fares.matrix({ line: 'blue', riderCategory: 'wizard' }),
      'NOT_FOUND',
    ],
    [
      'an invalid day',
      () => client.fares.between({ from: 'BL13', to: 'BL14', date: '2026-02-30' }),
      'BAD_REQUEST',
    ],
    ['an invalid station code', () => client.fares.between({ from: 'Si Lom', to: 'BL14' }), 'BAD_REQUEST'],
  ])('fail for %s', async (_what, ask, code) => {
    await expect(ask()).rejects.toMatchObject({ code });
  });
});
