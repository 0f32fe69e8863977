import type { Conformance } from '../testing/conformance';
import { Itinerary } from './itinerary';
import { ItinerarySummary } from './itinerary-summary';
import { WayAxis } from './way-axis';

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
    part: <ItinerarySummary label="44 นาที" duration="44 นาที" times="ออก 08.05 น." lines={[line]} />,
    root: 'span',
  },
  {
    part: (
      <WayAxis
        parts={[{ kind: 'ride', seconds: 600, lineId: 'blue' }]}
        latestSeconds={600}
        scaleSeconds={600}
      />
    ),
    root: 'svg',
  },
] satisfies Conformance[];
