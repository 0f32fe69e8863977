import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component:
          'The first focusable element of a page, which skips the header. Not for links within a text.',
      },
    },
  },
  render: (args) => (
    <div className="relative min-h-24">
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} />
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
