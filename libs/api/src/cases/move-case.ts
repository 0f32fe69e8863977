import type { Appointment } from '@raang/contract';
import { type Bilingual, mayBecome } from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { storableText } from '../database/storable-text';
import { statusMail } from './case.mail';
import type { CaseClock } from './cases.context';
import { lockCase } from './cases.store';
import { caseEvents, caseMessages, type CaseRow, cases } from './cases.table';
import { postCaseMail } from './post-case-mail';

export interface CaseMove {
  reference: string;
  to: string;
  /** `person`, `system`, or the e-mail address of a member of staff. */
  by: string;
  /** A message of the desk to the person, which the mail quotes. */
  note?: string | undefined;
  /** Tag number, with the status `matched`. */
  matchedItem?: string;
  /** Description of the claimant, with the status `claimed`. */
  proof?: string;
  /** With the status `appointed`. */
  appointment?: Appointment;
  /** Of the appointment's station, for the mail. */
  stationName?: Bilingual | undefined;
}

/** `not-allowed`: the current status cannot become this one, or the case is emptied. */
export type MoveResult = 'moved' | 'unknown' | 'not-allowed';

/**
 * Changes the status of a case, in the caller's transaction: locks the case, appends the event, and posts a mail to the
 * person. The only function that changes a status.
 */
export async function moveCase(
  tx: Database,
  move: CaseMove,
  { now, publicUrl }: CaseClock,
): Promise<MoveResult> {
  const row = await lockCase(tx, move.reference);
  if (!row) return 'unknown';
  if (row.emptiedAt || !mayBecome(row.kind, row.status, move.to)) return 'not-allowed';
  const at = now();
  const changed = { ...row, status: move.to, updatedAt: at, ...loopColumns(row, move) };
  await tx.update(cases).set(changed).where(eq(cases.reference, row.reference));
  const [event] = await tx
    .insert(caseEvents)
    .values({ reference: row.reference, status: move.to, at, by: move.by })
    .returning({ id: caseEvents.id });
  const note = move.note && storableText(move.note);
  if (note) await tx.insert(caseMessages).values({ reference: row.reference, from: 'desk', text: note, at });
  const about = `event/${event!.id}`;
  const { stationName } = move;
  await postCaseMail(tx, changed, { about, write: statusMail, publicUrl, note, stationName });
  return 'moved';
}

/** Columns of the lost-property loop: a new search begins without the match, a new claim without the appointment. */
function loopColumns(row: CaseRow, { to, matchedItem, proof, appointment }: CaseMove) {
  switch (to) {
    case 'searching':
      return { matchedItem: null, proof: null, appointment: null };
    case 'matched':
      return { matchedItem: matchedItem ?? null, proof: null, appointment: null };
    case 'claimed':
      return { proof: proof ? storableText(proof) : row.proof, appointment: null };
    case 'appointed':
      return { appointment: appointment ?? null };
    default:
      return {};
  }
}
