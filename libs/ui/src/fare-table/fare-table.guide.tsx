import type { Guide } from '../docs/guide';
import { FareTable } from '../index';

export default {
  parts: ['FareTable'],
  group: 'Network',
  since: '0.1.0',
  use: [
    'For all fares of a line, to compare and to print.',
    'With the pair highlighted that a person chose.',
  ],
  avoid: [
    'As the first answer to “what does it cost?”: put two station selectors and a sentence before it.',
    'For other columns, such as tickets: use Table.',
  ],
  example: (say) => (
    <FareTable
      caption={say('ค่าโดยสารบุคคลทั่วไป (บาท)', 'Adult fares (baht)')}
      chosen={{ from: 'BL22', to: 'BL24' }}
      stations={[
        { code: 'BL22', name: say('สุขุมวิท', 'Sukhumvit'), lineId: 'blue' },
        { code: 'BL23', name: say('สิริกิติ์', 'Sirikit Centre'), lineId: 'blue' },
        { code: 'BL24', name: say('คลองเตย', 'Khlong Toei'), lineId: 'blue' },
      ]}
      fares={[
        [null, 17, 20],
        [17, null, 17],
        [20, 17, null],
      ]}
    />
  ),
  anatomy: [
    ['Caption', 'caption', 'Line, passenger, unit and date.'],
    ['From', 'tbody th', 'The station of the row.'],
    ['To', 'thead th:last-child', 'The station of the column.'],
    ['Fare', 'tbody td', 'A number. The unit is in the caption.'],
  ],
  keyboard: [['Arrow keys', 'Scroll the table while its region has the focus.']],
  compare: [
    {
      good: [
        'Answer in a sentence first.',
        (say) => (
          <p>
            {say('สุขุมวิทถึงคลองเตย ', 'Sukhumvit to Khlong Toei: ')}
            <strong>{say('20 บาท', '20 baht')}</strong>
          </p>
        ),
      ],
      bad: [
        'Do not make people search a large table for one number.',
        (say) => (
          <FareTable
            caption={say('ค่าโดยสาร', 'Fares')}
            stations={['BL22', 'BL23', 'BL24', 'BL25', 'BL26'].map((code) => ({ code, name: code }))}
            fares={[0, 1, 2, 3, 4].map((from) =>
              [0, 1, 2, 3, 4].map((to) => (from === to ? null : 14 + 3 * Math.abs(from - to))),
            )}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'The region scrolls by arrow keys; every cell has two headers',
    forced: 'The chosen pair has a border',
  },
} satisfies Guide;
