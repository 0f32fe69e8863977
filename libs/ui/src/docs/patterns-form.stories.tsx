import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { ErrorSummary } from '../error-summary/error-summary';
import { inLocale } from '../examples.stories';
import { Notice } from '../notice/notice';
import { PageHeading } from '../page-heading/page-heading';
import { RadioGroup } from '../radio-group/radio-group';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { PatternPage } from './pattern-page.stories';

const meta = { title: 'Patterns/Form', tags: ['!autodocs'], parameters: { bleed: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  th: {
    title: 'แจ้งทรัพย์สินสูญหาย',
    lead: 'ใช้เวลาประมาณ 3 นาที หลังส่งแล้วจะได้รับหมายเลขอ้างอิงทางอีเมล',
    where: 'ทำหายที่ไหน',
    places: ['ในขบวนรถ', 'ในสถานี', 'ไม่แน่ใจ'],
    what: 'ลักษณะของทรัพย์สิน',
    whatHint: 'เช่น ยี่ห้อ สี ขนาด สิ่งที่อยู่ข้างใน',
    email: 'อีเมล',
    emailHint: 'ใช้ส่งหมายเลขอ้างอิงและแจ้งเมื่อพบเท่านั้น',
    send: 'ส่งรายการแจ้ง',
    noPlace: 'เลือกว่าทำหายที่ไหน',
    noEmail: 'กรอกอีเมลให้ครบ เช่น somchai@example.com',
    sent: 'ได้รับรายการแจ้งแล้ว',
    sentText: 'หมายเลขอ้างอิง LP-2569-00412 เราส่งรายละเอียดไปทางอีเมลแล้ว',
  },
  en: {
    title: 'Report lost property',
    lead: 'It takes about three minutes. You will get a reference by e-mail.',
    where: 'Where did you lose it?',
    places: ['On a train', 'In a station', 'I am not sure'],
    what: 'What it looks like',
    whatHint: 'Make, colour, size, what is inside',
    email: 'E-mail address',
    emailHint: 'Only for your reference, and to tell you when it is found',
    send: 'Send the report',
    noPlace: 'Say where you lost it',
    noEmail: 'Enter a full e-mail address, such as somchai@example.com',
    sent: 'We have your report',
    sentText: 'Your reference is LP-2026-00412. We have sent the details by e-mail.',
  },
};

interface ReportProps {
  globals: Record<string, unknown>;
  /** As the server returns a form with errors. */
  refused?: boolean;
}

/** One column and one button. Only optional fields are marked. */
function Report({ globals, refused = false }: ReportProps) {
  const say = inLocale(globals, words);
  const problems = [
    { fieldId: 'where', message: say.noPlace },
    { fieldId: 'email', message: say.noEmail },
  ];
  return (
    <PatternPage globals={globals}>
      <PageHeading title={say.title} lead={say.lead} />
      <form method="post" action="#report" noValidate className="grid max-w-text gap-8">
        {refused && <ErrorSummary problems={problems} />}
        <RadioGroup
          id="where"
          name="where"
          legend={say.where}
          options={say.places.map((label, i) => ({ value: String(i), label }))}
          error={refused ? say.noPlace : undefined}
        />
        <TextArea id="what" name="what" label={say.what} hint={say.whatHint} rows={3} optional />
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={say.email}
          hint={say.emailHint}
          defaultValue={refused ? 'somchai@' : undefined}
          error={refused ? say.noEmail : undefined}
        />
        <Button type="submit" size="lg" className="justify-self-start">
          {say.send}
        </Button>
      </form>
    </PatternPage>
  );
}

export const Empty: Story = { render: (_, { globals }) => <Report globals={globals} /> };

/** The answers are kept. The summary has the focus and links to each field. */
export const Refused: Story = {
  render: (_, { globals }) => <Report globals={globals} refused />,
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: inLocale(globals, words).noEmail });
    await userEvent.click(link);
    await expect(canvasElement.querySelector('#email')).toHaveFocus();
    await expect(canvasElement.querySelector('#email')).toHaveValue('somchai@');
  },
};

export const Sent: Story = {
  render: (_, { globals }) => {
    const say = inLocale(globals, words);
    return (
      <PatternPage globals={globals}>
        <PageHeading title={say.title} />
        <Notice tone="success" headingLevel={2} title={say.sent} role="status">
          {say.sentText}
        </Notice>
      </PatternPage>
    );
  },
};
