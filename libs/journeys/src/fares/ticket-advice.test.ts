import path from 'node:path';
import {
  type FareMediaId,
  fareMedia as fareMediaSchema,
  type LineId,
  type RiderCategoryId,
  type StationCode,
  tariffChange,
  type TicketOption,
  ticketOption,
} from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { openFolder, readFeed } from '../gtfs';
import { createNetwork } from '../network/create-network';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import type { FareContext } from './fare-context';
import { ticketAdvice } from './ticket-advice';

const today = '2026-11-20';

interface Asked {
  rider?: string;
  held?: string;
  date?: string;
}

type Where = [from: string, to: string] | string[][];

/** Two stations, or a list of lines. */
const toWhere = (where: Where) =>
  Array.isArray(where[0])
    ? { lineIds: where[0] as LineId[] }
    : { from: where[0] as StationCode, to: where[1] as StationCode };

function asker(context: Omit<FareContext, 'date'>) {
  return (where: Where, { rider = 'adult', held, date = today }: Asked = {}) =>
    ticketAdvice(
      {
        where: toWhere(where),
        riderCategory: rider as RiderCategoryId,
        held: held as FareMediaId | undefined,
      },
      { ...context, date },
    );
}

/** `emv 40` or `token + ticket 54`, with a range if there is one. */
function inShort(option: TicketOption | undefined): string | undefined {
  if (!option) return undefined;
  const { uses, lowestSatang, highestSatang } = option;
  const [low, high] = [lowestSatang / 100, highestSatang / 100];
  return `${uses.map(({ fareMedia }) => fareMedia).join(' + ')} ${low === high ? low : `${low}–${high}`}`;
}

const { 'fare_rules_dated.txt': smallRules = '' } = smallFeed();

/** North accepts tokens, East tickets, both a bank card; A03 and B01 are joined inside or outside the gates. */
function smallNetwork({ isInPaidArea = true, rules = '' } = {}) {
  const feed = readFeed(
    smallFeedWith({
      'fare_media.txt': `fare_media_id,fare_media_name,fare_media_type,line_ids,rider_categories,valid_from,valid_to
token,เหรียญ,1,north,,,20261231
ticket,ตั๋ว,1,east,,,
qr,คิวอาร์,1,north,,20270101,
emv,บัตร EMV,3,north;east,adult,,
student-card,บัตรนักเรียน,2,north,student,,
`,
      'transfers.txt': `from_stop_id,to_stop_id,transfer_type,min_transfer_time,in_paid_area,certainty
A03,B01,2,100,${isInPaidArea ? 1 : 0},estimated
B01,A03,2,100,${isInPaidArea ? 1 : 0},estimated
`,
      'fare_rules_dated.txt': `${isInPaidArea ? smallRules : smallRules.replace(/^change-once.*\n/m, '')}${rules}`,
    }),
  );
  return asker({ ...feed.tariff, network: createNetwork(feed) });
}

const sameCard =
  'same-card,transfer-discount,north;east,A03,B01,adult,emv,1500,,,20261224,estimated,ประกาศ,A notice,บัตรใบเดิม,The same card\n';

