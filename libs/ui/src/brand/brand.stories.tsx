import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { Brand } from './brand';
import { BrandMark } from './brand-mark';

const meta = {
  title: 'Components/Brand',
  component: Brand,
  parameters: {
    docs: {
      description: {
        component: "The site's mark and name, as a link to the home page. Not for partners' logos.",
      },
    },
  },
  args: { href: '#home', name: '' },
  render: (args, { globals }) => (
    <Brand {...args} name={wordsFor(globals).siteName} tagline={wordsFor(globals).authority} />
  ),
} satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const NameOnly: Story = {
  render: (args, { globals }) => <Brand {...args} name={wordsFor(globals).siteName} />,
};
export const OneLine: Story = { args: { oneLine: true } };
/** Another authority's mark. */
export const OwnMark: Story = {
  args: {
    mark: (
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" className="fill-accent forced-colors:fill-[CanvasText]" />
      </svg>
    ),
  },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect([mark.width, mark.height]).toEqual([44, 44]);
  },
};
export const Mark: Story = { render: () => <BrandMark className="size-40" /> };
