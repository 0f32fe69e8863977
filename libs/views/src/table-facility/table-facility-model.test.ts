import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { facilitiesCategory, networkListing } from '../shared/examples/network-example';
import { toTableFacilityModel } from './table-facility-model';

function facilities(line?: string, locale: 'th' | 'en' = 'en') {
  const data = networkListing(facilitiesCategory, locale, line ? { line } : {});
  const model = toTableFacilityModel(data, exampleContext(locale));
  if (!model) throw new Error('no facilities');
  return model;
}

describe('all lines', () => {
  test.each([
    ['lift', '2 of 8'],
    ['toilet', '1 of 8'],
    ['parking', '2 of 8'],
    ['wifi', undefined],
  ])('count the stations that are known to have %s: %s', (facility, count) => {
    const [blue] = facilities().lines;
    expect(blue!.facilities.find(({ id }) => id === facility)?.text).toBe(count);
  });

  it('link to the page of a line with records, instead of a table', () => {
    expect(facilities().lines.map(({ id, href, table }) => [id, href, table])).toEqual([
      ['blue', '/en/travel/facilities?line=blue', undefined],
      ['pink', undefined, undefined],
    ]);
  });
});

describe('one line', () => {
  const [blue] = facilities('blue').lines;
  const marks = (code: string) => blue!.table!.stations.find((station) => station.code === code)?.facilities;

  it('has a column for each facility with a record', () => {
    expect(blue!.facilities.map(({ id }) => id)).toEqual(['lift', 'toilet', 'parking', 'atm', 'first-aid']);
  });

  it('says what many passengers depend on and no station has a record of', () => {
    expect(blue!.unknown).toBe('We have no information yet about: escalator.');
    const [pink] = facilities('pink').lines;
    expect(pink).toMatchObject({
      unknown: 'We have no information yet about: lift, escalator, and toilets.',
      facilities: [],
      table: undefined,
    });
  });

  it('leaves out stations without a record', () => {
    expect(blue!.table!.stations.map(({ code }) => code)).toEqual(['BL01', 'BL10', 'BL15', 'BL38']);
  });

  test.each([
    ['BL01', 'lift', { state: 'available' }],
    ['BL10', 'toilet', { state: 'none' }],
    ['BL15', 'parking', { state: 'available', note: '2025' }],
    ['BL38', 'parking', { state: 'available', note: 'estimate' }],
    ['BL38', 'lift', undefined],
  ])(
    'at %s, %s has a mark with its year, else its certainty; the most frequent year stands once',
    (code, facility, mark) => {
      expect(marks(code)?.[facility]).toEqual(mark);
    },
  );

  it('says once which year most records are of', () => {
    expect(blue!.table!.mostly).toBe('Information from 2019, unless another year is marked.');
  });

  it('names what every station has instead of a column of ticks', () => {
    const data = networkListing(facilitiesCategory, 'en', { line: 'pink' });
    const stations = data.sources.stations!.map((station) => ({
      ...station,
      facilities: [{ facility: 'lift' as const, isPresent: true, certainty: 'official' as const }],
    }));
    const changed = { ...data, sources: { ...data.sources, stations } };
    const [pink] = toTableFacilityModel(changed, exampleContext('en'))!.lines;
    expect(pink).toMatchObject({ everywhere: 'At every station: lift.', facilities: [] });
  });

  it('has every record with its date, as far as they are known', () => {
    const record = (id: string) => blue!.table!.records.rows.find((one) => one.id === id);
    expect(record('BL01-lift')).toEqual({
      id: 'BL01-lift',
      code: 'BL01',
      station: 'Tha Phra',
      facility: 'Lift',
      says: 'No lift at exit 2 (2022)',
      asOf: '31 Dec 2019',
      certainty: 'unconfirmed',
    });
    expect(record('BL10-toilet')).toMatchObject({ says: 'No' });
    expect(record('BL15-parking')).toMatchObject({ says: 'Yes', certainty: 'official' });
    expect(record('BL38-parking')).toMatchObject({ asOf: undefined, certainty: 'estimate' });
  });
});
