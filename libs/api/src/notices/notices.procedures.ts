import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { CallContext } from '../context/call-context';
import { listAlerts, listAnnouncements } from './notices.store';

const notices = implement(contract.notices).$context<CallContext>();

export const noticesProcedures = notices.router({
  alerts: notices.alerts.handler(({ context: { db, now }, input }) =>
    listAlerts(db, input.active ? now() : undefined),
  ),
  announcements: notices.announcements.handler(({ context: { db, now }, input }) =>
    listAnnouncements(db, input.active ? now() : undefined),
  ),
});
