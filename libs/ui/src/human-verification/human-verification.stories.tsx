import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { Link } from '../link/link';
import { TextField } from '../text-field/text-field';
import { HumanVerification, type HumanVerificationProps } from './human-verification';
import type { Challenge } from './use-verification';

const words = {
  th: {
    call: 'หากตรวจสอบไม่สำเร็จ โทร ',
    after: ' ได้ทุกวัน 07.00–21.00 น.',
    error: 'โปรดตรวจสอบก่อนส่งแบบฟอร์ม',
    name: 'ชื่อ',
  },
  en: {
    call: 'If the check does not work, call ',
    after: ' every day between 07:00 and 21:00.',
    error: 'Please do the check before you send the form',
    name: 'Name',
  },
};

const solved: Challenge = async () => ({ payload: 'solved' });
/** Runs until it is aborted. */
const endless: Challenge = ({ onProgress, signal }) => {
  onProgress(0.6);
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
};
const unknowable: Challenge = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const meta = {
  title: 'Components/Human verification',
  component: HumanVerification,
  parameters: {
    docs: {
      description: {
        component:
          'Protects public forms against automated submissions. The site passes its own proof of work as `challenge`; no third party is involved. Do not use it for signed-in people or for search. The server must accept each payload once and limit rates.',
      },
    },
  },
  args: { challenge: solved, onChange: fn() },
  render: (args, { globals }) => {
    const { call, after } = inLocale(globals, words);
    const fallback = (
      <>
        {call}
        <Link href="tel:+6627164044" className="whitespace-nowrap">
          0 2716 4044
        </Link>
        {after}
      </>
    );
    return (
      <form>
        <HumanVerification {...args} fallback={fallback} />
      </form>
    );
  },
} satisfies Meta<typeof HumanVerification>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  new FormData(canvasElement.querySelector('form')!).get('verification');

export const Idle: Story = {};

export const Verifying: Story = {
  args: { challenge: endless },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.6');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(sent(canvasElement)).toBeNull();
  },
};

export const VerifyingWithoutProgress: Story = {
  args: { challenge: unknowable },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const Verified: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByRole('status').textContent;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(canvasElement)).toBe('solved'));
    await expect(args.onChange).toHaveBeenCalledWith('solved');
    await expect(canvas.getByRole('status')).not.toHaveTextContent(before);
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { challenge: fn(async () => Promise.reject(new Error('no challenge'))), onFailure: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.challenge).toHaveBeenCalledTimes(2));
  },
};

export const Expired: Story = {
  args: { challenge: async () => ({ payload: 'short-lived', validForMs: 50 }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await expect(sent(canvasElement)).toBeNull();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Automatic: Story = {
  args: { automatic: true },
  render: (args, { globals }) => (
    <form className="grid gap-5">
      <TextField label={inLocale(globals, words).name} name="name" autoComplete="name" />
      <HumanVerification {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(sent(canvasElement)).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await waitFor(() => expect(sent(canvasElement)).toBe('solved'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

/** After a failed submission, a new key restarts the check. */
function Renewed(args: HumanVerificationProps) {
  const [key, setKey] = useState(0);
  return (
    <form onReset={() => setKey(key + 1)}>
      <HumanVerification key={key} {...args} />
    </form>
  );
}

export const AbortsOnUnmount: Story = {
  args: { challenge: fn(endless) },
  render: (args) => <Renewed {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const [task] = mocked(args.challenge).mock.calls[0]!;
    canvasElement.querySelector('form')!.reset();
    await waitFor(() => expect(task.signal.aborted).toBe(true));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  render: (args, context) => meta.render({ ...args, error: inLocale(context.globals, words).error }, context),
};

export const Longest: Story = {
  args: { challenge: async () => Promise.reject(new Error('no challenge')) },
  render: (args, { globals }) => {
    const { longest, summary } = wordsFor(globals);
    return (
      <div className="max-w-80">
        <HumanVerification {...args} error={longest} fallback={summary} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