describe('ways to pay', () => {
  const ask = smallNetwork();
  const outside = smallNetwork({ isInPaidArea: false, rules: sameCard });

  test.each([
    ['on one line', ask(['A01', 'A03']), ['token 20', 'emv 20']],
    // only the bank card opens the gates at both ends
    ['across a change inside the gates', ask(['A01', 'B02']), ['emv 25']],
    ['across a change outside the gates', outside(['A01', 'B02']), ['emv 24', 'token + ticket 39']],
    ['of a student', ask(['A01', 'A03'], { rider: 'student' }), ['token 18', 'student-card 18', 'emv 20']],
    ['of a child', ask(['A01', 'A03'], { rider: 'child' }), ['token 10', 'emv 20']],
    ['of a rider who travels free', ask(['A01', 'A03'], { rider: 'small-child' }), ['token 0', 'emv 20']],
    ['on a line', ask([['north']]), ['token 17–25', 'emv 17–25']],
    ['on several lines', ask([['north', 'east']]), ['emv 15–25', 'token + ticket 15–25']],
    ['before the first prices', ask(['A01', 'A03'], { date: '2001-01-01' }), []],
  ])('%s are sorted by price', (_, advice, expected) => {
    expect(advice?.options.map(inShort)).toEqual(expected);
  });

  it('state the lines of each medium, and whose fare applies', () => {
    const [option] = outside(['A01', 'B02'], { rider: 'child' })?.options ?? [];
    expect(option?.uses).toEqual([
      { fareMedia: 'token', lineIds: ['north'], riderCategory: 'child' },
      { fareMedia: 'ticket', lineIds: ['east'], riderCategory: 'child' },
    ]);
    const byCard = ask(['A01', 'A03'], { rider: 'child' })?.options.at(-1);
    expect(byCard?.uses).toEqual([{ fareMedia: 'emv', lineIds: ['north'], riderCategory: 'adult' }]);
  });

  it('have parts that add up', () => {
    for (const option of outside(['A01', 'B03'])?.options ?? [])
      expect(option.parts.reduce((sum, part) => sum + part.amountSatang, 0)).toBe(option.highestSatang);
  });

  it('are valid as long as their price and their media', () => {
    const [token, emv] = ask(['A01', 'A03'])?.options ?? [];
    expect(token).toMatchObject({ validFrom: '2026-07-01', validTo: '2026-12-31' });
    expect(emv).toMatchObject({ validFrom: '2026-07-01' });
    expect(emv).not.toHaveProperty('validTo');
  });

  it('apply a day cap to a return journey, for the cap’s media', () => {
    const bothWays = (date: string) =>
      ask(['B01', 'B03'], { date })?.options.map(({ uses, thereAndBackSatang = 0, ruleIds }) => [
        uses[0]?.fareMedia,
        thereAndBackSatang / 100,
        ruleIds,
      ]);
    expect(bothWays('2026-11-30')).toEqual([
      ['emv', 40, ['day-cap']],
      ['ticket', 46, []],
    ]);
    expect(bothWays('2026-12-01')).toEqual([
      ['ticket', 46, []],
      ['emv', 46, []],
    ]);
  });
});

describe('the advice', () => {
  const ask = smallNetwork();
  const outside = smallNetwork({ isInPaidArea: false, rules: sameCard });

  test.each([
    [
      'with nothing in hand: the ticket on sale',
      ask(['A01', 'A03'], { held: 'none' }),
      'token 20',
      undefined,
    ],
    ['with a card that costs the same: the card', ask(['A01', 'A03'], { held: 'emv' }), 'emv 20', undefined],
    [
      'with a card without a reduction: the reduced ticket',
      ask(['A01', 'A03'], { rider: 'child', held: 'emv' }),
      'token 10',
      undefined,
    ],
    [
      'with nothing, if a card is cheaper: the ticket on sale, and the card next to it',
      outside(['A01', 'B02'], { held: 'none' }),
      'token + ticket 39',
      'emv 24',
    ],
    [
      'with nothing, if a return by card is cheaper: both',
      ask(['B01', 'B03'], { held: 'none' }),
      'ticket 23',
      'emv 23',
    ],
    [
      'with a card that is no longer accepted: the ticket on sale',
      ask(['A01', 'A03'], { held: 'token', date: '2027-01-01' }),
      'qr 20',
      undefined,
    ],
    [
      'where nothing is on sale: what is accepted',
      ask(['A01', 'B02'], { held: 'none' }),
      'emv 25',
      undefined,
    ],
    ['without information about the rider: the cheapest', outside(['A01', 'B02']), 'emv 24', undefined],
  ])('%s', (_, advice, recommended, cheaper) => {
    expect([inShort(advice?.recommended), inShort(advice?.cheaper)]).toEqual([recommended, cheaper]);
  });

  it('for a walk is empty', () => {
    expect(outside(['A03', 'B01'])).toEqual({
      lineIds: [],
      lineIdsWithoutMedia: [],
      options: [],
      changes: [],
      noticeIds: [],
    });
  });

  it('for an unknown station is undefined', () => {
    expect(ask(['A01', 'Z01'])).toBeUndefined();
  });

  it('includes the notices of the lines', () => {
    const notice = 'wrong-card,notice,north,,,,,,,,,estimated,ประกาศ,A notice,ผิดประเภท,The wrong card\n';
    const noticed = smallNetwork({ rules: notice });
    expect([noticed([['north']])?.noticeIds, noticed([['east']])?.noticeIds]).toEqual([['wrong-card'], []]);
  });
});

