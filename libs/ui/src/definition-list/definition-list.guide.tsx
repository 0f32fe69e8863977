import type { Guide } from '../docs/guide';
import { DefinitionList } from '../index';

export default {
  parts: ['DefinitionList'],
  group: 'Content',
  since: '0.1.0',
  use: [
    'For the facts of one thing: hours, fees, address.',
    'As rows for long values, as a grid for short ones.',
  ],
  avoid: ['To compare several things: use Table.', 'For steps: use an ordered list.'],
  example: (say) => (
    <DefinitionList
      items={[
        {
          term: say('เวลาเปิด', 'Opening hours'),
          value: say('ทุกวัน 05.00–24.00 น.', 'Every day, 05:00–24:00'),
        },
        { term: say('ค่าจอด', 'Fee'), value: say('15 บาทต่อ 2 ชั่วโมง', '15 baht for 2 hours') },
      ]}
    />
  ),
  anatomy: [
    ['Term', 'dt', 'The name of the fact, without a colon.'],
    ['Value', 'dd', 'With its unit. It may contain links.'],
  ],
  keyboard: [],
  compare: [
    {
      good: [
        'Values say their unit.',
        (say) => (
          <DefinitionList
            items={[{ term: say('จำนวนที่จอด', 'Spaces'), value: say('2,100 คัน', '2,100 cars') }]}
          />
        ),
      ],
      bad: [
        'Do not repeat the term for each item: that is a table.',
        (say) => (
          <DefinitionList
            items={[
              { term: say('ลาดพร้าว จำนวน', 'Lat Phrao, spaces'), value: '2,100' },
              { term: say('ลาดพร้าว ค่าจอด', 'Lat Phrao, fee'), value: '15' },
              { term: say('หลักสอง จำนวน', 'Lak Song, spaces'), value: '1,000' },
              { term: say('หลักสอง ค่าจอด', 'Lak Song, fee'), value: '15' },
            ]}
          />
        ),
      ],
    },
  ],
} satisfies Guide;
