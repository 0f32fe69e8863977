import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { drawing, inLocale, wordsFor } from '../examples.stories';
import { TrainIcon } from '../icon/icons';
import type { NewToast } from './toast-model';
import { ToastProvider, useToasts } from './toast-provider';

const words = {
  th: {
    show: 'แสดงการแจ้งเตือน',
    saved: 'บันทึกสถานีแล้ว',
    savedText: 'ท่านจะเห็นเที่ยวถัดไปของสถานีนี้ในหน้าแรก',
    failed: 'บันทึกไม่สำเร็จ',
    failedText: 'โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วลองอีกครั้ง',
    undo: 'เลิกทำ',
    again: 'ลองอีกครั้ง',
  },
  en: {
    show: 'Show a notification',
    saved: 'Station saved',
    savedText: 'Its next departures now show on your home page.',
    failed: 'The station was not saved',
    failedText: 'Check your connection, then try again.',
    undo: 'Undo',
    again: 'Try again',
  },
};

/** A clock that the play functions advance. */
let time = 0;
const clock = () => time;
const callback = fn();

interface ExampleProps {
  toasts: readonly NewToast[];
  label: string;
  /** Shown immediately, instead of by the button. */
  shown?: boolean;
}

function Example({ toasts, label, shown = false }: ExampleProps) {
  const { add } = useToasts();
  const isShown = useRef(false);
  useEffect(() => {
    if (!shown || isShown.current) return;
    isShown.current = true;
    toasts.forEach(add);
  }, [shown, toasts, add]);
  return (
    <div className="min-h-96">
      <Button variant="secondary" onClick={() => toasts.forEach(add)}>
        {label}
      </Button>
    </div>
  );
}

type Args = Omit<ExampleProps, 'toasts' | 'label'> & { toastsFor: (say: typeof words.en) => NewToast[] };

const meta = {
  title: 'Components/Toast',
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'Confirms an action without taking the focus. For form errors, use Form field and Error summary. For anything that people must read, use Notice. Offer its actions elsewhere too.',
      },
    },
  },
  args: {
    shown: true,
    toastsFor: (say) => [{ title: say.saved, description: say.savedText, colour: 'success' }],
  },
  beforeEach: () => {
    time = 1_795_000_000_000;
    callback.mockClear();
  },
  render: ({ toastsFor, ...args }, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <ToastProvider now={clock}>
        <Example {...args} toasts={toastsFor(say)} label={say.show} />
      </ToastProvider>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const toasts = () => screen.queryAllByRole('listitem');
const barOf = (toast: Element) => toast.querySelector('progress')!;
/** Waits a few frames, so that the timers read the clock. */
const frames = async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
};
const pass = async (ms: number) => {
  time += ms;
  await frames();
};

export const ClosesByItself: Story = {
  args: {
    shown: false,
    toastsFor: (say) => [{ title: say.saved, description: say.savedText, colour: 'success', callback }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const [toast] = toasts();
    await frames();
    await pass(1000);
    await expect(barOf(toast!).value).toBeCloseTo(0.8);

    await userEvent.hover(toast!);
    await pass(60_000);
    await expect(barOf(toast!).value).toBeCloseTo(0.8);
    await userEvent.unhover(toast!);
    await frames();

    await pass(3900);
    await expect(toasts()).toHaveLength(1);
    await pass(200);
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(callback).toHaveBeenCalledTimes(1);
    await expect(callback).toHaveBeenCalledWith('timeout');
  },
};

export const PausesOnFocus: Story = {
  args: { toastsFor: (say) => [{ title: say.saved, callback }] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[0]!;
    button.focus();
    await frames();
    await userEvent.keyboard('{F8}');
    await expect(within(toasts()[0]!).getByRole('button')).toHaveFocus();
    await pass(60_000);
    await expect(toasts()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(callback).toHaveBeenCalledTimes(1);
    await expect(callback).toHaveBeenCalledWith('close');
    await expect(button).toHaveFocus();
  },
};

const onUndo = fn();
export const WithAction: Story = {
  args: {
    toastsFor: (say) => [
      { title: say.saved, colour: 'success', actions: [{ label: say.undo, onClick: onUndo }], callback },
    ],
  },
  play: async () => {
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.click(within(toasts()[0]!).getAllByRole('button')[0]!);
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(callback).toHaveBeenCalledTimes(1);
    await expect(callback).toHaveBeenCalledWith('action');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

/** Announced immediately, without a timeout. An action closes it. */
/** A dialog traps the focus: a toast with actions waits until it closes, other toasts time out. */
export const UnderDialog: Story = {
  args: {
    toastsFor: (say) => [{ title: say.saved }, { title: say.failed, actions: [{ label: say.undo }] }],
  },
  render: ({ toastsFor, ...args }, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <ToastProvider now={clock}>
        <Example {...args} toasts={toastsFor(say)} label={say.show} />
        <Dialog title={say.failed} trigger={<Button>{say.again}</Button>} />
      </ToastProvider>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const say = inLocale(globals, words);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await userEvent.click(within(canvasElement).getByRole('button', { name: say.again }));
    await screen.findByRole('dialog');
    await frames();
    await pass(60_000);
    // The dialog hides the list items from the accessibility tree, but live regions still announce them.
    const shown = () => [...document.querySelectorAll('[data-toasts] li')].map((toast) => toast.textContent);
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining(say.undo)]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: say.undo })).toHaveFocus();
    await pass(60_000);
    await expect(shown()).toHaveLength(1);
  },
};

export const Failure: Story = {
  args: {
    toastsFor: (say) => [
      {
        title: say.failed,
        description: say.failedText,
        colour: 'danger',
        timeout: 0,
        actions: [{ label: say.again }],
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(toasts()[0]!.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await expect(toasts()[0]!.querySelector('progress')).toBeNull();
  },
};

export const Colours: Story = {
  args: {
    toastsFor: (say) =>
      (['neutral', 'info', 'success', 'warning', 'danger'] as const).map((colour) => ({
        title: say.saved,
        colour,
      })),
  },
};

export const IconAvatarNoCross: Story = {
  args: {
    toastsFor: (say) => [
      { title: say.saved, icon: TrainIcon, colour: 'info' },
      { title: say.saved, description: say.savedText, avatar: drawing },
      { title: say.saved, closeButton: false },
    ],
  },
  play: async () => {
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(within(toasts()[2]!).queryByRole('button')).toBeNull();
  },
};

export const Longest: Story = {
  render: (_, { globals }) => {
    const { longest, summary, title } = wordsFor(globals);
    return (
      <ToastProvider now={clock}>
        <Example
          shown
          label={inLocale(globals, words).show}
          toasts={[{ title: longest, description: summary, colour: 'warning', actions: [{ label: title }] }]}
        />
      </ToastProvider>
    );
  },
};
