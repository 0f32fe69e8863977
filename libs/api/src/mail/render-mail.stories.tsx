import type { Locale } from '@raang/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, waitFor } from 'storybook/test';
import type { MailContent } from './mail-content';
import { exampleContent, exampleSender } from './mail-examples';
import { renderMail } from './render-mail';

// beside the renderer, whose output is a document and needs no React: the frame around it is the story's own
interface MailProps {
  content: Record<Locale, MailContent>;
  width: string;
}

const meta: Meta<MailProps> = {
  title: 'Mails/Frame',
  args: { content: exampleContent, width: '100%' },
  argTypes: { content: { control: false } },
  parameters: {
    bleed: true,
    docs: { description: { component: 'Every mail has this frame. Language: that of its recipient.' } },
  },
  render: ({ content, width }, { globals }) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'th';
    const frame = { locale, sender: exampleSender, publicUrl: 'https://www.example.org' };
    return (
      <iframe
        title={content[locale].subject}
        srcDoc={renderMail(content[locale], frame).html}
        width={width}
        height={960}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
    const { documentElement, head } = frame.contentDocument!;
    expect(documentElement.scrollWidth, 'no sideways scroll').toBe(documentElement.clientWidth);
    // axe checks a frame only if it runs inside. A mail is not the main part of a page: the mail program has that.
    const script = frame.contentDocument!.createElement('script');
    script.text = `${axe.source}; axe.configure({ rules: [{ id: 'landmark-one-main', enabled: false }] });`;
    head.append(script);
  },
};
export default meta;

type Story = StoryObj<MailProps>;

export const EveryBlock: Story = {};

export const OneParagraph: Story = {
  args: {
    content: {
      th: {
        subject: 'เปลี่ยนรหัสผ่านแล้ว',
        blocks: [{ kind: 'paragraph', text: 'รหัสผ่านของท่านเปลี่ยนแล้ว หากท่านไม่ได้เปลี่ยนเอง โปรดติดต่อเรา' }],
      },
      en: {
        subject: 'Your password was changed',
        blocks: [
          { kind: 'paragraph', text: 'Your password was changed. If you did not change it, contact us.' },
        ],
      },
    },
  },
};

export const NarrowScreen: Story = { args: { width: '320' } };

const longWord = 'https://www.example.org/th/'.padEnd(160, 'x');

export const LongWords: Story = {
  args: {
    width: '320',
    content: {
      th: {
        subject: `เรื่อง ${longWord}`,
        blocks: [
          { kind: 'quote', text: longWord },
          { kind: 'facts', facts: [{ label: 'ผู้แจ้ง', value: longWord }] },
          { kind: 'link', label: longWord, href: longWord },
        ],
      },
      en: {
        subject: `Case ${longWord}`,
        blocks: [
          { kind: 'quote', text: longWord },
          { kind: 'facts', facts: [{ label: 'Sender', value: longWord }] },
          { kind: 'link', label: longWord, href: longWord },
        ],
      },
    },
  },
};
