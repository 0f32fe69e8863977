import type { Guide } from '../docs/guide';
import { DepartureTable, Timetable } from '../index';

export default {
  parts: ['Timetable', 'DepartureTable', 'Time'],
  group: 'Network',
  since: '0.1.0',
  use: [
    'Timetable: first train, last train and headways of a station in one direction.',
    'DepartureTable: the trains of the next minutes.',
  ],
  avoid: [
    'For a journey with changes: use Itinerary.',
    'For two directions in one table: make two, and name the direction in the caption.',
  ],
  example: (say) => (
    <Timetable
      caption={say('สุขุมวิท มุ่งหน้าหลักสอง', 'Sukhumvit towards Lak Song')}
      dayTypes={[{ id: 'weekday', name: say('จันทร์ถึงศุกร์', 'Monday to Friday') }]}
      first={{ weekday: { text: say('05.54 น.', '05:54') } }}
      last={{ weekday: { text: say('23.54 น.', '23:54') } }}
      periods={[
        {
          id: 'peak',
          hours: say('06.30–09.00 น.', '06:30–09:00'),
          note: say('ชั่วโมงเร่งด่วน', 'peak hours'),
          every: { weekday: say('4 นาที', '4 minutes') },
        },
      ]}
    />
  ),
  anatomy: [
    ['Caption', 'caption', 'Station and direction.'],
    ['Day', 'thead th:last-child', 'Days that share a timetable.'],
    ['Time or headway', 'tbody td', 'With its unit.'],
  ],
  keyboard: [['Tab', 'Moves to a table that scrolls.']],
  compare: [
    {
      good: [
        'Say “every 4 minutes” where trains have no exact times.',
        (say) => (
          <DepartureTable
            caption={say('ขบวนถัดไป', 'Next trains')}
            departures={[
              {
                id: '1',
                line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') },
                headsign: say('หลักสอง', 'Lak Song'),
                every: say('ทุก 4 นาที', 'every 4 minutes'),
              },
            ]}
          />
        ),
      ],
      bad: [
        'Do not invent exact times from a headway.',
        (say) => (
          <DepartureTable
            caption={say('ขบวนถัดไป', 'Next trains')}
            departures={['08:00', '08:04', '08:08'].map((text) => ({
              id: text,
              line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') },
              headsign: say('หลักสอง', 'Lak Song'),
              time: { text },
            }))}
          />
        ),
      ],
    },
  ],
  accessibility: { keyboard: 'Tables with row headers' },
} satisfies Guide;
