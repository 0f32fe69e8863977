import type { Guide } from '../docs/guide';
import { FacilityMark, FacilityTable, LiftIcon, ToiletIcon } from '../index';

export default {
  parts: ['FacilityTable', 'FacilityMark'],
  group: 'Network',
  since: '0.1.0',
  use: [
    'To find the stations of a line that have a lift, a toilet or parking.',
    'With an empty field for what is unknown: nobody has said that it is missing.',
  ],
  avoid: ['For one station: use DefinitionList.', 'For hours, prices or places: use Table.'],
  example: (say) => (
    <FacilityTable
      caption={say('สิ่งอำนวยความสะดวก สายสีน้ำเงิน', 'Facilities, Blue Line')}
      facilities={[
        { id: 'lift', name: say('ลิฟต์', 'Lift'), icon: LiftIcon },
        { id: 'toilet', name: say('ห้องน้ำ', 'Toilet'), icon: ToiletIcon },
      ]}
      stations={[
        {
          code: 'BL22',
          name: say('สุขุมวิท', 'Sukhumvit'),
          lineId: 'blue',
          facilities: {
            lift: { state: 'available' },
            toilet: { state: 'outOfUse', note: say('ถึง 30 พ.ย.', 'until 30 Nov') },
          },
        },
        {
          code: 'BL23',
          name: say('สิริกิติ์', 'Sirikit Centre'),
          lineId: 'blue',
          facilities: { lift: { state: 'available' }, toilet: { state: 'none' } },
        },
      ]}
    />
  ),
  anatomy: [
    ['Caption', 'caption', 'Names the line.'],
    ['Facility', 'thead th:last-child', 'An icon with its word.'],
    ['Station', 'tbody th', 'The row header, with its code.'],
    ['Mark', 'tbody td span', 'A shape and a word for each state.'],
  ],
  keyboard: [['Arrow keys', 'Scroll the table while its region has the focus.']],
  compare: [
    {
      good: [
        'Each state has a shape of its own.',
        () => (
          <p className="flex gap-6">
            <FacilityMark state="available" word="always" />
            <FacilityMark state="none" word="always" />
            <FacilityMark state="outOfUse" word="always" />
          </p>
        ),
      ],
      bad: [
        'Do not tell states apart by colour alone.',
        () => (
          <p className="flex gap-6">
            <span className="size-4 rounded-md bg-success" />
            <span className="size-4 rounded-md bg-ink-muted" />
            <span className="size-4 rounded-md bg-danger" />
          </p>
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A table; every mark has text. Below md, a card for each station',
    forced: 'A shape for each state',
  },
} satisfies Guide;
