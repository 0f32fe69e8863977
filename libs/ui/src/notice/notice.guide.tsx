import type { Guide } from '../docs/guide';
import { Notice } from '../index';

export default {
  parts: ['Notice'],
  group: 'Messages',
  since: '0.1.0',
  use: [
    'For what people have to know before they read the content, in one of four tones.',
    'With `role` only if it appears after the page has loaded.',
  ],
  avoid: [
    'For a message that disappears: use a toast.',
    'For an error of a field: use its `error`.',
    'For the status of a line: use StatusRow.',
    'More than two on a page: then none is read.',
  ],
  example: (say) => (
    <Notice tone="warning" title={say('ลิฟต์ทางออก 2 ปิดซ่อม', 'The lift at exit 2 is closed')}>
      {say('โปรดใช้ลิฟต์ทางออก 1 จนถึง 30 พ.ย.', 'Use the lift at exit 1 until 30 November.')}
    </Notice>
  ),
  anatomy: [
    ['Rail and shape', 'svg', 'The tone as a shape, and announced as a word.'],
    ['Title', '.font-semibold', 'The fact itself, not “Attention”.'],
    ['Text', 'div > div:last-child', 'What to do.'],
  ],
  keyboard: [
    ['Tab', 'Moves to links and buttons inside.'],
    ['Enter, Space', 'Opens a folded notice.'],
  ],
  compare: [
    {
      good: [
        'The title is the message.',
        (say) => (
          <Notice
            tone="warning"
            title={say('ขบวนสุดท้ายคืนนี้ 22.30 น.', 'The last train tonight leaves at 22:30')}
          />
        ),
      ],
      bad: [
        'Do not waste the title on “Important”.',
        (say) => (
          <Notice tone="danger" title={say('ประกาศสำคัญ!', 'Important notice!')}>
            {say('ขบวนสุดท้ายคืนนี้ 22.30 น.', 'The last train tonight leaves at 22:30.')}
          </Notice>
        ),
      ],
    },
    {
      good: [
        'Danger is for danger.',
        (say) => <Notice tone="info" title={say('เว็บไซต์ปรับปรุงคืนนี้', 'The website is updated tonight')} />,
      ],
      bad: [
        'Do not stack notices: the one that matters is lost.',
        (say) => (
          <div className="grid gap-2">
            <Notice tone="danger" title={say('สายสีน้ำเงินปิด', 'Blue Line closed')} />
            <Notice tone="danger" title={say('คุกกี้', 'Cookies')} />
            <Notice tone="danger" title={say('แบบสำรวจ', 'Survey')} />
          </div>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'Its tone is announced; a live region only with `role`',
    forced: 'A border; tone as text and shape',
  },
} satisfies Guide;
