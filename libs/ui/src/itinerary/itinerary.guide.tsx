import type { Guide } from '../docs/guide';
import { Itinerary, ItinerarySummary } from '../index';

export default {
  parts: ['Itinerary', 'ItinerarySummary', 'WayAxis'],
  group: 'Network',
  since: '0.1.0',
  use: [
    'For one journey, leg by leg: walks, rides, changes.',
    'With ItinerarySummary above it, and in a list of journeys to compare.',
  ],
  avoid: [
    'For a line with all its stations: use LineDiagram.',
    'For the next trains of a station: use DepartureTable.',
  ],
  example: (say) => (
    <Itinerary
      legs={[
        {
          kind: 'ride',
          line: { id: 'blue', name: say('เฉลิมรัชมงคล', 'Blue') },
          from: { name: say('สุขุมวิท', 'Sukhumvit'), code: 'BL22', time: { text: say('08.05 น.', '08:05') } },
          to: { name: say('พระราม 9', 'Phra Ram 9'), code: 'BL20', time: { text: say('08.09 น.', '08:09') } },
          headsign: say('ท่าพระ', 'Tha Phra'),
          stopCount: say('2 สถานี', '2 stations'),
          stops: [{ name: say('เพชรบุรี', 'Phetchaburi'), code: 'BL21' }],
          duration: say('4 นาที', '4 minutes'),
        },
      ]}
    />
  ),
  anatomy: [
    ['Leg', 'li', 'A ride or a way on foot.'],
    ['Station', 'li .font-semibold', 'Where to get on or off, with its code and time.'],
    ['Stations between', 'summary', 'Folded: few people count them.'],
  ],
  keyboard: [['Enter, Space', 'Shows the stations between.']],
  compare: [
    {
      good: [
        'Times have the words that make them honest.',
        (say) => (
          <ItinerarySummary
            label={say(
              'ปกติประมาณ 40 นาที ไม่เกิน 44 นาที 42 บาท',
              'Usually about 40 minutes, at most 44; 42 baht',
            )}
            duration={say('40 นาที', '40 min')}
            durationNote={say('ไม่เกิน 44 นาที', 'at most 44 min')}
            times={say('ออก 08.05 น. ถึงประมาณ 08.45 น.', 'Leave 08:05, arrive about 08:45')}
            fare={say('42 บาท', '42 baht')}
          />
        ),
      ],
      bad: [
        'Do not promise seconds.',
        (say) => (
          <ItinerarySummary
            label={say('43 นาที 51 วินาที', '43 min 51 s')}
            duration={say('43 นาที 51 วินาที', '43 min 51 s')}
            times="08:05:12 – 08:49:03"
          />
        ),
      ],
    },
  ],
  accessibility: {
    keyboard: 'A list of legs; a native details opens the stations',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
} satisfies Guide;
