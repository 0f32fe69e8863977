import type { Item } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleExample, longestArticleExample } from '../shared/examples/article-examples';
import { newsCategory, parkingCategory, travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import type { ListingData } from '../shared/listing/listing-data';
import { listingStory, type ListingStoryArgs } from './listing-story-example';

function newsListing(items: ListingData['items'], changes: Partial<ListingData> = {}): ListingData {
  return {
    group: updatesGroup,
    category: newsCategory,
    filter: {},
    dropped: [],
    sources: {},
    items,
    total: items.length,
    page: 1,
    pageSize: 12,
    ...changes,
  };
}

const meta = { title: 'Views/Listing', ...listingStory } satisfies Meta<ListingStoryArgs>;
export default meta;
type Story = StoryObj<ListingStoryArgs>;

export const ContentList: Story = {
  args: {
    data: (locale) =>
      newsListing([
        articleExample(locale),
        articleExample(locale, { id: 'ends' as Item['id'], validTo: '2026-11-30' }),
        articleExample(locale, { id: 'ended' as Item['id'], validTo: '2026-01-31', pictureUrl: undefined }),
      ]),
  },
};

export const TableMRT: Story = {
  args: {
    data: (locale) => ({
      ...newsListing([carParkExample(locale), unknownCarParkExample(locale)]),
      group: travelGroup,
      category: parkingCategory,
    }),
  },
};

export const SecondOfManyPages: Story = {
  args: { data: (locale) => newsListing([articleExample(locale)], { total: 100, page: 2 }) },
};

export const Empty: Story = { args: { data: () => newsListing([]) } };

export const Longest: Story = { args: { data: (locale) => newsListing([longestArticleExample(locale)]) } };

/** Every text is missing in the page's language and comes in the other one. */
export const Untranslated: Story = {
  args: { data: (locale) => newsListing([articleExample(locale === 'th' ? 'en' : 'th')]) },
};
