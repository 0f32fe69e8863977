import type { Meta, StoryObj } from '@storybook/react-vite';
import { wordsFor } from '../examples.stories';
import { Container } from './container';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component: 'Gives every section of a page the same width. Not for spacing inside a part.',
      },
    },
  },
  render: (args, { globals }) => (
    <Container {...args} className="bg-surface-sunken py-6">
      {wordsFor(globals).summary}
    </Container>
  ),
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Text: Story = { args: { width: 'text' } };
export const Full: Story = { args: { width: 'full' } };
