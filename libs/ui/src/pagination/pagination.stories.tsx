import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: 'Links to the pages of a long list. Renders nothing for one page.',
      },
    },
  },
  args: { page: 6, pages: 24, hrefForPage: (page) => `#${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current=page]');
    await expect(current).toHaveTextContent('6');
    await expect(within(canvasElement).getAllByRole('link').at(-1)).toHaveAttribute('href', '#7');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 24 } };
export const TwoPages: Story = { args: { page: 1, pages: 2 } };
export const OnePageShowsNothing: Story = { args: { page: 1, pages: 1 } };