describe('upcoming changes', () => {
  const outside = smallNetwork({ isInPaidArea: false, rules: sameCard });
  const onDates = (advice: ReturnType<typeof outside>) => advice?.changes.map(({ date }) => date);

  it('are sorted by day, and only those that affect this rider', () => {
    expect(onDates(outside(['A01', 'B02']))).toEqual(['2026-12-01', '2026-12-25', '2027-01-01']);
    expect(onDates(outside(['A01', 'A03']))).toEqual(['2027-01-01']);
    expect(onDates(outside(['A01', 'A03'], { date: '2027-01-01' }))).toEqual([]);
  });

  it('include media that begin and end, rules that end, and new prices', () => {
    const [capEnds, discountEnds, tokensEnd] = outside(['A01', 'B02'])?.changes ?? [];
    expect(capEnds).toMatchObject({ ruleIdsEnded: ['day-cap'], mediaEnded: [], prices: [] });
    expect(discountEnds).toMatchObject({
      ruleIdsEnded: ['same-card'],
      prices: [
        {
          fareMedia: ['emv'],
          before: { lowestSatang: 2400, highestSatang: 2400 },
          after: { lowestSatang: 3900, highestSatang: 3900 },
        },
      ],
    });
    expect(tokensEnd).toMatchObject({ mediaEnded: ['token'], mediaBegun: ['qr'] });
  });

  it('include a new fare table, and a cap that begins', () => {
    const [newTable] = outside(['A02', 'A06'], { date: '2026-06-30' })?.changes ?? [];
    expect(newTable).toMatchObject({ date: '2026-07-01' });
    expect(newTable?.prices[0]).toMatchObject({
      before: { highestSatang: 2000 },
      after: { highestSatang: 2200 },
    });
    const [cap] = outside(['B01', 'B03'], { date: '2025-11-30' })?.changes ?? [];
    expect(cap).toMatchObject({ date: '2025-12-01', ruleIdsBegun: ['day-cap'] });
  });
});

