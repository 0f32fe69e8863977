import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { CheckboxGroup } from '../checkbox/checkbox-group';
import { inLocale, lineIds, wordsFor } from '../examples.stories';
import { TextField } from '../text-field/text-field';
import { ErrorSummary } from './error-summary';

const words = {
  th: {
    email: 'อีเมล',
    emailError: 'กรอกอีเมลให้ครบ เช่น name@example.com',
    lines: 'สายที่ใช้บริการ',
    linesError: 'เลือกอย่างน้อยหนึ่งสาย',
    formError: 'ส่งแบบฟอร์มไม่สำเร็จ โปรดลองอีกครั้งในอีกสักครู่',
    send: 'ส่งแบบฟอร์ม',
  },
  en: {
    email: 'Email address',
    emailError: 'Enter the whole address, such as name@example.com',
    lines: 'Lines that you use',
    linesError: 'Choose at least one line',
    formError: 'We could not send the form. Please try again in a moment.',
    send: 'Send the form',
  },
};

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component:
          'Lists the errors at the top of a form after a failed submission. It takes the focus, so that screen readers announce it, and links to each field. The fields show the same messages. Do not show it while the person is typing. For a failure that is not about the fields, use Notice.',
      },
    },
  },
  args: { problems: [] },
  render: (args, { globals }) => {
    const { emailError, linesError } = inLocale(globals, words);
    const problems = [
      { fieldId: 'email', message: emailError },
      { fieldId: 'lines', message: linesError },
    ];
    return <ErrorSummary {...args} problems={args.problems.length > 0 ? args.problems : problems} />;
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesFocus: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('heading').closest('[tabindex]');
    await expect(box).toHaveFocus();
  },
};

export const WholeForm: Story = {
  render: (args, context) =>
    meta.render({ ...args, problems: [{ message: inLocale(context.globals, words).formError }] }, context),
};

/** A form that reports errors until both fields are valid. */
function Form({ globals }: { globals: Record<string, unknown> }) {
  const t = inLocale(globals, words);
  const { lines } = wordsFor(globals);
  const [attempt, setAttempt] = useState(0);
  const [wrong, setWrong] = useState<{ email: boolean; lines: boolean }>({ email: false, lines: false });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setWrong({ email: !String(data.get('email')).includes('@'), lines: data.getAll('lines').length === 0 });
    setAttempt((before) => before + 1);
  };
  const problems = [
    ...(wrong.email ? [{ fieldId: 'email', message: t.emailError }] : []),
    ...(wrong.lines ? [{ fieldId: 'lines', message: t.linesError }] : []),
  ];
  return (
    <form noValidate onSubmit={send} className="grid justify-items-start gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={t.email}
        error={wrong.email && t.emailError}
        className="w-full"
      />
      <CheckboxGroup
        id="lines"
        name="lines"
        legend={t.lines}
        error={wrong.lines && t.linesError}
        options={lineIds.map((id) => ({ value: id, label: lines[id] }))}
      />
      <Button type="submit">{t.send}</Button>
    </form>
  );
}

export const InAForm: Story = {
  render: (_, { globals }) => <Form globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const t = inLocale(globals, words);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading')).toBeNull();
    const send = canvas.getByRole('button', { name: t.send });
    await userEvent.click(send);
    const summary = canvas.getByRole('heading').closest('[tabindex]');
    await expect(summary).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: t.linesError }));
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: t.linesError })).toBeNull();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox');
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await userEvent.keyboard('name@example.com{Enter}');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Longest: Story = {
  render: (args, context) => {
    const { longest, title } = wordsFor(context.globals);
    return (
      <div className="max-w-80">
        {meta.render(
          { ...args, title, problems: [{ fieldId: 'a', message: longest }, { message: longest }] },
          context,
        )}
      </div>
    );
  },
};
