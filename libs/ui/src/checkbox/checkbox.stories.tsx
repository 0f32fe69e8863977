import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contrast } from '../docs/contrast';
import { inLocale, wordsFor } from '../examples.stories';
import { Link } from '../link/link';
import { Checkbox } from './checkbox';

const words = {
  th: {
    label: 'แจ้งให้ทราบทางอีเมลเมื่อพบทรัพย์สินที่ตรงกัน',
    hint: 'ยกเลิกได้ทุกเมื่อในหน้าติดตามเรื่อง',
    agree: 'ได้อ่านและยอมรับ',
    policy: 'นโยบายความเป็นส่วนตัว',
    error: 'ต้องยอมรับนโยบายความเป็นส่วนตัวก่อนส่งแบบฟอร์ม',
  },
  en: {
    label: 'Email me when something like it is found',
    hint: 'You can stop this at any time on the tracking page.',
    agree: 'I have read and accept the ',
    policy: 'privacy policy',
    error: 'Accept the privacy policy before you send the form',
  },
};

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          'A statement that the person agrees to by sending the form. The specification (section 9) fixes its green: the token `check` has one value in every mode and theme. For a setting with immediate effect, use Switch. For two answers that both need a label, use RadioGroup.',
      },
    },
  },
  args: { label: '', name: 'notify', onChange: fn() },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return <Checkbox {...args} label={args.label || label} hint={args.hint ?? hint} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { label, hint } = inLocale(globals, words);
    const box = within(canvasElement).getByRole('checkbox', { name: label });
    await expect(box).toHaveAccessibleDescription(hint);
    await expect(box.nextElementSibling).not.toBeVisible();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box.nextElementSibling).toBeVisible();
    await userEvent.click(within(canvasElement).getByText(hint));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Controlled: Story = {
  args: { checked: true },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  args: { hint: '' },
  render: (args, context) => {
    const { agree, policy, error } = inLocale(context.globals, words);
    const label = (
      <>
        {agree}
        <Link href="#policy">{policy}</Link>
      </>
    );
    return meta.render({ ...args, label, error, name: 'consent' }, context);
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleName(/./);
  },
};

export const Disabled: Story = {
  render: (args, context) => (
    <>
      {meta.render({ ...args, disabled: true }, context)}
      {meta.render({ ...args, disabled: true, defaultChecked: true }, context)}
    </>
  ),
};

/** Specification, section 9: the same green in both modes, with a contrast of 3:1 to the background and 4.5:1 to the mark. */
export const FixedColour: Story = {
  args: { defaultChecked: true },
  render: (args, context) => (
    <div className="grid sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-surface p-4">
          {meta.render(args, context)}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox');
    const colours = boxes.map((box) => getComputedStyle(box).backgroundColor);
    await expect(new Set(colours).size).toBe(1);
    for (const box of boxes) {
      const green = getComputedStyle(box).backgroundColor;
      const ground = getComputedStyle(box.closest('[data-theme]')!).backgroundColor;
      await expect(contrast(green, ground)).toBeGreaterThanOrEqual(3);
      await expect(contrast(green, getComputedStyle(box.nextElementSibling!).color)).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  },
};

export const Longest: Story = {
  args: { defaultChecked: true },
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render({ ...args, label: longest, hint: summary, error: longest }, context)}
      </div>
    );
  },
};
