import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { DatePicker } from './date-picker';

const words = {
  th: {
    label: 'วันที่ทำของหาย',
    longest: 'วันที่ที่คาดว่าลืมของไว้ในขบวนรถไฟฟ้าหรือในสถานี หากไม่แน่ใจให้เลือกวันแรกที่เป็นไปได้',
    send: 'ส่ง',
    hint: 'ไม่แน่ใจก็เลือกวันแรกที่เป็นไปได้',
    error: 'โปรดพิมพ์วันที่ทำของหาย เช่น 20/11/2569',
  },
  en: {
    label: 'Date of loss',
    longest:
      'The date on which you think you left it on a train or in a station; if you are not sure, the first possible one',
    send: 'Send',
    hint: 'If you are not sure, the first possible day.',
    error: 'Type the date of loss, such as 20/11/2026',
  },
};
const wordsOf = (globals: Record<string, unknown>) => (globals['locale'] === 'en' ? words.en : words.th);
const isThai = (globals: Record<string, unknown>) => globals['locale'] !== 'en';

const meta = {
  title: 'Components/Date picker',
  component: DatePicker,
  args: { label: '', today: '2026-11-20', name: 'date', onChange: fn() },
  render: (args, { globals }) => <DatePicker {...args} label={wordsOf(globals).label} />,
  parameters: {
    docs: {
      description: {
        component:
          'A date near today, typed or picked, such as the date of a loss. The years follow the era of the language; the form always sends `YYYY-MM-DD`. For a date of birth, use three fields. For a month, use a list. For a range, use two date pickers, the second with `min`.',
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ args, canvasElement, globals, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    const shown = isThai(globals) ? '20 พ.ย. 2569' : '20 Nov 2026';
    await step('reformats the typed date; the form gets ISO', async () => {
      for (const text of ['20/11/2569', '๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙', '2026-11-20']) {
        await userEvent.clear(field);
        await userEvent.type(field, text);
        await userEvent.tab();
        await expect(field).toHaveValue(shown);
        await expect(valueOf(canvasElement)).toBe('2026-11-20');
      }
    });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20', undefined);
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '31/11/2569');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/20\/11/);
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'unreadable');
    await expect(valueOf(canvasElement)).toBe('31/11/2569');
  },
};

export const Limits: Story = {
  args: { min: '2026-11-06', max: '2026-11-20', defaultValue: '2026-11-21' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '5/11/2569');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05', 'too-early');
  },
};

async function openCalendar(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { expanded: false });
  await userEvent.click(opener);
  const dialog = within(canvasElement).getByRole('dialog');
  await within(dialog).findByRole('grid');
  return {
    opener,
    dialog,
    focusedDay: () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day'),
  };
}

export const Picked: Story = {
  play: async ({ canvasElement, globals, step }) => {
    const { opener, dialog, focusedDay } = await openCalendar(canvasElement);
    await step('today has the focus; the arrow keys move by day and week', async () => {
      await waitFor(() => expect(focusedDay()).toBe('2026-11-20'));
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(focusedDay()).toBe('2026-11-28'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focusedDay()).toBe('2026-11-22'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focusedDay()).toBe('2026-11-28'));
    });
    await step('page keys move by month, with shift by year', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(focusedDay()).toBe('2026-12-28'));
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await waitFor(() => expect(focusedDay()).toBe('2025-12-28'));
      await expect(within(dialog).getByRole('grid')).toHaveAccessibleName(
        isThai(globals) ? 'ธันวาคม 2568' : 'December 2025',
      );
    });
    await step('Enter chooses, closes and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(within(canvasElement).getByRole('textbox')).toHaveValue(
        isThai(globals) ? '28 ธ.ค. 2568' : '28 Dec 2025',
      );
      await expect(valueOf(canvasElement)).toBe('2025-12-28');
      await expect(opener).toHaveFocus();
      await expect(opener).toHaveAccessibleName(isThai(globals) ? /28 ธันวาคม 2568/ : /28 December 2025/);
    });
    await step('Escape closes without a choice', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(focusedDay()).toBe('2025-12-28'));
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(valueOf(canvasElement)).toBe('2025-12-28');
    });
  },
};

/** Stays open for axe and for visual review. */
export const Open: Story = {
  args: { min: '2026-11-06', max: '2026-12-31', defaultValue: '2026-11-24' },
  play: async ({ canvasElement, globals }) => {
    const { dialog, focusedDay } = await openCalendar(canvasElement);
    await waitFor(() => expect(focusedDay()).toBe('2026-11-24'));
    const day = within(dialog).getByRole('button', {
      name: isThai(globals) ? 'วันนี้ วันศุกร์ที่ 20 พฤศจิกายน 2569' : 'Today, Friday 20 November 2026',
    });
    await expect(day).toBeEnabled();
    await expect(within(dialog).getAllByRole('combobox')).toHaveLength(2);
  },
};

export const OtherEra: Story = {
  render: (args, { globals }) => (
    <DatePicker {...args} era={isThai(globals) ? 'gregorian' : 'buddhist'} label={wordsOf(globals).label} />
  ),
  args: { defaultValue: '2026-11-20' },
};

export const Controlled: Story = {
  render: function Controlled(args, { globals }) {
    const [value, setValue] = useState('2026-11-20');
    return (
      <div className="flex flex-col gap-4">
        <DatePicker {...args} label={wordsOf(globals).label} value={value} onChange={setValue} />
        <Button variant="secondary" onClick={() => setValue('')}>
          {value || '–'}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1 Jan 2570');
    await expect(within(canvasElement).getByRole('button', { name: '2027-01-01' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2027-01-01' }));
    await expect(field).toHaveValue('');
  },
};

/** The server returned the form with an invalid date. */
export const ReturnedWithError: Story = {
  args: { defaultValue: '31 กุมภา' },
  render: (args, { globals }) => (
    <DatePicker
      {...args}
      label={wordsOf(globals).label}
      hint={wordsOf(globals).hint}
      error={wordsOf(globals).error}
    />
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-20' } };

export const Longest: Story = {
  args: { defaultValue: '2026-11-20' },
  render: (args, { globals }) => (
    <div className="max-w-60">
      <DatePicker {...args} label={wordsOf(globals).longest} />
    </div>
  ),
};

export const InPlainForm: Story = {
  render: (args, { globals }) => (
    <form method="post" className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...args} defaultValue="2026-11-20" label={wordsOf(globals).label} />
      <Button type="submit">{wordsOf(globals).send}</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!;
    await expect([...new FormData(form)]).toEqual([['date', '2026-11-20']]);
    const field = within(canvasElement).getByRole('textbox');
    const before = field.getAttribute('value');
    await userEvent.clear(field);
    await userEvent.type(field, '1/12/2569');
    await userEvent.tab();
    await expect(field).not.toHaveValue(before);
    form.reset();
    await waitFor(() => expect(field).toHaveValue(before));
    await expect([...new FormData(form)]).toEqual([['date', '2026-11-20']]);
  },
};
