import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { toRealtime } from './to-realtime';
import type { FeedContext } from '../network/feed-source';
import { listAlerts, listAnnouncements } from './notices.store';
import { readServiceReports } from './service-reports.store';

/** Before the first import no alert can name anything. */
const noNetwork = { network: { lines: new Map() }, stationParts: new Map() } as const;

const notices = implement(contract.notices).$context<FeedContext>();

export const noticesProcedures = notices.router({
  alerts: notices.alerts.handler(({ context: { db, now }, input }) =>
    listAlerts(db, input.active ? now() : undefined),
  ),
  realtime: notices.realtime.handler(async ({ context: { db, now, feedSource } }) => {
    const [alerts, feed] = await Promise.all([listAlerts(db), feedSource(db)]);
    return toRealtime(alerts, { feed: feed ?? noNetwork, now: now() });
  }),
  reports: notices.reports.handler(({ context: { db, now } }) => readServiceReports(db, now())),
  announcements: notices.announcements.handler(({ context: { db, now }, input }) =>
    listAnnouncements(db, input.active ? now() : undefined),
  ),
});
