import type { Meta, StoryObj } from '@storybook/react-vite';
import { noSources } from '../shared/examples/listing-example';
import { expect, within } from 'storybook/test';
import { articleExample } from '../shared/examples/article-examples';
import {
  facilitiesCategory,
  longestNetworkListing,
  networkListing,
} from '../shared/examples/network-example';
import { listingStory, type ListingStoryArgs } from '../listing/listing-story-example';

const meta = { title: 'Views/TableFacility', ...listingStory } satisfies Meta<ListingStoryArgs>;
export default meta;
type Story = StoryObj<ListingStoryArgs>;

/** Counts of each line, with a link to its page. */
export const Lines: Story = {
  args: {
    data: (locale) => networkListing(facilitiesCategory, locale, { items: [articleExample(locale)] }),
  },
};

/** Every mark has its word, and its year if most records have another; every record is readable in full. */
export const OneLine: Story = {
  args: { data: (locale) => networkListing(facilitiesCategory, locale, { line: 'blue' }) },
  play: async ({ canvasElement }) => {
    const [table] = within(canvasElement).getAllByRole('table');
    const marks = within(table!)
      .getAllByRole('cell')
      .filter((cell) => cell.querySelector('svg'));
    const silent = marks.filter(({ textContent }) => !textContent);
    await expect([marks.length > 0, silent], 'every mark has its text').toEqual([true, []]);
  },
};

/** A line without records. */
export const NoData: Story = {
  args: { data: (locale) => networkListing(facilitiesCategory, locale, { line: 'pink' }) },
};

export const Longest: Story = {
  args: { data: (locale) => longestNetworkListing(facilitiesCategory, locale) },
};

export const Empty: Story = {
  args: { data: (locale) => networkListing(facilitiesCategory, locale, { sources: noSources }) },
};

export const Narrow: Story = { ...OneLine, globals: { viewport: { value: 'mobile1' } } };

/** An unknown line is ignored and named; all lines are shown. */
export const WrongFilter: Story = {
  args: { data: (locale) => networkListing(facilitiesCategory, locale, { ignored: ['line'] }) },
};
