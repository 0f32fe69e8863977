import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { noSources } from '../shared/examples/listing-example';
import {
  headwaysExample,
  networkListing,
  serviceHoursExample,
  trainScheduleCategory,
} from '../shared/examples/network-example';
import { toBusScheduleModel } from './bus-schedule-model';

function times(changes: Parameters<typeof networkListing>[2] = {}, locale: 'th' | 'en' = 'en') {
  const data = networkListing(trainScheduleCategory, locale, changes);
  const model = toBusScheduleModel(data, exampleContext(locale));
  if (!model) throw new Error('no times');
  return model;
}

const lineOf = (id: string, changes?: Parameters<typeof times>[0]) =>
  times(changes).lines.find((line) => line.id === id)!;

describe('all lines', () => {
  it('show headways, and link to the stations of each', () => {
    expect(
      times().lines.map(({ id, directions, stationsHref }) => [id, directions.length, stationsHref]),
    ).toEqual([
      ['blue', 0, '/en/travel/train-schedule?line=blue'],
      ['pink', 0, '/en/travel/train-schedule?line=pink'],
    ]);
  });

  it('show equal directions once, for days with equal times', () => {
    const runs = lineOf('blue').runs;
    expect(runs.map(({ title, isBothWays }) => [title, isBothWays])).toEqual([['Tha Phra – Lak Song', true]]);
    expect(runs[0]!.days.map(({ days }) => days)).toEqual([
      'Monday to Friday',
      'Saturdays, Sundays and public holidays',
    ]);
    expect(runs[0]!.days[1]).toEqual({
      days: 'Saturdays, Sundays and public holidays',
      first: { text: '06:00', remark: undefined },
      last: { text: '23:56', remark: undefined },
      headways: {
        kind: 'periods',
        caption: 'Tha Phra – Lak Song, Saturdays, Sundays and public holidays',
        periods: [
          { hours: '06:00–16:00', every: '8 minutes' },
          { hours: '16:00–19:00', every: '6–7 minutes' },
          { hours: '19:00–23:56', every: '8 minutes' },
        ],
      },
    });
  });

  it('say in a sentence what is the same all day', () => {
    const headways = headwaysExample.map((period) => ({ ...period, headwaySeconds: 600 }));
    const { sources } = networkListing(trainScheduleCategory, 'en');
    const [run] = lineOf('blue', { sources: { ...sources, headways } }).runs;
    expect(run!.days.map((day) => day.headways)[1]).toEqual({
      kind: 'steady',
      text: 'Saturdays, Sundays and public holidays, 06:00–23:56: about every 10 minutes',
    });
  });

  it('show different directions separately', () => {
    const headways = headwaysExample.map((period) =>
      period.direction === 1 && period.headwaySeconds === 230 ? { ...period, headwaySeconds: 300 } : period,
    );
    const { sources } = networkListing(trainScheduleCategory, 'en');
    const { runs } = lineOf('blue', { sources: { ...sources, headways } });
    expect(runs.map(({ title, isBothWays }) => [title, isBothWays])).toEqual([
      ['Tha Phra – Lak Song', false],
      ['Lak Song – Tha Phra', false],
    ]);
  });

  it('show a branch separately', () => {
    expect(lineOf('pink').runs.map(({ title }) => title)).toEqual([
      'Nonthaburi Civic Center – Min Buri',
      'Muang Thong Thani – Lake Muang Thong Thani',
    ]);
  });

  it('describe trains on a part of the line in a sentence, once', () => {
    expect(lineOf('blue').extraTrains).toEqual([
      'Tao Poon – Bang Phai: Monday to Friday, 07:00–08:45, about every 7 minutes',
    ]);
    expect(lineOf('pink').extraTrains).toEqual([]);
  });

  it('mark calculated times, and only those', () => {
    expect(times().sourceNote?.notes.join(' ')).toContain('calculated');
    const { sources } = networkListing(trainScheduleCategory, 'en');
    const serviceHours = serviceHoursExample.map((hours) => ({ ...hours, certainty: 'official' as const }));
    expect(times({ sources: { ...sources, serviceHours } }).sourceNote?.notes.join(' ')).not.toContain(
      'calculated',
    );
  });
});

describe('one line', () => {
  const directions = lineOf('blue', { line: 'blue' }).directions;

  it('is the only line, with the stations of both directions in order', () => {
    expect(times({ line: 'blue' }).lines).toHaveLength(1);
    expect(directions.map(({ caption, rows }) => [caption, rows.map(({ code }) => code).join(' ')])).toEqual([
      ['Towards Lak Song', 'BL01 BL02 BL10 BL11 BL15 BL32 BL01 BL33'],
      ['Towards Tha Phra', 'BL38 BL33 BL01 BL32 BL15 BL11 BL10 BL02'],
    ]);
  });

  it('distinguishes the two calls at the station where the loop closes', () => {
    const [start, later] = directions[0]!.rows.filter(({ code }) => code === 'BL01');
    expect([start?.times[0]?.first.text, later?.times[0]?.first.text]).toEqual(['05:30', '06:21']);
  });

  it('has the last trains once if every station has the same', () => {
    const { sources } = networkListing(trainScheduleCategory, 'en');
    const serviceHours = serviceHoursExample.map((hours) => ({ ...hours, lastTrain: 24 * 3600 - 360 }));
    const [there] = lineOf('blue', { line: 'blue', sources: { ...sources, serviceHours } }).directions;
    expect(there!.caption).toBe(
      'Towards Lak Song. Last train from every station: Monday to Friday 23:54 · Saturdays, Sundays and public holidays 23:54',
    );
    expect(there!.hasFirstOnly).toBe(true);
    expect(there!.rows[0]!.times[0]).toEqual({ first: { text: '05:30', remark: undefined } });
    expect(directions[0]!.hasFirstOnly).toBe(false);
  });

  it('shows the headsign where it changes', () => {
    const signs = directions[0]!.rows.flatMap(({ code, headsign }) => (headsign ? [[code, headsign]] : []));
    expect(signs).toEqual([
      ['BL01', 'Lak Song via Bang Sue'],
      ['BL11', 'Lak Song'],
    ]);
    expect(
      lineOf('pink', { line: 'pink' }).directions[0]!.rows.flatMap(({ headsign = [] }) => headsign),
    ).toEqual([]);
  });

  test.each([
    ['en', '00:45', 'after midnight'],
    ['th', '00.45 น.', 'หลังเที่ยงคืน'],
  ] as const)('in %s marks a time after midnight', (locale, text, remark) => {
    const row = times({ line: 'blue' }, locale).lines[0]!.directions[0]!.rows[6]!;
    expect(row.times[0]!.last).toEqual({ text, remark });
    expect(row.times[0]!.first.remark).toBeUndefined();
  });

  it('has no times for days without trains at a station', () => {
    const { sources } = networkListing(trainScheduleCategory, 'en');
    const serviceHours = serviceHoursExample.filter(
      ({ station, dayTypes }) => station !== 'BL38' || dayTypes.includes('weekday'),
    );
    const [, back] = lineOf('blue', { line: 'blue', sources: { ...sources, serviceHours } }).directions;
    expect(back!.rows[0]!.times.map((time) => time !== undefined)).toEqual([true, false]);
    expect(back!.rows[1]!.times.map((time) => time !== undefined)).toEqual([true, true]);
  });
});

it('returns undefined without a network', () => {
  const data = networkListing(trainScheduleCategory, 'en', { sources: noSources });
  expect(toBusScheduleModel(data, exampleContext('en'))).toBeUndefined();
});
