import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { FormField } from './form-field';

const words = {
  th: {
    label: 'เวลาที่สะดวกให้ติดต่อกลับ',
    hint: 'เจ้าหน้าที่ติดต่อกลับได้ทุกวัน 08.30–16.30 น.',
    error: 'เลือกเวลาระหว่าง 08.30 ถึง 16.30 น.',
  },
  en: {
    label: 'A good time to call you back',
    hint: 'We call every day between 08:30 and 16:30.',
    error: 'Choose a time between 08:30 and 16:30',
  },
};

const meta = {
  title: 'Components/Form field',
  component: FormField,
  parameters: {
    docs: {
      description: {
        component:
          'Label, hint and error of a control that the kit does not have, such as the native time input here. Use TextField, Select and the like where they fit. For several controls that answer one question, use Fieldset.',
      },
    },
  },
  args: { label: '', children: () => null },
  render: (args, { globals }) => {
    const { label, hint } = inLocale(globals, words);
    return (
      <FormField {...args} label={args.label || label} hint={args.hint ?? hint}>
        {(control) => (
          <input
            {...control}
            type="time"
            name="time"
            className="min-h-12 rounded-md border-2 border-line-strong bg-surface-raised px-3 aria-invalid:border-danger"
          />
        )}
      </FormField>
    );
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ canvasElement, globals }) => {
    const { label, hint } = inLocale(globals, words);
    const control = within(canvasElement).getByLabelText(label);
    await expect(control).toHaveAccessibleDescription(hint);
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};

export const Optional: Story = { args: { optional: true } };

export const WithError: Story = {
  args: { id: 'time' },
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
  play: async ({ canvasElement, globals }) => {
    const { label, hint, error } = inLocale(globals, words);
    const control = within(canvasElement).getByLabelText(label);
    await expect(control).toHaveAttribute('id', 'time');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(expect.stringMatching(hint));
    await expect(control).toHaveAccessibleDescription(expect.stringMatching(error));
  },
};

export const LabelHidden: Story = { args: { labelHidden: true, hint: '' } };

/** A short label in a container with room; hint and error stand below. */
export const LabelBeside: Story = {
  args: { labelBeside: true },
  render: (args, context) => (
    <div className="@container">
      {meta.render({ ...args, error: inLocale(context.globals, words).error }, context)}
    </div>
  ),
};

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return meta.render({ ...args, label: longest, hint: summary, error: longest, optional: true }, context);
  },
};
