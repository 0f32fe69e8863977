import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { Skeleton, SkeletonRegion, SkeletonText } from './skeleton';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonRegion },
  parameters: {
    docs: {
      description: {
        component:
          'Placeholder of a live region that loads in a moment, such as departures. Not for pages, which the server renders, and not for waits of more than a few seconds, which need text.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Circle: Story = { args: { shape: 'circle' } };
export const WithRatio: Story = { args: { ratio: '16/9', className: 'max-w-80' } };
export const Text: Story = { render: () => <SkeletonText lines={4} className="max-w-text" /> };

/** A skeleton next to the text that it replaces. Both have the same height. */
export const Card: Story = {
  render: (_, { globals }) => (
    <div className="grid max-w-160 gap-6 sm:grid-cols-2">
      <SkeletonRegion className="grid content-start gap-3">
        <Skeleton ratio="16/9" />
        <SkeletonText lines={1} className="text-lg" />
        <SkeletonText lines={3} />
      </SkeletonRegion>
      <p className="self-end">{wordsFor(globals).summary}</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\p{L}/u);
  },
};
