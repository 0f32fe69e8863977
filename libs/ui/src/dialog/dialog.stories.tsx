import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { drawing, inLocale, wordsFor } from '../examples.stories';
import { Picture } from '../picture/picture';
import { Prose } from '../prose/prose';
import { Dialog } from './dialog';
import { DialogClose } from './dialog-close';

const words = {
  th: {
    open: 'ยกเลิกคำร้อง',
    title: 'ยกเลิกคำร้องนี้หรือไม่',
    text: 'เราจะหยุดค้นหาทรัพย์สินตามคำร้องนี้ ท่านแจ้งใหม่ได้ทุกเมื่อ',
    yes: 'ยกเลิกคำร้อง',
    no: 'เก็บคำร้องไว้',
    reason: 'เหตุผล (ไม่บังคับ)',
  },
  en: {
    open: 'Withdraw the report',
    title: 'Withdraw this report?',
    text: 'We will stop looking for what it describes. You can report it again at any time.',
    yes: 'Withdraw',
    no: 'Keep the report',
    reason: 'Reason (optional)',
  },
};

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 560 },
      description: {
        component:
          'A short task or question that blocks the page. For more than a few fields, use a page of its own. For messages, use Toast or Notice. For a service alert, use Alert modal.',
      },
    },
  },
  args: { title: '', onOpenChange: fn() },
  render: (args, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <Dialog
        {...args}
        trigger={<Button variant="secondary">{say.open}</Button>}
        title={say.title}
        description={say.text}
        footer={
          <>
            <DialogClose>
              <Button variant="danger">{say.yes}</Button>
            </DialogClose>
            <DialogClose>
              <Button variant="secondary">{say.no}</Button>
            </DialogClose>
          </>
        }
      />
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrigger: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveFocus();
    await expect(dialog).toHaveAccessibleName();
    await expect(dialog).toHaveAccessibleDescription();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(document.querySelector('style[data-rrs], [data-scroll-locked]')).toBeNull();

    const [cross, , last] = within(dialog).getAllByRole('button');
    await userEvent.tab();
    await expect(cross).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const Open: Story = { args: { defaultOpen: true } };
export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };

export const WithPicture: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    picture: <Picture src={drawing} alt="" width={320} height={180} ratio="16/9" />,
  },
};

/** The text scrolls; head and footer are sticky. */
export const LongText: Story = {
  args: { defaultOpen: true, size: 'xl' },
  render: (args, { globals }) => (
    <Dialog
      {...args}
      title={wordsFor(globals).longest}
      footer={
        <DialogClose>
          <Button>{inLocale(globals, words).no}</Button>
        </DialogClose>
      }
    >
      <Prose html={wordsFor(globals).prose + `<p>${wordsFor(globals).longest}</p>`.repeat(12)} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    dialog.scrollTop = dialog.scrollHeight;
    const cross = within(dialog).getAllByRole('button')[0]!;
    await expect(cross.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // Show the whole dialog: axe cannot measure contrast where the head or footer cuts a line.
    dialog.classList.add('max-h-none!', '*:static!');
  },
};

/** Opened by the caller, with the focus on the field. */
export const WithField: Story = {
  args: { open: true },
  render: function WithField(args, { globals }) {
    const field = useRef<HTMLInputElement>(null);
    const say = inLocale(globals, words);
    return (
      <Dialog {...args} title={say.title} size="sm" initialFocus={field} footer={<Button>{say.yes}</Button>}>
        <label className="grid gap-1 font-semibold">
          {say.reason}
          <input
            ref={field}
            className="min-h-12 rounded-md border-2 border-line-strong bg-surface-raised px-3"
          />
        </label>
      </Dialog>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
};
