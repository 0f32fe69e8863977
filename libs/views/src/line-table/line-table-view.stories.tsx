import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleExample } from '../shared/examples/article-examples';
import { parkingCategory } from '../shared/examples/model-context-example';
import { longestNetworkListing, networkListing, trainLineCategory } from '../shared/examples/network-example';
import { carParkExample, unknownCarParkExample } from '../shared/examples/car-park-examples';
import { listingStory, type ListingStoryArgs } from '../listing/listing-story-example';

const meta = { title: 'Views/LineTable', ...listingStory } satisfies Meta<ListingStoryArgs>;
export default meta;
type Story = StoryObj<ListingStoryArgs>;

/** Diagram and facts of every line, folded on a phone. The category's guides are below. */
export const Lines: Story = {
  args: {
    data: (locale) => networkListing(trainLineCategory, locale, { items: [articleExample(locale)] }),
  },
};

/** The page of one line: its table is open on wide screens. Tha Phra appears twice, since the loop ends there. */
export const OneLine: Story = {
  args: { data: (locale) => networkListing(trainLineCategory, locale, { line: 'blue' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    const [diagram] = canvas.getAllByRole('list', { name: /Stations|สถานี/ });
    await expect([...diagram!.children]).toHaveLength(9);
  },
};

/** Two diagrams; unofficial and unknown facts. */
export const BranchWithUncertainFacts: Story = {
  args: { data: (locale) => networkListing(trainLineCategory, locale, { line: 'pink' }) },
};

export const Longest: Story = {
  args: { data: (locale) => longestNetworkListing(trainLineCategory, locale) },
};

export const CarParks: Story = {
  args: {
    data: (locale) =>
      networkListing(parkingCategory, locale, {
        items: [carParkExample(locale), unknownCarParkExample(locale)],
      }),
  },
};

/** A line without car parks does not show the table of stations. */
export const NoCarPark: Story = {
  args: { data: (locale) => networkListing(parkingCategory, locale, { line: 'pink' }) },
};

export const Narrow: Story = { ...OneLine, globals: { viewport: { value: 'mobile1' } } };

/** An unknown line is ignored and named; all lines are shown. */
export const WrongFilter: Story = {
  args: { data: (locale) => networkListing(trainLineCategory, locale, { ignored: ['line'] }) },
};
