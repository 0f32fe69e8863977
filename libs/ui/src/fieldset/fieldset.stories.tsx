import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { TextField } from '../text-field/text-field';
import { Fieldset } from './fieldset';

const words = {
  th: {
    legend: 'ข้อมูลสำหรับติดต่อกลับ',
    hint: 'กรอกอย่างน้อยหนึ่งช่อง',
    error: 'กรอกโทรศัพท์หรืออีเมล',
    phone: 'โทรศัพท์',
    email: 'อีเมล',
  },
  en: {
    legend: 'How we can reach you',
    hint: 'Fill in at least one of them.',
    error: 'Enter a telephone number or an email address',
    phone: 'Telephone',
    email: 'Email address',
  },
};

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  parameters: {
    docs: {
      description: {
        component:
          'Groups several controls that answer one question, or a section of a longer form (`legendSize="lg"`). Not for a single control, and not for layout: screen readers announce its legend before every control. RadioGroup and CheckboxGroup have their own.',
      },
    },
  },
  args: { legend: '', children: null },
  render: (args, { globals }) => {
    const t = inLocale(globals, words);
    return (
      <Fieldset
        className="mt-3 grid gap-4"
        {...args}
        legend={args.legend || t.legend}
        hint={args.hint ?? t.hint}
      >
        <TextField label={t.phone} name="phone" type="tel" autoComplete="tel" width="sm" />
        <TextField label={t.email} name="email" type="email" autoComplete="email" />
      </Fieldset>
    );
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvasElement, globals }) => {
    const { legend, hint } = inLocale(globals, words);
    const group = within(canvasElement).getByRole('group', { name: legend });
    await expect(group).toHaveAccessibleDescription(hint);
  },
};

export const PartOfAForm: Story = { args: { legendSize: 'lg', hint: '' } };
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
};
export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render({ ...args, legend: longest, hint: summary, error: longest, optional: true }, context)}
      </div>
    );
  },
};
