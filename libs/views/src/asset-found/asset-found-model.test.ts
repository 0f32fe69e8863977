import { foundItemCategories, type FoundItem } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { contactListing, foundCategory, foundItemsExample } from '../contact/contact-examples';
import { toListingModel } from '../listing/listing-model';
import type { ListingData } from '../shared/listing/listing-data';
import { exampleContext } from '../shared/examples/model-context-example';
import { toAssetFoundModel } from './asset-found-model';
import { foundItemCategoryName } from '../shared/cases/found-item-words';

const register = (items: readonly FoundItem[], total = items.length, page = 1) => ({
  sources: { foundItems: { items, total, page, pageSize: 20 } },
});
const listing = (changes: Parameters<typeof contactListing>[2] = {}) =>
  contactListing(foundCategory, 'en', changes);
const found = (changes?: Parameters<typeof contactListing>[2], locale: 'th' | 'en' = 'en') =>
  toAssetFoundModel(listing(changes), exampleContext(locale));

describe('the found register', () => {
  it('shows item, date, place and last day of storage, in both languages', () => {
    const [inEnglish, inThai] = (['en', 'th'] as const).map((locale) => found({}, locale).rows[0]);
    expect(inEnglish).toEqual({
      id: 'F-2611-0042',
      category: 'Umbrella',
      foundOn: { iso: '2026-11-15', text: '15 Nov 2026' },
      line: [{ id: 'blue', name: 'Blue Line' }],
      station: { code: 'BL15', lineId: 'blue', name: 'Lat Phrao', href: '/en/stations/BL15' },
      keptUntil: { iso: '2027-01-14', text: '14 Jan 2027' },
      isExample: false,
      ending: undefined,
    });
    expect(inThai).toMatchObject({ category: 'ร่ม', foundOn: { text: '15 พ.ย. 2569' } });
  });

  it('has no station for an item found on a train', () => {
    expect(found().rows[1]?.station).toBeUndefined();
  });

  test.each([
    ['2026-11-28', undefined],
    ['2026-11-27', 'Last days'],
    ['2026-11-20', 'Last days'],
  ])('shows the remark for an item stored until %s: %s', (keptUntil, ending) => {
    const [item] = foundItemsExample as [FoundItem];
    expect(found(register([{ ...item, keptUntil }])).rows[0]?.ending).toBe(ending);
    expect(found(register([{ ...item, keptUntil, example: true }])).rows[0]?.ending).toBeUndefined();
  });

  it.each(foundItemCategories)('has a distinct name for %s in both languages', (category) => {
    const names = (['th', 'en'] as const).map((locale) =>
      foundItemCategoryName(category, exampleContext(locale)),
    );
    expect(names[0]).toMatch(/^[\p{Script=Thai}\s]+$/u);
    expect(names[1]).toMatch(/^[A-Z][a-z ]+$/);
  });

  test.each([undefined, true] as const)('marks examples: %s', (example) => {
    const items = foundItemsExample.map((item) => ({ ...item, ...(example && { example }) }));
    const { hasExamples, rows } = found(register(items));
    expect([hasExamples, ...rows.map((row) => row.isExample)]).toEqual(Array(4).fill(example ?? false));
  });

  it('is counted and paged instead of the category’s items', async () => {
    const data = listing({
      ...register(foundItemsExample, 45, 2),
      filter: { line: 'blue' as FoundItem['lineId'] },
    });
    const page = await toListingModel(data, exampleContext('en'));
    expect([page.count, page.pages.hrefs, page.head.canonical]).toEqual([
      '45 items',
      [],
      'https://www.example.org/en/contact/found?line=blue&page=2',
    ]);
    expect(page.body).toMatchObject({
      view: 'AssetFound',
      content: {
        pages: {
          current: 2,
          hrefs: [
            '/en/contact/found?line=blue',
            '/en/contact/found?line=blue&page=2',
            '/en/contact/found?line=blue&page=3',
          ],
        },
      },
    });
  });

  it('is filtered by category, line and days', async () => {
    const filter = { thing: 'umbrella', line: 'blue', to: '2026-11-20' } as const;
    const page = await toListingModel(
      listing({ filter: filter as unknown as ListingData['filter'] }),
      exampleContext('en'),
    );
    expect(page.filter?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['thing', 'umbrella'],
      ['line', 'blue'],
      ['from', ''],
      ['to', '20 Nov 2026'],
    ]);
    expect(page.filter?.state).toBe('Umbrella · Blue Line · Until 20 Nov 2026');
  });

  test.each([
    [{}, false],
    [{ from: '2026-11-01' }, true],
  ])('that is empty with the filter %j is marked as filtered: %s', (filter, isNarrowed) => {
    expect(found({ ...register([]), filter })).toMatchObject({ rows: [], isNarrowed });
  });
});
