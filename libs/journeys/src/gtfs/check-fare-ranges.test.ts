import { describe, expect, it, test } from 'vitest';
import { smallFeedWith } from '../testing/small-feed';
import { checkFeed } from './check-feed';
import { printFeedPlace } from './feed-error';
import { readFeed } from './read-feed';

const header =
  'fare_range_id,line_ids,stations,rider_category,lowest_satang,highest_satang,valid_from,valid_to,certainty,source_th,source_en,note_th,note_en';
const wide = 'east-wide,east,,adult,1200,6500,,20191231,estimated,ข่าว,The press,ประมาณการ,An estimate';
const core = 'east-core,east,B01;B02,adult,1200,4700,,20191231,probable,ข่าว,The press,,';

const withRanges = (...rows: string[]) =>
  smallFeedWith({ 'fare_ranges.txt': `${[header, ...rows].join('\n')}\n` });
const problemsOf = (...rows: string[]) =>
  checkFeed(withRanges(...rows)).problems.map((problem) => `${problem.severity} ${printFeedPlace(problem)}`);

it('reads fare ranges in the order of the file', () => {
  expect(readFeed(withRanges(wide, core)).tariff.fareRanges).toEqual([
    {
      id: 'east-wide',
      lineIds: ['east'],
      stations: [],
      riderCategory: 'adult',
      lowestSatang: 1200,
      highestSatang: 6500,
      validTo: '2019-12-31',
      certainty: 'estimated',
      source: { th: 'ข่าว', en: 'The press' },
      note: { th: 'ประมาณการ', en: 'An estimate' },
    },
    expect.objectContaining({ id: 'east-core', stations: ['B01', 'B02'], certainty: 'probable' }),
  ]);
});

describe('fare ranges', () => {
  it('may have a narrower range among their stations, one amount, and a period of their own', () => {
    const flat = wide
      .replace('east-wide', 'flat')
      .replace('1200,6500,,20191231', '1500,1500,20200101,20230702');
    expect(problemsOf(wide, core, flat)).toEqual([]);
  });

  test.each([
    [
      'an amount out of order',
      wide.replace('1200', '9900'),
      'fare_ranges.txt:2 highest_satang: is below lowest_satang 9900',
    ],
    ['no amount', wide.replace('6500', ''), 'fare_ranges.txt:2 highest_satang: must not be empty'],
    [
      'a negative amount',
      wide.replace('1200', '-1'),
      'fare_ranges.txt:2 lowest_satang: must be a whole number, 0 or more, not -1',
    ],
    [
      'an unknown line',
      wide.replace(',east,', ',west,'),
      'fare_ranges.txt:2 line_ids: west is not in routes.txt',
    ],
    ['an unknown station', core.replace('B02', 'B99'), 'fare_ranges.txt:2 stations: B99 is not in stops.txt'],
    ['a platform', core.replace('B02', 'B02-0'), 'fare_ranges.txt:2 stations: B02-0 is not a station'],
    [
      'an unknown rider',
      wide.replace('adult', 'wizard'),
      'fare_ranges.txt:2 rider_category: wizard is not in rider_categories.txt',
    ],
    [
      'an end before the start',
      wide.replace(',,20191231', ',20200101,20191231'),
      'fare_ranges.txt:2 valid_to: is before valid_from',
    ],
    [
      'days with exact prices',
      wide.replace('20191231', ''),
      'fare_ranges.txt:2 line_ids: east adult already has exact prices for these days in fare_tables.txt line 16',
    ],
    ['no source', wide.replace('The press', ''), 'fare_ranges.txt:2 source_en: must not be empty'],
  ])('with %s are rejected by file, line and reason', (_, row, problem) => {
    expect(problemsOf(row)).toEqual([`error ${problem}`]);
  });

  it('for the same rides and days are rejected, in any order of stations', () => {
    const again = core.replace('east-core', 'again').replace('B01;B02', 'B02;B01').replace('4700', '5000');
    expect(problemsOf(core, again)).toEqual([
      'error fare_ranges.txt:3 line_ids: line 2 already has a range for these rides and days',
    ]);
  });
});
