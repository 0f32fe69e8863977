import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { Link } from './link';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    docs: {
      description: { component: 'Goes somewhere from inside a text. Not for doing something: use Button.' },
    },
  },
  args: { href: '#details' },
  render: (args, { globals }) => <Link {...args}>{wordsFor(globals).detour}</Link>,
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };

export const External: Story = {
  args: { href: 'https://example.org', external: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};

export const InText: Story = {
  render: (_, { globals }) => (
    <p className="max-w-72">
      {wordsFor(globals).summary}{' '}
      <Link href="https://example.org" external>
        {wordsFor(globals).longest}
      </Link>
    </p>
  ),
};
