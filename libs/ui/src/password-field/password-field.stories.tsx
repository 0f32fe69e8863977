import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { labels as en } from '../labels/en';
import { labels as th } from '../labels/th';
import { PasswordField } from './password-field';

const words = {
  th: {
    label: 'รหัสผ่านใหม่',
    hint: 'อย่างน้อย 12 ตัวอักษร เช่น คำที่ไม่เกี่ยวกันหลายคำ',
    error: 'มีผู้ใช้รหัสผ่านนี้จำนวนมาก โปรดตั้งรหัสผ่านอื่น',
  },
  en: {
    label: 'New password',
    hint: 'At least 12 characters, such as several unrelated words',
    error: 'Many people use this password. Choose another one',
  },
};

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component:
          'A password that the person may show. Ask for it once: a second field makes people copy their mistake. Allow pasting and do not limit the characters.',
      },
    },
  },
  args: { label: '', name: 'password', autoComplete: 'new-password' },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField {...args} label={args.label || label} hint={args.hint ?? hint} />
      </form>
    );
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvasElement, globals }) => {
    const { passwordField } = inLocale(globals, { th, en });
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector('input')!;
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse battery');
    await expect(canvas.getByRole('button', { name: passwordField.hide })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(passwordField.shown);
  },
};

/** Browsers keep texts of submitted forms, but not passwords. */
export const HiddenOnSubmit: Story = {
  args: { defaultValue: 'correct horse battery' },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')!;
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
    input.form!.requestSubmit();
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
  },
};

export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse battery' } };

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render({ ...args, label: longest, hint: summary, error: longest, optional: true }, context)}
      </div>
    );
  },
};
