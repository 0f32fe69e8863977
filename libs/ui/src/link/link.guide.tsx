import type { Guide } from '../docs/guide';
import { Link } from '../index';

export default {
  parts: ['Link'],
  group: 'Actions',
  since: '0.1.0',
  use: [
    'For an address within a text or a list.',
    'With `external` for another website: the mark warns people.',
  ],
  avoid: [
    'For an action: use Button.',
    'For the next step of a task: use ButtonLink.',
    'With “here” or “more” as its text.',
  ],
  example: (say) => (
    <p>
      {say('ดู', 'See ')}
      <Link href="#fares">{say('ค่าโดยสารทั้งหมด', 'all fares')}</Link>
    </p>
  ),
  anatomy: [['Text', 'a', 'Says where the link leads, also out of context.']],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Opens it.'],
  ],
  compare: [
    {
      good: [
        'The text says where it leads.',
        (say) => (
          <p>
            <Link href="#plan">{say('วางแผนการเดินทาง', 'Plan a journey')}</Link>
          </p>
        ),
      ],
      bad: [
        'Do not link “here”: a list of links then reads “here, here, here”.',
        (say) => (
          <p>
            {say('วางแผนการเดินทาง คลิก', 'To plan a journey, click ')}
            <Link href="#plan">{say('ที่นี่', 'here')}</Link>
          </p>
        ),
      ],
    },
    {
      good: [
        'Mark links to other websites.',
        (say) => (
          <Link href="#bem" external>
            {say('ผู้เดินรถ', 'The operator')}
          </Link>
        ),
      ],
      bad: [
        'Do not make a button look like a link: it leads nowhere.',
        (say) => (
          <button type="button" className="text-accent underline">
            {say('ส่งแบบฟอร์ม', 'Send the form')}
          </button>
        ),
      ],
    },
  ],
} satisfies Guide;
