import type { Guide } from '../docs/guide';
import { Disclosure } from '../index';

export default {
  parts: ['Disclosure', 'DisclosureGroup'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'For details that only some readers need: terms, a question and its answer.',
    'In a DisclosureGroup for a list of questions.',
    'With a picture, for texts of which a visitor reads one or two: guides, instructions.',
  ],
  avoid: [
    'For what most readers need: show it.',
    'To shorten a page: fewer words do that.',
    'For steps: people need all of them.',
    'For views of which a person needs one: use Tabs.',
  ],
  example: (say) => (
    <Disclosure defaultOpen summary={say('ใช้บัตรเครดิตแตะเข้าได้หรือไม่', 'Can I tap in with a credit card?')}>
      {say('ได้ที่ทุกสถานีของสายสีน้ำเงินและสายสีม่วง', 'Yes, at every station of the Blue and Purple Lines.')}
    </Disclosure>
  ),
  anatomy: [
    ['Summary', 'summary', 'Describes the content: a question, if the content answers it.'],
    ['Arrow', 'summary svg', 'Points down while closed, and turns.'],
    ['Content', 'details > :not(summary)', 'The browser finds text in it, also while it is closed.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the summary.'],
    ['Enter, Space', 'Opens or closes it.'],
  ],
  compare: [
    {
      good: [
        'The summary says what is inside.',
        (say) => (
          <Disclosure summary={say('เงื่อนไขการคืนเงิน', 'Conditions for refunds')}>
            {say('ภายใน 7 วัน', 'Within 7 days.')}
          </Disclosure>
        ),
      ],
      bad: [
        'Do not write “More”: people cannot decide whether to open it.',
        (say) => (
          <Disclosure summary={say('เพิ่มเติม', 'More')}>{say('ภายใน 7 วัน', 'Within 7 days.')}</Disclosure>
        ),
      ],
    },
    {
      good: [
        'Show the fact that everyone needs.',
        (say) => <p>{say('ขบวนสุดท้าย 23.54 น.', 'Last train 23:54')}</p>,
      ],
      bad: [
        'Do not hide it.',
        (say) => <Disclosure summary={say('เวลาขบวนสุดท้าย', 'Time of the last train')}>23:54</Disclosure>,
      ],
    },
  ],
  accessibility: { keyboard: 'A native details', forced: 'The arrow turns' },
} satisfies Guide;
