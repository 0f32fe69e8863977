import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { TextArea } from './text-area';

const words = {
  th: {
    label: 'รายละเอียด',
    hint: 'บอกวัน เวลา และสถานี เพื่อให้ตรวจสอบได้เร็วขึ้น',
    error: 'เล่าเพิ่มอีกเล็กน้อยว่าเกิดอะไรขึ้น',
  },
  en: {
    label: 'What happened',
    hint: 'Day, time and station help us to look into it sooner.',
    error: 'Tell us a little more about what happened',
  },
};

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component:
          'Several sentences. It grows with the text if the browser supports field-sizing, and people can resize it. For a name, a reference or a search, use TextField. For a list of facts, use a field for each.',
      },
    },
  },
  args: { label: '', name: 'details', onChange: fn() },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <TextArea {...args} label={args.label || label} hint={args.hint ?? hint} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Rows: Story = {
  render: (args, { globals }) => (
    <div className="grid gap-5">
      {([3, 5, 8] as const).map((rows) => (
        <TextArea key={rows} {...args} rows={rows} label={inLocale(globals, words).label} />
      ))}
    </div>
  ),
};

export const Grows: Story = {
  args: { rows: 3 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, '1{enter}2{enter}3{enter}4{enter}5{enter}6');
    if (CSS.supports('field-sizing', 'content')) {
      await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    }
  },
};

export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
};

export const Counter: Story = {
  args: { counter: true, maxLength: 30 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '1234567890');
    await expect(args.onChange).toHaveBeenCalledTimes(10);
    await expect(canvas.getByText(/20/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('20'), { timeout: 3000 });
  },
};

export const CounterExceeded: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, counter: true, maxLength: 60, defaultValue: wordsFor(context.globals).summary },
      context,
    ),
};

export const Disabled: Story = {
  render: (args, context) =>
    meta.render({ ...args, disabled: true, defaultValue: wordsFor(context.globals).summary }, context),
};

export const ReadOnly: Story = {
  render: (args, context) =>
    meta.render({ ...args, readOnly: true, defaultValue: wordsFor(context.globals).summary }, context),
};

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    const text = `${longest} ${summary}`.repeat(8);
    return meta.render(
      { ...args, label: longest, hint: summary, error: longest, optional: true, defaultValue: text },
      context,
    );
  },
};