describe('on the real network', () => {
  const feed = readFeed(openFolder(path.join(import.meta.dirname, '../../../../apps/site/network/gtfs')));
  const network = createNetwork(feed, ['bem', 'ebm', 'nbm']);
  const ownLines = [...network.lines.values()].filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const ask = asker({ ...feed.tariff, network });

  test.each([
    ['a token on Blue', ask(['BL13', 'BL22'], { held: 'none' }), 'token 37'],
    ['the cap of Purple', ask(['PP01', 'PP16'], { held: 'none' }), 'token 42'],
    [
      'a student’s own card, for its cap',
      ask(['PP01', 'PP16'], { rider: 'student', held: 'mrt-emv' }),
      'mrt-emv 30',
    ],
    [
      'half the fare for a senior, not by bank card',
      ask(['BL13', 'BL22'], { rider: 'senior', held: 'emv' }),
      'token 19',
    ],
    ['one card from Purple to Pink', ask(['PP01', 'PK10'], { held: 'emv' }), 'emv 71'],
    ['two tickets without it', ask(['PP01', 'PK10'], { held: 'none' }), 'token + single-journey-ticket 85'],
    ['a Rabbit card where it is accepted', ask(['YL01', 'YL10'], { held: 'rabbit' }), 'rabbit 45'],
    [
      'a stored-value card until its last day',
      ask(['BL13', 'BL22'], { held: 'stored-value', date: '2026-05-31' }),
      'stored-value 37',
    ],
    [
      'no stored-value card afterwards',
      ask(['BL13', 'BL22'], { held: 'stored-value', date: '2026-06-01' }),
      'token 37',
    ],
    ['QR tickets next year', ask(['BL13', 'BL22'], { held: 'none', date: '2027-01-01' }), 'qr-ticket 37'],
    ['20 baht on Purple in 2024', ask(['PP01', 'PP16'], { held: 'none', date: '2024-05-01' }), 'token 20'],
  ])('%s', (_, advice, expected) => {
    expect(inShort(advice?.recommended)).toBe(expected);
  });

  it('one journey costs no more than the day cap, and its parts say so', () => {
    const { options = [], cheaper, changes = [] } = ask(['PP01', 'PP16'], { held: 'none' }) ?? {};
    expect([inShort(options[0]), inShort(cheaper), options[0]?.validTo]).toEqual([
      'emv 40',
      'emv 40',
      '2026-11-30',
    ]);
    expect(options[0]?.parts.map(({ kind, amountSatang }) => [kind, amountSatang / 100])).toEqual([
      ['ride', 42],
      ['day-cap', -2],
    ]);
    expect(changes[0]).toMatchObject({
      ruleIdsEnded: ['purple-red-day-cap'],
      prices: [
        { fareMedia: ['emv'], before: { highestSatang: 4000 }, after: { highestSatang: 4200 } },
        { fareMedia: ['mrt-emv'] },
        { fareMedia: ['mangmoom-emv'] },
      ],
    });
    expect(ask([['purple']])?.options.map(inShort)).toEqual([
      'emv 14–40',
      'mrt-emv 14–40',
      'mangmoom-emv 14–40',
      'token 14–42',
    ]);
  });

  it('a card for one line is not an option for all lines if a ticket is cheaper', () => {
    expect(ask([ownLines], { rider: 'senior' })?.options.map(inShort)).toEqual([
      'token + single-journey-ticket 7–23',
      'mrt-emv + single-journey-ticket 8–44',
      'token + rabbit 7–45',
      'emv 14–45',
    ]);
  });

  it('the results match the domain schemas', () => {
    const lineIds = [...network.lines.keys()];
    for (const { id: rider } of feed.tariff.riderCategories) {
      for (const where of [['PP01', 'YL10'], ['BL15', 'S12'], ['PP02', 'RN08'], [lineIds]] as Where[]) {
        const { options = [], changes = [] } = ask(where, { rider }) ?? {};
        expect(options.length).toBeGreaterThan(0);
        for (const option of options) expect(ticketOption.parse(option)).toEqual(option);
        for (const change of changes) expect(tariffChange.parse(change)).toEqual(change);
      }
    }
    for (const medium of feed.tariff.fareMedia) expect(fareMediaSchema.parse(medium)).toEqual(medium);
  });

  const fareOn = (where: Where, asked?: Asked) => {
    const { options = [], lineIdsWithoutMedia } = ask(where, asked) ?? {};
    return [options.map(inShort), lineIdsWithoutMedia];
  };

  it('one card works on the whole way from Purple to Red, up to the day cap', () => {
    // fewest trains: Purple to Bang Son, Light Red to the terminal, Dark Red on
    expect(fareOn(['PP02', 'RN08'])).toEqual([['emv 40', 'mrt-emv 40', 'mangmoom-emv 40'], []]);
    expect(fareOn(['PP02', 'RN08'], { date: '2026-12-01' })).toEqual([
      ['emv 54–84', 'mrt-emv 54–84', 'mangmoom-emv 54–84'],
      [],
    ]);
    const [option] = ask(['PP15', 'RN08'])?.options ?? [];
    expect([option?.lowestSatang, option?.highestSatang]).toEqual([1200, 4000]);
    expect(
      option?.parts.map(({ kind, amountSatang, highestSatang }) => [kind, amountSatang, highestSatang]),
    ).toEqual([
      ['ride', 1200, 4200],
      ['day-cap', 0, -200],
    ]);
  });

  it('a return by range has a highest price, too', () => {
    expect(ask(['PP02', 'RN08'], { date: '2026-12-01' })?.options[0]).toMatchObject({
      thereAndBackSatang: 10_800,
      thereAndBackHighestSatang: 16_800,
    });
    expect(ask(['PP01', 'PP16'])?.options[0]).not.toHaveProperty('thereAndBackHighestSatang');
  });

  it('names the lines for which no ticket is recorded, and includes their price', () => {
    expect(fareOn(['BL15', 'S12'])).toEqual([['token 44', 'emv 44', 'mrt-emv 44'], []]);
    expect(fareOn(['YL20', 'E4'])).toEqual([
      ['single-journey-ticket 44–92', 'emv 44–92', 'rabbit 44–92'],
      ['bts-sukhumvit'],
    ]);
    expect(fareOn(['N8', 'S2'])).toEqual([[' 17–47'], ['bts-sukhumvit', 'bts-silom']]);
    expect(fareOn([['bts-gold']])).toEqual([[' 16–17'], ['bts-gold']]);
  });
});
