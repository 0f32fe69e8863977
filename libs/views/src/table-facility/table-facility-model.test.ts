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
    ['wifi', 'Not known'],
  ])('have an overview with the number of stations with %s: %s', (facility, count) => {
    const row = facilities().overview?.rows.find(({ id }) => id === facility);
    expect(row?.counts['blue']?.text).toBe(count);
  });

  it('list every facility of the product', () => {
    expect(facilities().overview?.rows).toHaveLength(12);
  });

  it('have closed tables and no records', () => {
    expect(facilities().lines.map(({ id, isOpen, records }) => [id, isOpen, records.length])).toEqual([
      ['blue', false, 0],
      ['pink', false, 0],
    ]);
  });
});

describe('one line', () => {
  const [blue] = facilities('blue').lines;
  const marks = (code: string) => blue!.stations.find((station) => station.code === code)?.facilities;

  it('has no overview, and a column for each facility with a record', () => {
    expect(facilities('blue').overview).toBeUndefined();
    expect(blue!.facilities.map(({ id }) => id)).toEqual(['lift', 'toilet', 'parking', 'atm', 'first-aid']);
  });

  it('names the facilities without a record', () => {
    expect(blue!.unknown).toBe(
      'We have no information about: Escalator, Accessible toilet, Bicycle racks, Shops, Defibrillator (AED), Wi-Fi, and Lockers.',
    );
    expect(facilities('pink').lines[0]!.facilities).toEqual([]);
  });

  test.each([
    ['BL01', 'lift', { state: 'available', note: '2019 unconfirmed' }],
    ['BL10', 'toilet', { state: 'none', note: '2019 unconfirmed' }],
    ['BL15', 'parking', { state: 'available', note: '2025' }],
    ['BL38', 'parking', { state: 'available', note: 'estimate' }],
    ['BL38', 'lift', undefined],
  ])('at %s, %s has a mark with its year and certainty', (code, facility, mark) => {
    expect(marks(code)?.[facility]).toEqual(mark);
  });

  it('has every record with source and date, and names missing data', () => {
    const record = (id: string) => blue!.records.find((one) => one.id === id);
    expect(record('BL01-lift')).toEqual({
      id: 'BL01-lift',
      code: 'BL01',
      station: 'Tha Phra',
      facility: 'Lift',
      says: 'According to a report of 2022 there is no lift at exit 2',
      source: 'Station list of 2019',
      asOf: '31 Dec 2019',
      certainty: 'unconfirmed',
    });
    expect(record('BL10-toilet')).toMatchObject({ says: 'No' });
    expect(record('BL15-parking')).toMatchObject({ says: 'Yes', certainty: 'official', source: 'Not known' });
    expect(record('BL38-parking')).toMatchObject({ asOf: 'Not known', certainty: 'estimate' });
  });
});
