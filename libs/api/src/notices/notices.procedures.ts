import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { ApiContext } from '../context';
import { listAlerts, listAnnouncements } from './notices.store';

const notices = implement(contract.notices).$context<ApiContext>();

/** A passenger on the way wants to know of a closed station within seconds. */
const alertsCacheControl = 'public, max-age=15';

export const noticesProcedures = notices.router({
  alerts: notices.alerts.handler(({ context: { db, now, resHeaders }, input }) => {
    resHeaders?.set('cache-control', alertsCacheControl);
    return listAlerts(db, input.active ? now() : undefined);
  }),
  announcements: notices.announcements.handler(({ context: { db, now }, input }) =>
    listAnnouncements(db, input.active ? now() : undefined),
  ),
});
