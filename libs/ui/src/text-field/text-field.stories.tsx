import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { Icon } from '../icon/icon';
import { SearchIcon } from '../icon/icons';
import { TextField } from './text-field';

const words = {
  th: {
    name: 'ชื่อและนามสกุล',
    email: 'อีเมล',
    emailHint: 'ใช้ส่งหมายเลขอ้างอิงและผลการดำเนินการ',
    emailError: 'กรอกอีเมลให้ครบ เช่น name@example.com',
    phone: 'โทรศัพท์มือถือ',
    password: 'รหัสผ่าน',
    postcode: 'รหัสไปรษณีย์',
    search: 'ค้นหาสถานี',
    amount: 'มูลค่าโดยประมาณ',
    baht: 'บาท',
    subject: 'หัวข้อ',
    subjectValue: 'ลืมร่มสีเขียวไว้ที่สถานีสุขุมวิท',
    reference: 'หมายเลขอ้างอิง',
  },
  en: {
    name: 'Full name',
    email: 'Email address',
    emailHint: 'We send your reference and our answer there.',
    emailError: 'Enter the whole address, such as name@example.com',
    phone: 'Mobile number',
    password: 'Password',
    postcode: 'Postcode',
    search: 'Find a station',
    amount: 'Approximate value',
    baht: 'baht',
    subject: 'Subject',
    subjectValue: 'Green umbrella left at Sukhumvit',
    reference: 'Reference',
  },
};

const meta = {
  title: 'Components/Text field',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. For more than a sentence, use TextArea. For a few known answers, use RadioGroup or Select; for a date, DatePicker; for a station, StationSelector. A placeholder replaces neither label nor hint, so these examples have none.',
      },
    },
  },
  args: { label: '', onChange: fn() },
  render: (args, { globals }) => {
    const { email, emailHint } = inLocale(globals, words);
    return (
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        {...args}
        label={args.label || email}
        hint={args.hint ?? emailHint}
      />
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { email, emailHint } = inLocale(globals, words);
    const input = within(canvasElement).getByLabelText(email);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(emailHint);
    await userEvent.keyboard('a@b.c');
    await expect(input).toHaveValue('a@b.c');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const WithError: Story = {
  args: { defaultValue: 'name@' },
  render: (args, context) =>
    meta.render({ ...args, error: inLocale(context.globals, words).emailError }, context),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};

/** Each with the type, autocomplete token and keyboard for its content. */
export const Types: Story = {
  render: (args, { globals }) => {
    const t = inLocale(globals, words);
    return (
      <div className="grid gap-5">
        <TextField {...args} label={t.name} name="name" autoComplete="name" />
        <TextField
          {...args}
          label={t.email}
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          {...args}
          label={t.phone}
          type="tel"
          name="phone"
          autoComplete="tel-national"
          inputMode="tel"
          width="sm"
          prefix="+66"
        />
        <TextField
          {...args}
          label={t.password}
          type="password"
          name="password"
          autoComplete="current-password"
          width="md"
        />
        <TextField
          {...args}
          label={t.postcode}
          name="postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          width="xs"
        />
      </div>
    );
  },
};

export const PrefixAndSuffix: Story = {
  render: (args, { globals }) => {
    const t = inLocale(globals, words);
    return (
      <div className="grid gap-5">
        <TextField {...args} label={t.amount} inputMode="numeric" width="sm" suffix={t.baht} />
        <TextField {...args} label={t.search} type="search" prefix={<Icon icon={SearchIcon} />} />
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = inLocale(globals, words);
    await expect(within(canvasElement).getByLabelText(t.amount)).toHaveAccessibleDescription(t.baht);
  },
};

export const Optional: Story = { args: { optional: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'name@example.com' } };

export const ReadOnly: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={inLocale(globals, words).reference}
      readOnly
      defaultValue="LP-2569-00412"
      width="md"
    />
  ),
};

/** Text beyond the limit is reported, not cut. */
export const Counter: Story = {
  render: (args, { globals }) => (
    <form>
      <TextField
        {...args}
        label={inLocale(globals, words).subject}
        name="subject"
        counter
        maxLength={20}
        defaultValue="12345"
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await expect(canvas.getByText(/15/)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/20/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, '6789012345678901');
    await expect(input).toHaveValue('123456789012345678901');
    await expect(canvas.getByText(/\D1\D|\D1$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    input.closest('form')!.reset();
    await waitFor(() => expect(canvas.getByText(/15/)).toBeVisible());
  },
};

export const CounterExceeded: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={inLocale(globals, words).subject}
      counter
      maxLength={20}
      defaultValue={inLocale(globals, words).subjectValue}
    />
  ),
};

export const LabelHidden: Story = { args: { labelHidden: true, hint: '' } };

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render(
          { ...args, label: longest, hint: summary, error: longest, optional: true, defaultValue: longest },
          context,
        )}
      </div>
    );
  },
};
