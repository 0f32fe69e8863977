import type { CaseSubmission } from '@raang/contract';
import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { Actor } from '../context/actor';
import type { Database } from '../database/database';
import { describeUploads } from '../uploads/uploads.store';
import { type CaseRow, cases } from './cases.table';
import { caseColumns, toNewCase } from './to-new-case';

/** How long the same content counts as sent twice: after that, it is likely to be another occasion. */
const repeatedMilliseconds = 60 * 60 * 1000;

/** What makes two cases the same, whatever their language and their key. */
const content = [
  'kind',
  // the same number in another spelling is the same
  ...caseColumns.filter((column) => column !== 'telephone'),
  'telephoneDigits',
  'accountId',
] as const;

/**
 * Finds the case with the same content that the same person submitted within the last hour: the way back from the receipt
 * leads to a form that is filled in. Without a contact or an account, only the device's last case is known to be theirs.
 */
export async function findSameCase(
  db: Database,
  submission: CaseSubmission,
  { actor, now }: { actor: Actor; now: Date },
): Promise<CaseRow | undefined> {
  const wanted = toNewCase(submission, actor);
  const isAnonymous = !wanted.email && !wanted.telephoneDigits && !wanted.accountId;
  if (isAnonymous && !submission.last) return undefined;
  const same: SQL[] = content.map((name) => {
    const value = wanted[name] ?? null;
    return value === null ? isNull(cases[name]) : eq(cases[name], value);
  });
  const [row] = await db
    .select()
    .from(cases)
    .where(
      and(
        ...same,
        gt(cases.createdAt, new Date(now.getTime() - repeatedMilliseconds)),
        // who withdrew a case may mean to begin anew
        ne(cases.status, 'withdrawn'),
        isAnonymous ? eq(cases.reference, submission.last!) : undefined,
      ),
    )
    .orderBy(desc(cases.createdAt))
    .limit(1);
  return row && (await hasFiles(db, row, submission)) ? row : undefined;
}

/** Whether the case has every file of the submission. */
async function hasFiles(db: Database, { reference }: CaseRow, submission: CaseSubmission): Promise<boolean> {
  const ids = 'files' in submission ? submission.files : [];
  const given = await describeUploads(db, ids);
  const stored = await describeUploads(db, { reference });
  return given.length === ids.length && given.every((file) => stored.includes(file));
}
