import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { Switch } from './switch';

const words = {
  th: { label: 'แสดงเฉพาะเส้นทางที่ไม่มีบันได', hint: 'ใช้ลิฟต์หรือทางลาดตลอดการเดินทาง' },
  en: { label: 'Step-free journeys only', hint: 'Lifts or ramps all the way.' },
};

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          'A setting that takes effect immediately. In a form with a submit button, use Checkbox. For a choice between two named options, use RadioGroup.',
      },
    },
  },
  args: { label: '', name: 'step-free', onChange: fn() },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <Switch {...args} label={args.label || label} hint={args.hint ?? hint} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { label, hint } = inLocale(globals, words);
    const control = within(canvasElement).getByRole('switch', { name: label });
    await expect(control).toHaveAccessibleDescription(hint);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(label));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = { args: { defaultChecked: true } };

export const Controlled: Story = { args: { checked: true } };

export const Disabled: Story = {
  render: (args, context) => (
    <>
      {meta.render({ ...args, disabled: true }, context)}
      {meta.render({ ...args, disabled: true, defaultChecked: true }, context)}
    </>
  ),
};

export const Longest: Story = {
  args: { defaultChecked: true },
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return <div className="max-w-80">{meta.render({ ...args, label: longest, hint: summary }, context)}</div>;
  },
};
