import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLocale, wordsFor } from '../examples.stories';
import { SourceNote, type SourceNoteProps } from './source-note';

const words = {
  th: {
    note: 'ค่าประมาณจากข้อมูลที่มีจำกัด โปรดตรวจสอบก่อนเดินทาง',
    asOf: '20 พฤศจิกายน 2569',
    sources: [
      { name: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย (รฟม.)', href: 'https://www.mrta.co.th' },
      { name: 'Namtang ของ สนข. 16 กันยายน 2569', href: 'https://namtang.otp.go.th' },
    ],
  },
  en: {
    note: 'Estimated from limited data. Check before you travel.',
    asOf: '20 November 2026',
    sources: [
      { name: 'Mass Rapid Transit Authority of Thailand (MRTA)', href: 'https://www.mrta.co.th' },
      { name: 'Namtang of OTP, 16 September 2026', href: 'https://namtang.otp.go.th' },
    ],
  },
};

const meta = {
  title: 'Components/Source note',
  component: SourceNote,
  parameters: {
    docs: {
      description: {
        component:
          'Sources, date and reliability of a page’s facts, at its foot. A figure that may be wrong also has a short mark beside it, such as “about” or a Badge. Do not put it above the content, and do not repeat it in the text.',
      },
    },
  },
  render: (args, { globals }) => {
    const { note, asOf, sources } = inLocale(globals, words);
    return <SourceNote notes={[note]} asOf={asOf} sources={sources} {...args} />;
  },
} satisfies Meta<typeof SourceNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

/** Opened: every source is a link to another website. */
export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const details = within(canvasElement).getByRole<HTMLDetailsElement>('group');
    await userEvent.click(details.querySelector('summary')!);
    const links = within(details).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      inLocale(globals, words).sources.map(({ href }) => href),
    );
  },
};

export const SourcesOnly: Story = { args: { notes: [], asOf: undefined } };

export const Longest: Story = {
  render: (_, { globals }) => {
    const { longest, summary } = wordsFor(globals);
    const { asOf }: SourceNoteProps = inLocale(globals, words);
    return (
      <div className="max-w-80">
        <SourceNote
          notes={[summary, longest]}
          asOf={asOf}
          sources={[{ name: longest, href: 'https://www.mrta.co.th' }]}
        />
      </div>
    );
  },
};

/** Without facts to say, the part renders nothing. */
export const Empty: Story = {
  render: () => <SourceNote />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};
