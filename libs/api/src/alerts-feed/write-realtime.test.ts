import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { expect, test } from 'vitest';
import { findIds } from '../network/loaded-feed';
import { toRealtime } from '../notices/to-realtime';
import { alertExample } from '../testing/alert-example';
import { readSiteFeed } from '../testing/site-feed';
import { readRealtime } from './read-realtime';
import { toAlerts } from './to-alerts';
import { writeRealtime } from './write-realtime';

const siteFeed = readFeed(await readSiteFeed());
const feed = { ...createPlanner(siteFeed), ...findIds(siteFeed) };
const now = new Date('2026-11-20T12:00:00+07:00');

test.each([
  ['a closed line', alertExample()],
  ['a closed station', alertExample({ informedEntities: [{ stationCode: 'BL10' }] })],
  [
    'a lift of one line with two periods',
    alertExample({
      effect: 'ACCESSIBILITY_ISSUE',
      severity: 'INFO',
      cause: 'MAINTENANCE',
      informedEntities: [{ lineId: 'pink', stationCode: 'PK01' }, { lineId: 'purple' }],
      impactPeriods: [
        { start: '2026-11-20T00:00:00+07:00', end: '2026-11-20T12:00:01+07:00' },
        { start: '2026-12-01T00:00:00+07:00' },
      ],
    }),
  ],
  [
    'a closure of next week that is shown now',
    alertExample({
      shownPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: '2026-12-02T00:00:00+07:00' }],
      impactPeriods: [{ start: '2026-12-01T00:00:00+07:00', end: '2026-12-02T00:00:00+07:00' }],
    }),
  ],
  [
    'a notice that never acts',
    alertExample({ shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }], impactPeriods: [] }),
  ],
  [
    'one direction, a platform, an exit and a train',
    alertExample({
      informedEntities: [
        { lineId: 'blue', direction: 0 },
        { stationCode: 'BL10', platform: 'BL10-0' },
        { stationCode: 'BL01', part: 'BL01-exit-2A' },
        { lineId: 'blue', train: { date: '2026-11-28', time: '10:00:00' } },
      ],
    }),
  ],
  [
    'a third language, words and a page of the producer',
    alertExample({
      header: { en: 'Closed', other: { language: 'ja', text: '運休' } },
      causeDetail: { en: 'Flood' },
      effectDetail: { th: 'มีรถโดยสาร' },
      url: { en: 'https://www.example.org/alert' },
    }),
  ],
])('another site reads %s as it was written, also as JSON', async (_, alert) => {
  const written = toRealtime([alert], { feed, now });
  for (const bytes of [writeRealtime(written), Buffer.from(JSON.stringify(written))]) {
    const saidAt = '2026-11-20T12:00:00+07:00';
    const read = await toAlerts(await readRealtime(bytes), { feed, previous: [], saidAt, prefix: 'feed' });
    expect(read.leftOut.lines()).toEqual([]);
    expect(read.alerts).toEqual([{ ...alert, id: `feed-${alert.id}`, saidAt }]);
  }
});
