import type { Guide } from '../docs/guide';
import { SkipLink } from '../index';

export default {
  parts: ['SkipLink'],
  group: 'Actions',
  since: '0.1.0',
  use: ['First on every page: it leads past the header to the content.'],
  avoid: ['For links within a text.', 'Hidden from everyone: it appears when it has the focus.'],
  example: () => <SkipLink className="static! not-sr-only! inline-block px-4! py-2!" />,
  anatomy: [['Link', 'a', 'Appears above the header while it has the focus.']],
  keyboard: [
    ['Tab', 'The first stop of the page: shows the link.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  compare: [
    {
      good: [
        'The first press of Tab shows it.',
        () => <SkipLink className="static! not-sr-only! inline-block px-4! py-2!" />,
      ],
      bad: [
        'Do not leave it out: forty presses of Tab are between address and content.',
        (say) => (
          <p className="flex flex-wrap gap-x-3 text-sm">
            {Array.from({ length: 12 }, (_, i) => (
              <span key={i}>{say(`ลิงก์ ${i + 1}`, `Link ${i + 1}`)}</span>
            ))}{' '}
            …
          </p>
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'The first tab stop of the page' },
} satisfies Guide;
