import { expect, it, test } from 'vitest';
import { viewTypeNames, viewTypeOf } from './view-type-of';

it('has the fourteen view types of the specification', () => {
  const specified = [
    'AssetFound',
    'BusSchedule',
    'Comment',
    'Contact',
    'ContentList',
    'DocumentList',
    'DownloadList',
    'FareRatesTicketTable',
    'LostProperty',
    'ModalImage',
    'PlaceList',
    'TableFacility',
    'TableMRT',
    'TicketTable',
  ];
  expect(viewTypeNames).toEqual(expect.arrayContaining(specified));
});

test.each(viewTypeNames)('%s loads its model and its view', async (name) => {
  const viewType = viewTypeOf(`None.${name}`);
  const [model, view] = await Promise.all([viewType.model(), viewType.view()]);
  expect([viewType.name, typeof model, typeof view]).toEqual([name, 'function', 'function']);
});

test.each(['MRTLine.HoloDeck', 'gibberish', ''])('%j is shown as ContentList', (template) => {
  expect(viewTypeOf(template).name).toBe('ContentList');
});
