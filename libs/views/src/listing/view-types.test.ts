import { expect, it, test } from 'vitest';
import { defineViewType } from '../shared/listing/view-type';
import { prepareListingBody } from './listing-body';
import { addViewTypes, viewTypeNames, viewTypeOf } from './view-type-of';

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
    'LineTable',
    'LostProperty',
    'ModalImage',
    'PlaceList',
    'TableFacility',
    'TicketTable',
  ];
  expect(viewTypeNames()).toEqual(expect.arrayContaining(specified));
});

test.each(viewTypeNames())('%s loads its model and its view', async (name) => {
  const viewType = viewTypeOf(`None.${name}`);
  const [model, view] = await Promise.all([viewType.model(), viewType.view()]);
  expect([viewType.name, typeof model, typeof view]).toEqual([name, 'function', 'function']);
});

test.each(['Line.HoloDeck', 'gibberish', ''])('%j is shown as ContentList', (template) => {
  expect(viewTypeOf(template).name).toBe('ContentList');
});

it('takes view types of an app', async () => {
  const noticeBoard = defineViewType<object>({
    name: 'NoticeBoard',
    reads: 'whole',
    counts: 'items',
    sources: [],
    model: async () => () => ({}),
    view: async () => () => null,
  });
  addViewTypes(noticeBoard);
  expect(viewTypeOf('LineDate.NoticeBoard')).toBe(noticeBoard);
  await expect(prepareListingBody('NoticeBoard')).resolves.toBeUndefined();
});
