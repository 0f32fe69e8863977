import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { inLocale, wordsFor } from '../examples.stories';
import { LineBadge } from '../line-badge/line-badge';
import { AlertModal, type AlertModalProps } from './alert-modal';

const words = {
  th: {
    title: 'สายสีน้ำเงินหยุดให้บริการ ช่วงสถานีสุขุมวิทถึงสถานีสีลม',
    text: 'เกิดเหตุระบบจ่ายไฟฟ้าขัดข้อง ผู้โดยสารใช้รถโดยสารเชื่อมต่อได้โดยไม่เสียค่าใช้จ่ายที่ทางออก 2 ของทุกสถานีในช่วงนี้',
    until: 'ประมาณ 18.30 น. วันนี้',
    links: ['เส้นทางและจุดจอดรถโดยสารเชื่อมต่อ', 'สถานะการเดินรถทุกสาย'],
    show: 'เปิดประกาศ',
  },
  en: {
    title: 'No Blue Line trains between Sukhumvit and Si Lom',
    text: 'The power supply has failed. Shuttle buses run free of charge from exit 2 of every station on this stretch.',
    until: 'about 18:30 today',
    links: ['Shuttle bus route and stops', 'Service status of all lines'],
    show: 'Show the alert',
  },
};

function Example({ globals, ...args }: AlertModalProps & { globals: Record<string, unknown> }) {
  const say = inLocale(globals, words);
  return (
    <AlertModal
      {...args}
      title={args.title || say.title}
      lines={<LineBadge lineId="blue" name={wordsFor(globals).lines.blue} />}
      links={say.links.map((label, i) => ({ label, href: `#${i}`, external: i === 1 }))}
    >
      {args.children || <p>{say.text}</p>}
    </AlertModal>
  );
}

const meta = {
  title: 'Components/Alert modal',
  component: AlertModal,
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 620 },
      description: {
        component:
          'For a severe service alert that changes most journeys. Show it once per alert, and merge two alerts into one. For short delays, planned works or good news, use Notice.',
      },
    },
  },
  args: { open: true, onOpenChange: fn(), title: '', children: '' },
  render: (args, { globals }) => (
    <Example {...args} globals={globals} until={inLocale(globals, words).until} />
  ),
} satisfies Meta<typeof AlertModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription();
    const understood = within(dialog).getByRole('button');
    await waitFor(() => expect(understood).toHaveFocus());
    await userEvent.click(understood);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const Warning: Story = { args: { severity: 'warning' } };
export const Info: Story = { args: { severity: 'info' } };

export const EndUnknown: Story = {
  render: (args, { globals }) => <Example {...args} globals={globals} />,
};

export const Longest: Story = {
  render: (args, { globals }) => (
    <Example {...args} globals={globals} title={wordsFor(globals).longest} until={wordsFor(globals).title}>
      <p>{wordsFor(globals).summary}</p>
      <p>{wordsFor(globals).longest}</p>
    </Example>
  ),
};

/** Escape and a press outside close it and return the focus; a press inside does not. */
export const Closing: Story = {
  args: { open: false },
  render: function Closing(args, { globals }) {
    const [isOpen, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {inLocale(globals, words).show}
        </Button>
        <Example
          {...args}
          globals={globals}
          open={isOpen}
          onOpenChange={(open) => {
            setOpen(open);
            args.onOpenChange?.(open);
          }}
        />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    const { left, top } = dialog.getBoundingClientRect();
    const press = (x: number, y: number) =>
      userEvent.pointer([{ keys: '[MouseLeft]', target: dialog, coords: { clientX: x, clientY: y } }]);
    await press(left + 20, top + 20);
    await expect(dialog).toBeVisible();
    await press(1, 1);
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(button).toHaveFocus();
    // the event that tells of it comes later than the dialog goes
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await userEvent.click(button);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.documentElement).toHaveAttribute('data-page-locked');
    // a test cannot press Escape as the browser takes it
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-page-locked'));
    await expect(button).toHaveFocus();
  },
};
