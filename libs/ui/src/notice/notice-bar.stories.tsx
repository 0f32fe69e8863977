import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsFor } from '../examples.stories';
import { NoticeBar, NoticeCross } from './notice-bar';

const meta = {
  title: 'Components/Notice bar',
  component: NoticeBar,
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'A site-wide announcement above every page: one or two lines, with optional details. Within a page, use Notice.',
      },
    },
  },
  args: { title: '' },
  render: (args, { globals }) => (
    <NoticeBar {...args} title={wordsFor(globals).title}>
      <p>{wordsFor(globals).summary}</p>
    </NoticeBar>
  ),
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvasElement, globals }) => {
    const text = within(canvasElement).getByText(wordsFor(globals).summary);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(text).toBeVisible();
  },
};
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const DangerExpanded: Story = { args: { tone: 'danger', defaultOpen: true } };

export const TitleOnly: Story = {
  render: (args, { globals }) => <NoticeBar {...args} title={wordsFor(globals).title} />,
};

const close = fn();

export const LongestWithCross: Story = {
  args: { tone: 'warning' },
  render: (args, { globals }) => (
    <NoticeBar
      {...args}
      title={wordsFor(globals).longest}
      action={<NoticeCross label={`× ${wordsFor(globals).longest}`} onClick={close} />}
    >
      <p>{wordsFor(globals).summary}</p>
    </NoticeBar>
  ),
  play: async ({ canvasElement }) => {
    close.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(close).toHaveBeenCalledOnce();
  },
};
