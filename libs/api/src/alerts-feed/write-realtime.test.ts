import { createPlanner } from '@raang/journeys';
import { readFeed } from '@raang/journeys/gtfs';
import { expect, test } from 'vitest';
import { findStationParts } from '../network/loaded-feed';
import { toRealtime } from '../notices/to-realtime';
import { alertExample } from '../testing/alert-example';
import { readSiteFeed } from '../testing/site-feed';
import { readRealtime } from './read-realtime';
import { toAlerts } from './to-alerts';
import { writeRealtime } from './write-realtime';

const siteFeed = readFeed(await readSiteFeed());
const feed = { network: createPlanner(siteFeed).network, stationParts: findStationParts(siteFeed) };
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
      activePeriods: [
        { start: '2026-11-20T00:00:00+07:00', end: '2026-11-20T12:00:01+07:00' },
        { start: '2026-12-01T00:00:00+07:00' },
      ],
    }),
  ],
])('another site reads %s as it was written, also as JSON', (_, alert) => {
  const written = toRealtime([alert], { feed, now });
  for (const bytes of [writeRealtime(written), Buffer.from(JSON.stringify(written))]) {
    const read = toAlerts(readRealtime(bytes), { feed, previous: [], fetchedAt: now, prefix: 'feed' });
    expect(read.problems).toEqual([]);
    const saidAt = '2026-11-20T12:00:00+07:00';
    expect(read.alerts).toEqual([{ ...alert, id: `feed-${alert.id}`, saidAt }]);
  }
});
