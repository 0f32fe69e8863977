import { describe, expect, it } from 'vitest';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import { exampleContext, parkingCategory } from '../shared/examples/model-context-example';
import { networkListing } from '../shared/examples/network-example';
import { toLineTableModel } from './line-table-model';

describe('the table of car parks', () => {
  const tables = (locale: 'th' | 'en') => {
    const data = networkListing(parkingCategory, locale, {
      items: [unknownCarParkExample('en'), carParkExample('en')],
    });
    const model = toLineTableModel(data, exampleContext(locale));
    if (model?.kind !== 'car-parks') throw new Error('not of car parks');
    return model;
  };

  it('is sorted by line in the order of the map; a car park of two lines appears under both', () => {
    const { lines } = tables('en');
    expect(lines.map(({ id, rows }) => [id, rows.map(({ stationCode }) => stationCode)])).toEqual([
      ['blue', ['BL15']],
      ['yellow', ['BL15', 'YL17']],
    ]);
  });

  it('leaves out what is unknown, and marks uncertain values', () => {
    const { lines } = tables('th');
    expect(lines[1]?.rows[1]).toMatchObject({
      spaces: [],
      hours: undefined,
      doubt: 'ค่าประมาณ',
    });
  });
});
