import type { Locale } from '@raang/domain';
import { createElement } from 'react';
import { exampleContext } from '../model-context-example';
import { prepareListingBodies } from './listing-body';
import type { ListingData } from './listing-data';
import { toListingModel } from './listing-model';
import { ListingView } from './listing-view';

/** What a story of a listing says: the data in its language. */
export interface ListingStoryArgs {
  data: (locale: Locale) => ListingData;
}

/** A listing as its page shows it, for the stories of every view type. */
export const listingStory = {
  loaders: [prepareListingBodies],
  parameters: { bleed: true },
  render: ({ data }: ListingStoryArgs, { globals }: { globals: Record<string, unknown> }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    return createElement(ListingView, { model: toListingModel(data(locale), exampleContext(locale)) });
  },
};
