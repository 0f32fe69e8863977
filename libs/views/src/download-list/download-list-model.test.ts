import type { Item } from '@raang/domain';
import { expect, it } from 'vitest';
import { articleExample } from '../shared/examples/article-examples';
import { documentExample } from '../document-list/document-list-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { toDownloadListModel } from './download-list-model';

const listing = (items: Item[]) => ({ items }) as unknown as ListingData;
const table = (id: string, changes: Parameters<typeof documentExample>[1]) =>
  documentExample('en', { validFrom: undefined, ...changes, id: id as Item['id'] });
const lines = (...ids: string[]) => ids as Item['lines'];

it('groups fare tables by whether they are in force on 20 November 2026', () => {
  const model = toDownloadListModel(
    listing([
      table('next', { validFrom: '2026-11-21' }),
      table('ended', { validTo: '2024-07-02' }),
      table('ended-last', { validTo: '2026-11-19' }),
      table('every-line', { lines: lines() }),
      table('pink', { lines: lines('pink') }),
      table('blue-last-day', { validFrom: '2026-11-20', validTo: '2026-11-20' }),
    ]),
    exampleContext('en'),
  );
  expect(
    model?.groups.map(({ title, table }) => [
      title,
      table.serverPart?.rows.map(({ href }) => href.split('/').at(-1)),
    ]),
  ).toEqual([
    ['In force now', ['blue-last-day', 'pink', 'every-line']],
    ['Upcoming', ['next']],
    ['No longer in force', ['ended-last', 'ended']],
  ]);
});

it('has each file once for its checksum, even if two documents share it', () => {
  const model = toDownloadListModel(
    listing([table('one', {}), table('two', { files: documentExample('en').files.slice(0, 1) })]),
    exampleContext('en'),
  );
  expect(model?.files.serverPart?.map(({ name }) => name)).toEqual([
    'blue-fares-2026.en.pdf',
    'blue-fares-2026.th.pdf',
    'fares-blue-adult-2026-07-03.csv',
  ]);
});

it('has no group without documents', () => {
  const model = toDownloadListModel(listing([table('now', {})]), exampleContext('th'));
  expect(model?.groups.map(({ id }) => id)).toEqual(['current']);
});

it('returns undefined if other items are among them', () => {
  expect(toDownloadListModel(listing([articleExample('en')]), exampleContext('en'))).toBeUndefined();
});
