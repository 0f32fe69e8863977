import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Mark: Story = { render: () => <BrandMark className="size-40" /> };
