import type { Category, Item, PageFilterField, Locale } from '@raang/domain';
import { createElement } from 'react';
import { listingExample } from '../shared/examples/listing-example';
import { exampleContext } from '../shared/examples/model-context-example';
import { stationsExample } from '../shared/examples/network-example';
import { prepareListingBodies } from './listing-body';
import type { ListingData, SourceName } from '../shared/listing/listing-data';
import { type ListingModel, toListingModel } from './listing-model';
import { ListingView } from './listing-view';

/** Arguments of a listing's story: the data by language. */
export interface ListingStoryArgs {
  data: Data;
}

type Globals = Record<string, unknown>;

const localeOf = (globals: Globals): Locale => (globals['locale'] === 'en' ? 'en' : 'th');

type Data = (locale: Locale) => ListingData<SourceName>;

const modelOf = (data: Data, locale: Locale) => toListingModel(data(locale), exampleContext(locale));

const show = (_: unknown, { loaded }: { loaded: Record<string, unknown> }) =>
  createElement(ListingView, { model: loaded['model'] as ListingModel });

const common = { parameters: { bleed: true }, render: show };

/** Meta of stories that show a whole listing page. */
export const listingStory = {
  ...common,
  loaders: [
    prepareListingBodies,
    async ({ args: { data }, globals }: { args: ListingStoryArgs; globals: Globals }) => ({
      model: await modelOf(data, localeOf(globals)),
    }),
  ],
};

/** A whole listing page among stories that show only its view. */
function storyOf(data: Data) {
  return {
    ...common,
    loaders: [
      prepareListingBodies,
      async ({ globals }: { globals: Globals }) => ({ model: await modelOf(data, localeOf(globals)) }),
    ],
  };
}

/** The category is empty. */
export const emptyStory = (template: string) => storyOf(() => listingOf(template, []));

/** An invalid value is ignored and named; the rest is shown. */
export const wrongFilterStory = (
  template: string,
  ignored: PageFilterField,
  items: (locale: Locale) => Item[],
) => storyOf((locale) => ({ ...listingOf(template, items(locale)), ignored: [ignored] }));

function listingOf(template: string, items: Item[]): ListingData<SourceName> {
  const [, view = ''] = template.split('.');
  const category = {
    slug: 'news',
    name: { th: 'หมวดตัวอย่าง', en: 'An example category' },
    description: { th: `แสดงแบบ ${view}`, en: `Shown as ${view}.` },
    template,
  } as Category;
  return listingExample({ category, items, sources: { stations: stationsExample } });
}
