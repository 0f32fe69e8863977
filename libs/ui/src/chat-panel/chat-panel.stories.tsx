import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { FareIcon } from '../icon/icons';
import { Tile } from '../tile/tile';
import type { ChatMessage } from './chat-message';
import { ChatLauncher } from './chat-launcher';
import { ChatPanel } from './chat-panel';

const words = {
  th: {
    title: 'ถามเรื่องรถไฟฟ้า',
    hello: 'สวัสดีครับ ถามเรื่องเส้นทาง เวลาเดินรถ ค่าโดยสาร หรือของหายได้เลยครับ',
    question: 'จากสุขุมวิทไปเตาปูนราคาเท่าไร',
    answer: 'ค่าโดยสารบุคคลทั่วไป 42 บาท ใช้เวลาประมาณ 27 นาที ไม่ต้องเปลี่ยนสาย',
    card: 'สุขุมวิท → เตาปูน',
    cardText: '42 บาท ประมาณ 27 นาที',
    sources: ['อัตราค่าโดยสารสายสีน้ำเงิน', 'ประกาศอัตราค่าโดยสาร'],
    unknown: 'ขออภัยครับ เรื่องนี้ผมยังไม่ทราบ โปรดติดต่อเจ้าหน้าที่ของเรา',
    failed: 'ส่งคำถามไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อ',
    choices: ['ค่าโดยสารเท่าไร', 'ขบวนสุดท้ายออกเวลาใด', 'ขากลับไปอย่างไร'],
    note: 'เราไม่เก็บข้อมูลส่วนบุคคลจากบทสนทนานี้',
  },
  en: {
    title: 'Ask about the trains',
    hello: 'Hello. Ask me about routes, times, fares or lost property.',
    question: 'What does Sukhumvit to Tao Poon cost?',
    answer: 'The standard fare is 42 baht. It takes about 27 minutes, without a change.',
    card: 'Sukhumvit → Tao Poon',
    cardText: '42 baht, about 27 minutes',
    sources: ['Fares of the Blue Line', 'Announcement of fares'],
    unknown: 'I am sorry, I do not know that. Our staff will.',
    failed: 'Your question was not sent. Check your connection.',
    choices: ['How much is it?', 'When is the last train?', 'And the way back?'],
    note: 'We keep nothing personal from this conversation.',
  },
};

/** Shows the whole log: axe cannot measure contrast where its edge cuts a line. */
function showAll(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('region').classList.add('h-auto!', 'max-h-none!');
}

function messagesFor(globals: Record<string, unknown>): ChatMessage[] {
  const say = inLocale(globals, words);
  return [
    { id: '1', from: 'assistant', text: say.hello },
    { id: '2', from: 'person', text: say.question },
    {
      id: '3',
      from: 'assistant',
      text: say.answer,
      cards: <Tile href="#fare" icon={FareIcon} title={say.card} text={say.cardText} />,
      sources: say.sources.map((label, i) => ({ label, href: `#${i}`, external: i === 1 })),
    },
  ];
}

const meta = {
  title: 'Components/Chat panel',
  component: ChatPanel,
  parameters: {
    docs: {
      description: {
        component:
          'A conversation with an assistant, which cites its sources. Offer every answer in another way too. Not for chats with staff: it shows no presence, history or names.',
      },
    },
  },
  args: { title: '', messages: [], onSend: fn(), onClose: fn() },
  render: (args, { globals }) => (
    <div className="max-w-112">
      <ChatPanel
        {...args}
        title={inLocale(globals, words).title}
        messages={args.messages.length > 0 ? args.messages : messagesFor(globals)}
        note={inLocale(globals, words).note}
      />
    </div>
  ),
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(input, ' asok {Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith('asok');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    const log = canvas.getByRole('log');
    await expect(Math.ceil(log.scrollTop + log.clientHeight)).toBeGreaterThanOrEqual(log.scrollHeight - 1);
    showAll(canvasElement);
  },
};

/** Buttons with what the person may say next. */
export const Choices: Story = {
  args: { onReset: fn() },
  render: (args, context) =>
    meta.render({ ...args, choices: inLocale(context.globals, words).choices }, context),
  play: async ({ args, canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [first = ''] = inLocale(globals, words).choices;
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(args.onSend).toHaveBeenCalledWith(first);
    const field = canvas.getByRole('textbox');
    field.focus();
    // Escape of an input method leaves its proposals
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    showAll(canvasElement);
  },
};

/** Fills a sheet at the side of the window, or the window of a phone. */
export const InASheet: Story = {
  render: (args, { globals }) => (
    <div className="h-160 max-w-100 border-s border-line">
      <ChatPanel {...args} fill title={inLocale(globals, words).title} messages={messagesFor(globals)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region');
    await expect(panel.offsetHeight).toBe(panel.parentElement!.clientHeight);
    panel.parentElement!.classList.add('h-auto!');
    showAll(canvasElement);
  },
};

/** Opens the panel. */
export const Launcher: Story = {
  render: () => <ChatLauncher />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName();
  },
};

/** The person can write the next question, but not send it yet. */
export const Typing: Story = {
  args: { typing: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'asok{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('asok');
    showAll(canvasElement);
  },
};

const onRetry = fn();
export const Failed: Story = {
  render: (args, context) =>
    meta.render({ ...args, error: { text: inLocale(context.globals, words).failed, onRetry } }, context),
  play: async ({ canvasElement }) => {
    const retry = within(within(canvasElement).getByRole('log')).getByRole('button');
    await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
    showAll(canvasElement);
  },
};

export const Conversation: Story = {
  render: function Conversation(args, context) {
    const say = inLocale(context.globals, words);
    const [messages, setMessages] = useState<ChatMessage[]>([
      { id: '1', from: 'assistant', text: say.hello },
    ]);
    const onSend = (text: string) =>
      setMessages((before) => [
        ...before,
        { id: `${before.length}-q`, from: 'person', text },
        { id: `${before.length}-a`, from: 'assistant', text: say.unknown },
      ]);
    return meta.render({ ...args, messages, onSend }, context);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'asok{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    showAll(canvasElement);
  },
};

/** A long answer: its beginning is in sight, not its end. */
export const LongAnswer: Story = {
  args: { className: 'h-96!' },
  render: (args, context) => {
    const say = inLocale(context.globals, words);
    const messages: ChatMessage[] = [
      { id: '1', from: 'person', text: say.question },
      { id: '2', from: 'assistant', text: Array.from({ length: 20 }, () => say.answer).join('\n\n') },
    ];
    return meta.render({ ...args, messages }, context);
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    const answer = within(log).getAllByRole('listitem')[1]!;
    const top = answer.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThanOrEqual(24);
    showAll(canvasElement);
  },
};

export const Longest: Story = {
  render: (args, context) => {
    const { longest, summary, title } = wordsFor(context.globals);
    return meta.render(
      {
        ...args,
        messages: [
          { id: '1', from: 'person', text: longest },
          {
            id: '2',
            from: 'assistant',
            text: `${summary}\n\n${title}`,
            sources: [{ label: longest, href: '#longest', external: true }],
          },
          { id: '3', from: 'person', text: 'a'.repeat(80) },
        ],
      },
      context,
    );
  },
  play: ({ canvasElement }) => showAll(canvasElement),
};
