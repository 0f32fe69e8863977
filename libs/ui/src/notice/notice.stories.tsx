import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { wordsFor } from '../examples.stories';
import { Notice } from './notice';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component:
          'A message to read before the content. For a temporary message, use Toast. For an error of a field, use its `error`.',
      },
    },
  },
  render: (args, { globals }) => (
    <Notice {...args} title={wordsFor(globals).title}>
      {wordsFor(globals).summary}
    </Notice>
  ),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger', headingLevel: 2 } };
export const Announced: Story = { args: { tone: 'success', role: 'status' } };
export const TextOnly: Story = {
  render: (args, { globals }) => <Notice {...args}>{wordsFor(globals).summary}</Notice>,
};
export const WithActions: Story = {
  render: (args, { globals }) => (
    <Notice
      {...args}
      tone="warning"
      title={wordsFor(globals).longest}
      actions={
        <Button size="sm" variant="secondary">
          {wordsFor(globals).detour}
        </Button>
      }
    />
  ),
};

/** The title only; a press shows the rest. */
export const Folded: Story = {
  args: { tone: 'warning', folded: true, headingLevel: 2 },
  play: async ({ canvasElement, globals }) => {
    const text = within(canvasElement).getByText(wordsFor(globals).summary);
    await expect(text).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('heading'));
    await expect(text).toBeVisible();
  },
};
