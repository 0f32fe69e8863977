import type { Locale } from '@raang/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleTurns } from './assistant-examples';
import { AssistantView } from './assistant-view';

/** Shows the whole log: axe cannot measure contrast where its edge cuts a line. */
function showAll(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('region').parentElement!.classList.add('h-auto!');
}

const meta = {
  title: 'Templates/Assistant',
  component: AssistantView,
  args: {
    turns: [],
    isAnswering: false,
    onAsk: fn(),
    onRetry: fn(),
    onReset: fn(),
    onClose: fn(),
  },
  decorators: (Story) => (
    <div className="h-160 max-w-100">
      <Story />
    </div>
  ),
  play: ({ canvasElement }) => showAll(canvasElement),
} satisfies Meta<typeof AssistantView>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnsOf = (globals: Record<string, unknown>) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
  return exampleTurns(locale);
};

/** A press on an example asks it. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const [example] = within(within(canvasElement).getByRole('log')).getAllByRole('button');
    await userEvent.click(example!);
    await expect(args.onAsk).toHaveBeenCalledWith(example!.textContent);
    showAll(canvasElement);
  },
};

export const Answered: Story = {
  render: (args, { globals }) => <AssistantView {...args} turns={turnsOf(globals)} />,
};

export const Answering: Story = {
  render: (args, { globals }) => <AssistantView {...args} turns={turnsOf(globals).slice(0, 1)} isAnswering />,
};

export const Failed: Story = {
  render: (args, { globals }) => (
    <AssistantView {...args} turns={turnsOf(globals).slice(0, 1)} failure="offline" />
  ),
};

export const TooMany: Story = {
  render: (args, { globals }) => (
    <AssistantView {...args} turns={turnsOf(globals).slice(0, 1)} failure="too-many" />
  ),
};
