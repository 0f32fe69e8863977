import type { Item } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleExample, longestArticleExample } from '../shared/examples/article-examples';
import { parkingCategory, travelGroup } from '../shared/examples/model-context-example';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import { listingExample } from '../shared/examples/listing-example';
import { activityExample } from '../shared/examples/item-examples';
import { listingStory, type ListingStoryArgs } from './listing-story-example';

const meta = { title: 'Views/Listing', ...listingStory } satisfies Meta<ListingStoryArgs>;
export default meta;
type Story = StoryObj<ListingStoryArgs>;

export const ContentList: Story = {
  args: {
    data: (locale) =>
      listingExample({
        items: [
          articleExample(locale),
          articleExample(locale, { id: 'ends' as Item['id'], validTo: '2026-11-30' }),
          articleExample(locale, { id: 'ended' as Item['id'], validTo: '2026-01-31', pictureUrl: undefined }),
        ],
      }),
  },
};

export const LineTable: Story = {
  args: {
    data: (locale) =>
      listingExample({
        group: travelGroup,
        category: parkingCategory,
        items: [carParkExample(locale), unknownCarParkExample(locale)],
      }),
  },
};

/** Items with days: the listing has a calendar besides its feed. */
export const Activities: Story = {
  args: { data: (locale) => listingExample({ items: [activityExample(locale)] }) },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: /Subscribe|ติดตาม/ })).getAllByRole('link');
    await expect(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
      expect.stringMatching(/\/updates\/news\/feed\.xml$/),
      expect.stringMatching(/\/updates\/news\/calendar\.ics$/),
    ]);
  },
};

export const SecondOfManyPages: Story = {
  args: {
    data: (locale) => listingExample({ items: [articleExample(locale)], total: 100, page: 2, pageSize: 12 }),
  },
};

export const Empty: Story = { args: { data: () => listingExample() } };

export const Longest: Story = {
  args: { data: (locale) => listingExample({ items: [longestArticleExample(locale)] }) },
};

/** All text is in the other language. */
export const Untranslated: Story = {
  args: { data: (locale) => listingExample({ items: [articleExample(locale === 'th' ? 'en' : 'th')] }) },
};
