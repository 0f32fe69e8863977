import type { Conformance } from '../testing/conformance';
import { Itinerary } from './itinerary';
import { ItinerarySummary } from './itinerary-summary';

const line = { id: 'blue', name: 'เฉลิมรัชมงคล' };
const time = { text: '08.05 น.', dateTime: '2026-11-24T08:05+07:00' };

export default [
  {
    part: (
      <Itinerary
        legs={[
          {
            kind: 'ride',
            line,
            from: { name: 'สุขุมวิท' },
            to: { name: 'เตาปูน', time },
            headsign: 'ท่าพระ',
            stopCount: '12 สถานี',
            duration: '24 นาที',
          },
        ]}
      />
    ),
    root: 'ol',
  },
  {
    part: <ItinerarySummary departure={time} arrival={time} duration="44 นาที" lines={[line]} />,
    root: 'div',
  },
] satisfies Conformance[];
