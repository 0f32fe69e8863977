import type { Meta, StoryObj } from '@storybook/react-vite';
import { noSources } from '../shared/examples/listing-example';
import { expect, within } from 'storybook/test';
import { articleExample } from '../shared/examples/article-examples';
import {
  longestNetworkListing,
  networkListing,
  serviceHoursExample,
  trainScheduleCategory,
} from '../shared/examples/network-example';
import { listingStory, type ListingStoryArgs } from '../listing/listing-story-example';

const meta = { title: 'Views/BusSchedule', ...listingStory } satisfies Meta<ListingStoryArgs>;
export default meta;
type Story = StoryObj<ListingStoryArgs>;

/** Headways of every line; a link leads to the stations of each. */
export const Lines: Story = {
  args: {
    data: (locale) => networkListing(trainScheduleCategory, locale, { items: [articleExample(locale)] }),
  },
};

/** One line with first and last trains of every station; times after midnight are marked. */
export const OneLine: Story = {
  args: { data: (locale) => networkListing(trainScheduleCategory, locale, { line: 'blue' }) },
  play: async ({ canvasElement }) => {
    const late = within(canvasElement).getAllByText(/^(after midnight|หลังเที่ยงคืน)$/);
    await expect(late.length).toBeGreaterThan(0);
  },
};

export const Branch: Story = {
  args: { data: (locale) => networkListing(trainScheduleCategory, locale, { line: 'pink' }) },
};

/** The other end has no train at weekends. */
export const NoTrainsOnSomeDays: Story = {
  args: {
    data: (locale) => {
      const data = networkListing(trainScheduleCategory, locale, { line: 'blue' });
      const serviceHours = serviceHoursExample.filter(
        ({ station, dayTypes }) => station !== 'BL38' || dayTypes.includes('weekday'),
      );
      return { ...data, sources: { ...data.sources, serviceHours } };
    },
  },
};

export const Longest: Story = {
  args: { data: (locale) => longestNetworkListing(trainScheduleCategory, locale) },
};

/** No feed is in force yet. */
export const Empty: Story = {
  args: { data: (locale) => networkListing(trainScheduleCategory, locale, { sources: noSources }) },
};

export const Narrow: Story = { ...OneLine, globals: { viewport: { value: 'mobile1' } } };

/** An unknown line is ignored and named; all lines are shown. */
export const WrongFilter: Story = {
  args: { data: (locale) => networkListing(trainScheduleCategory, locale, { ignored: ['line'] }) },
};
