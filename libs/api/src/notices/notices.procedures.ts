import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { markedTitle } from './example-words';
import { toRealtime } from './to-realtime';
import type { FeedContext } from '../network/feed-source';
import { listAlerts, listAnnouncements, listRealAlerts } from './notices.store';
import { readServiceReports } from './service-reports.store';

/** Before the first import no alert can name anything. */
const noNetwork = { network: { lines: new Map() }, stationParts: new Map() } as const;

const notices = implement(contract.notices).$context<FeedContext>();

export const noticesProcedures = notices.router({
  alerts: notices.alerts.handler(async ({ context: { db, now }, input }) => {
    const alerts = await listAlerts(db, input.active ? now() : undefined);
    return alerts.map((alert) => ({ ...alert, header: markedTitle(alert.header, alert) }));
  }),
  realtime: notices.realtime.handler(async ({ context: { db, now, feedSource } }) => {
    const [alerts, feed] = await Promise.all([listRealAlerts(db), feedSource(db)]);
    return toRealtime(alerts, { feed: feed ?? noNetwork, now: now() });
  }),
  reports: notices.reports.handler(({ context: { db, now } }) => readServiceReports(db, now())),
  announcements: notices.announcements.handler(async ({ context: { db, now }, input }) => {
    const announcements = await listAnnouncements(db, input.active ? now() : undefined);
    return announcements.map((one) => ({ ...one, title: markedTitle(one.title, one) }));
  }),
});
