import type { Category, Item, ListingFilterField, Locale } from '@raang/domain';
import { createElement } from 'react';
import { exampleContext, updatesGroup } from '../shared/examples/model-context-example';
import { stationsExample } from '../shared/examples/network-example';
import { prepareListingBodies } from './listing-body';
import type { ListingData } from '../shared/listing/listing-data';
import { toListingModel } from './listing-model';
import { ListingView } from './listing-view';

/** What a story of a listing says: the data in its language. */
export interface ListingStoryArgs {
  data: (locale: Locale) => ListingData;
}

type Globals = Record<string, unknown>;

const localeOf = (globals: Globals): Locale => (globals['locale'] === 'en' ? 'en' : 'th');

const show = (data: ListingData, locale: Locale) =>
  createElement(ListingView, { model: toListingModel(data, exampleContext(locale)) });

const parts = { loaders: [prepareListingBodies], parameters: { bleed: true } };

/** A listing as its page shows it, for the stories of every view type. */
export const listingStory = {
  ...parts,
  render: ({ data }: ListingStoryArgs, { globals }: { globals: Globals }) =>
    show(data(localeOf(globals)), localeOf(globals)),
};

/** A listing among stories that show its view alone. */
function storyOf(data: (locale: Locale) => ListingData) {
  return {
    ...parts,
    render: (_: unknown, { globals }: { globals: Globals }) =>
      show(data(localeOf(globals)), localeOf(globals)),
  };
}

/** The category holds nothing yet. */
export const emptyStory = (template: string) => storyOf(() => listingOf(template, []));

/** A value that makes no sense is left out and said, and the rest is shown. */
export const wrongFilterStory = (
  template: string,
  dropped: ListingFilterField,
  items: (locale: Locale) => Item[],
) => storyOf((locale) => ({ ...listingOf(template, items(locale)), dropped: [dropped] }));

function listingOf(template: string, items: Item[]): ListingData {
  const [, view = ''] = template.split('.');
  const category = {
    slug: 'news',
    name: { th: 'หมวดตัวอย่าง', en: 'An example category' },
    description: { th: `แสดงแบบ ${view}`, en: `Shown as ${view}.` },
    template,
  } as Category;
  return {
    group: updatesGroup,
    category,
    filter: {},
    dropped: [],
    items,
    total: items.length,
    page: 1,
    pageSize: 50,
    sources: { stations: stationsExample },
  };
}
