import { listAudit } from '../audit/audit.store';
import { desk } from './desk-builder';
import { deskCases } from './desk-cases.procedures';
import { deskEquipment } from './desk-equipment.procedures';
import { deskFoundItems } from './desk-found-items.procedures';
import { deskMatches } from './desk-matches.procedures';
import { deskNotices } from './desk-notices.procedures';

export const deskProcedures = desk.router({
  me: desk.me.handler(({ context: { staff } }) => staff),
  ...deskCases,
  ...deskMatches,
  ...deskFoundItems,
  ...deskNotices,
  ...deskEquipment,
  audit: desk.audit.handler(({ context: { db }, input }) => listAudit(db, input)),
});
