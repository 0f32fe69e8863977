import type { CaseFile } from '@raang/contract';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { uploads } from './uploads.table';

const fileColumns = {
  id: uploads.id,
  name: uploads.name,
  mediaType: uploads.mediaType,
  bytes: uploads.bytes,
};

export async function enterUpload(db: Database, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload);
}

/**
 * Gives uploaded files to a case, in this order. Call it in the transaction that stores the case, and roll that back if
 * a file is missing. Repeating a call changes nothing.
 * @returns ids of files that do not exist, were swept, or belong to another case
 */
export async function attachUploads(
  tx: Database,
  ids: readonly string[],
  reference: string,
): Promise<{ missing: string[] }> {
  const missing: string[] = [];
  for (const [position, id] of ids.entries()) {
    const isFree = or(isNull(uploads.caseReference), eq(uploads.caseReference, reference));
    const attached = await tx
      .update(uploads)
      .set({ caseReference: reference, position })
      .where(and(eq(uploads.id, id), isFree))
      .returning({ id: uploads.id });
    if (attached.length === 0) missing.push(id);
  }
  return { missing };
}

/**
 * What tells files apart that were uploaded twice, for they have other ids then: name, type and size of each, in one order.
 * @param of ids of uploads, or the case that has them
 */
export async function describeUploads(
  db: Database,
  of: readonly string[] | { reference: string },
): Promise<string[]> {
  if ('length' in of && of.length === 0) return [];
  const rows = await db
    .select(fileColumns)
    .from(uploads)
    .where('length' in of ? inArray(uploads.id, [...of]) : eq(uploads.caseReference, of.reference));
  return rows.map(({ name, mediaType, bytes }) => JSON.stringify([name, mediaType, bytes])).toSorted();
}

/** The files of a case, in the order in which the person chose them. */
export async function filesOfCase(db: Database, reference: string): Promise<CaseFile[]> {
  return db
    .select(fileColumns)
    .from(uploads)
    .where(eq(uploads.caseReference, reference))
    .orderBy(asc(uploads.position));
}

/** One file of a case; undefined if the case has no such file. */
export async function fileOfCase(
  db: Database,
  { reference, id }: { reference: string; id: string },
): Promise<CaseFile | undefined> {
  const isThis = and(eq(uploads.caseReference, reference), eq(uploads.id, id));
  const [row] = await db.select(fileColumns).from(uploads).where(isThis);
  return row;
}

/** Removes uploads from before a time that no case has named. Returns their ids. */
export async function removeUnattached(db: Database, before: Date): Promise<string[]> {
  const removed = await db
    .delete(uploads)
    .where(and(isNull(uploads.caseReference), lt(uploads.createdAt, before)))
    .returning({ id: uploads.id });
  return removed.map(({ id }) => id);
}

/** Ids of all uploads that are older than a time. */
export async function uploadsBefore(
  db: Database,
  time: Date,
): Promise<{ id: string; caseReference: string | null }[]> {
  const columns = { id: uploads.id, caseReference: uploads.caseReference };
  return db.select(columns).from(uploads).where(lt(uploads.createdAt, time));
}

export async function hasUpload(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id));
  return found.length > 0;
}
