import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { ApiContext } from '../context';
import { listAlerts, listAnnouncements } from './notices.store';

const notices = implement(contract.notices).$context<ApiContext>();

export const noticesProcedures = notices.router({
  alerts: notices.alerts.handler(({ context: { db, now }, input }) =>
    listAlerts(db, input.active ? now() : undefined),
  ),
  announcements: notices.announcements.handler(({ context: { db, now }, input }) =>
    listAnnouncements(db, input.active ? now() : undefined),
  ),
});
