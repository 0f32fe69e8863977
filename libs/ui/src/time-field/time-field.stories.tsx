import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { TimeField } from './time-field';

const words = {
  th: { label: 'เวลา', hint: 'หากไม่ระบุ หมายถึงขณะนี้', error: 'เวลานี้ไม่มีบนนาฬิกา เช่น 08.30' },
  en: { label: 'Time', hint: 'Now, if empty', error: 'This is no time of day. Type it as 08:30.' },
};

const meta = {
  title: 'Components/Time field',
  component: TimeField,
  parameters: {
    docs: {
      description: {
        component:
          'A time of the 24-hour clock, sent as 08:30 in every browser and language. Not for durations. For a day, use DatePicker.',
      },
    },
  },
  args: { label: '', name: 'time' },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <TimeField {...args} label={args.label || label} hint={args.hint ?? hint} />;
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, globals }) => {
    const { label, hint } = inLocale(globals, words);
    await expect(within(canvasElement).getByLabelText(label)).toHaveAccessibleDescription(hint);
  },
};

export const Filled: Story = {
  args: { defaultValue: '08:30' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toHaveValue('08:30');
  },
};

/** A time as people type it, on a keyboard without a colon as well. */
export const AsTyped: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')!;
    for (const [typed, time] of [
      ['1830', '18:30'],
      ['8.30 น.', '08:30'],
      ['8 pm', '20:00'],
      ['soon', 'soon'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(time);
    }
  },
};

/** An invalid text is kept for correction. */
export const Invalid: Story = {
  args: { defaultValue: '25:99' },
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveValue('25:99');
    await expect(input).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '08:30' } };

export const Longest: Story = {
  render: (args, context) => (
    <div className="max-w-72">
      {meta.render(
        { ...args, label: wordsFor(context.globals).longest, hint: wordsFor(context.globals).summary },
        context,
      )}
    </div>
  ),
};
