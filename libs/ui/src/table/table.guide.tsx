import type { Guide } from '../docs/guide';
import { Table } from '../index';

export default {
  parts: ['Table', 'TableRegion'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'For facts in rows and columns that people compare or look up.',
    '`scroll` on a phone for figures, `stack` or `cards` for texts.',
  ],
  avoid: [
    'For one item with its facts: use DefinitionList.',
    'For fares, facilities and times: use their own tables.',
    'For layout.',
  ],
  example: (say) => (
    <Table
      caption={say('ที่จอดรถ', 'Parking')}
      rowKey={(row) => row.name}
      rows={[
        { name: say('ลาดพร้าว', 'Lat Phrao'), spaces: '2,100' },
        { name: say('หลักสอง', 'Lak Song'), spaces: '1,000' },
      ]}
      columns={[
        { id: 'name', header: say('สถานี', 'Station'), isRowHeader: true, cell: ({ name }) => name },
        { id: 'spaces', header: say('จำนวน (คัน)', 'Spaces'), align: 'end', cell: ({ spaces }) => spaces },
      ]}
    />
  ),
  anatomy: [
    ['Caption', 'caption', 'What the table is about; it names the region.'],
    ['Column header', 'thead th', 'With the unit, so that cells are plain numbers.'],
    ['Row header', 'tbody th', 'The thing that the row is about.'],
    ['Cell', 'tbody td', 'Numbers stand at the end, in figures of one width.'],
  ],
  keyboard: [
    ['Tab', 'Moves to a table that scrolls, and to links in it.'],
    ['Arrow keys', 'Scroll the region.'],
  ],
  compare: [
    {
      good: [
        'The unit is in the header; numbers align.',
        (say) => (
          <Table
            caption={say('ค่าจอด', 'Fees')}
            rowKey={(row) => row[0]!}
            rows={[
              ['1', '15'],
              ['10', '150'],
            ]}
            columns={[
              { id: 'h', header: say('ชั่วโมง', 'Hours'), isRowHeader: true, cell: (row) => row[0] },
              { id: 'b', header: say('บาท', 'Baht'), align: 'end', cell: (row) => row[1] },
            ]}
          />
        ),
      ],
      bad: [
        'Do not repeat units or centre numbers: they cannot be compared.',
        (say) => (
          <Table
            caption={say('ค่าจอด', 'Fees')}
            rowKey={(row) => row[0]!}
            rows={[
              [say('1 ชั่วโมง', '1 hour'), say('15 บาท', '15 baht')],
              [say('10 ชั่วโมง', '10 hours'), say('150 บาท', '150 baht')],
            ]}
            columns={[
              { id: 'h', header: say('เวลา', 'Time'), isRowHeader: true, cell: (row) => row[0] },
              { id: 'b', header: say('ราคา', 'Price'), align: 'center', cell: (row) => row[1] },
            ]}
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'The region scrolls by arrow keys; a stacked table stays a table',
    forced: 'Lines between rows, and a ring around the region',
  },
} satisfies Guide;
