import type { Contract } from '@raang/contract';
import type { StaffRole } from '@raang/domain';

const everyone: readonly StaffRole[] = ['agent', 'lost-property', 'editor', 'supervisor'];
const caseStaff: readonly StaffRole[] = ['agent', 'lost-property', 'supervisor'];
const registerStaff: readonly StaffRole[] = ['lost-property', 'supervisor'];
const editors: readonly StaffRole[] = ['editor', 'supervisor'];

/** Which roles may call which procedure of the desk. @see staffRoles */
export const permissions: Readonly<Record<keyof Contract['desk'], readonly StaffRole[]>> = {
  me: everyone,
  cases: caseStaff,
  case: caseStaff,
  file: caseStaff,
  move: caseStaff,
  answer: caseStaff,
  matches: registerStaff,
  confirmMatch: registerStaff,
  appoint: registerStaff,
  foundItems: registerStaff,
  registerFoundItem: registerStaff,
  changeFoundItem: registerStaff,
  importFoundItems: registerStaff,
  alerts: editors,
  publishAlert: editors,
  endAlert: editors,
  confirmService: editors,
  resumeSubscriptionMails: editors,
  publishAnnouncement: editors,
  equipment: editors,
  changeEquipment: editors,
  audit: ['supervisor'],
};
