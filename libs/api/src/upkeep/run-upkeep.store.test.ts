import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CaseReference } from '@raang/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { accounts, accountTokens, sessions } from '../people/accounts.table';
import { answerCase } from '../cases/answer-case';
import { deskCaseOf } from '../cases/desk-case';
import { moveCase } from '../cases/move-case';
import { caseEvents, caseMessages, cases } from '../cases/cases.table';
import type { OpenDatabase } from '../database/database';
import { attempts } from '../limits/attempts.table';
import { takeAttempt } from '../limits/take-attempt';
import { createAccountId, openCaseApi } from '../testing/case-desk';
import { submissionOf } from '../testing/case-examples';
import { testNow, testPublicUrl } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { pdf } from '../uploads/file-examples';
import { openFileStore } from '../uploads/file-store';
import { uploads } from '../uploads/uploads.table';
import { usedProofs } from '../verification/used-proofs.table';
import { runOnce } from './run-upkeep';

const directory = path.join(os.tmpdir(), `raang-upkeep-${process.pid}`);
const files = openFileStore({ directory });
const storedFiles = () => readdir(path.join(directory, 'quarantine'));
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(testNow.getTime() + days * day);

describe.each(storeDatabases)('the upkeep on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const run = (days: number) => {
    const fail = (_: object, line: string) => {
      throw new Error(line);
    };
    const log = { info: () => {}, warn: () => {}, error: fail };
    return runOnce({ db: database.db, files, now: () => later(days), log });
  };
  const clock = { now: () => testNow, publicUrl: testPublicUrl };
  /** Submits a case with a file and a message, and brings it to a status. */
  async function settle(statuses: string[]): Promise<CaseReference> {
    const { db } = database;
    const account = createAccountId();
    const { client } = openCaseApi(db, { files }).visitor({ account });
    const { id } = await client.uploads.create({ file: new File([new Uint8Array(pdf)], 'bill.pdf') });
    const { reference } = await client.cases.submit(submissionOf('lost-report', { files: [id] }));
    await client.cases.reply({ reference, text: 'My name is on it', idempotencyKey: crypto.randomUUID() });
    for (const to of statuses)
      expect(
        await moveCase(
          db,
          { reference, to, by: 'desk@example.org', proof: 'Scratched', note: 'Dear Somchai' },
          clock,
        ),
      ).toBe('moved');
    return reference as CaseReference;
  }
  const rowOf = async (reference: CaseReference) =>
    (await database.db.select().from(cases).where(eq(cases.reference, reference)))[0]!;
  const textsOf = async (reference: CaseReference) => {
    const isOfCase = eq(caseMessages.reference, reference);
    const rows = await database.db.select().from(caseMessages).where(isOfCase).orderBy(asc(caseMessages.id));
    return rows.map(({ text }) => text);
  };

  test.each([
    ['returned', ['matched', 'claimed', 'appointed', 'returned']],
    ['not-found', ['not-found']],
    ['withdrawn', ['withdrawn']],
  ])('empties a case 12 months after it was %s', async (status, statuses) => {
    const reference = await settle(statuses);
    const before = await rowOf(reference);
    await run(364);
    expect(await rowOf(reference)).toEqual(before);
    expect(await storedFiles()).toHaveLength(1);
    await run(366);
    const row = await rowOf(reference);
    const left = Object.entries(row).filter(([, value]) => value !== null);
    // for statistics
    const kept = ['kind', 'lang', 'category', 'line', 'station', 'day', 'time', 'matchedItem'] as const;
    const known = ['reference', 'idempotencyKey', 'createdAt', 'updatedAt', ...kept] as const;
    const facts = known.map((column) => [column, before[column]]).filter(([, value]) => value !== null);
    expect(Object.fromEntries(left)).toEqual({
      ...Object.fromEntries(facts),
      status,
      text: '',
      emptiedAt: later(366),
    });
    expect(new Set(await textsOf(reference))).toEqual(new Set(['']));
    expect(await database.db.select().from(uploads)).toEqual([]);
    expect(await storedFiles()).toEqual([]);
    const history = await database.db.select().from(caseEvents).where(eq(caseEvents.reference, reference));
    expect(history).toHaveLength(2 + statuses.length);
    expect(JSON.stringify([await rowOf(reference), history])).not.toMatch(/somchai|สมชาย|081-?234-?5678/i);
  });

  it('never empties a case that the desk has not finished', async () => {
    const reference = await settle(['matched', 'claimed']);
    const before = await rowOf(reference);
    await run(3650);
    expect(await rowOf(reference)).toEqual(before);
    expect(await textsOf(reference)).toContain('My name is on it');
    // counts from the last change, not from the submission
    await moveCase(
      database.db,
      { reference, to: 'withdrawn', by: 'person' },
      { ...clock, now: () => later(3650) },
    );
    await run(3651);
    expect((await rowOf(reference)).name).toBe('สมชาย ใจดี');
  });

  it('leaves nothing to do in an emptied case', async () => {
    const reference = await settle(['not-found']);
    expect((await deskCaseOf(database.db, reference))?.moves).toEqual(['searching']);
    await run(366);
    expect((await deskCaseOf(database.db, reference))?.moves).toEqual([]);
    expect(await moveCase(database.db, { reference, to: 'searching', by: 'desk@example.org' }, clock)).toBe(
      'not-allowed',
    );
    expect(await answerCase(database.db, { reference, text: 'Hello', by: 'desk@example.org' }, clock)).toBe(
      'not-allowed',
    );
  });

  it('empties more cases than one statement takes', async () => {
    const reference = await settle(['withdrawn']);
    const row = await rowOf(reference);
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      reference: `L-COPY-${index}` as CaseReference,
      idempotencyKey: crypto.randomUUID(),
    }));
    await database.db.insert(cases).values(copies);
    await run(366);
    const rows = await database.db.select().from(cases);
    expect(rows.filter(({ name }) => name !== null)).toEqual([]);
    expect(rows).toHaveLength(451);
  });

  it('removes expired attempts, proofs, sessions, tokens, and accounts that nobody confirmed', async () => {
    const { db } = database;
    const times = { createdAt: testNow, updatedAt: testNow };
    const person = { name: 'Malee', locale: 'th', ...times } as const;
    const [confirmed, pending] = await db
      .insert(accounts)
      .values([
        { ...person, email: 'confirmed@example.org', emailVerified: true },
        { ...person, email: 'pending@example.org' },
      ])
      .returning();
    const session = { accountId: confirmed!.id, createdAt: testNow, lastUsedAt: testNow };
    await db.insert(sessions).values([
      { ...session, token: 'old', expiresAt: later(1) },
      { ...session, token: 'current', expiresAt: later(7) },
    ]);
    const token = {
      digest: 'digest',
      purpose: 'confirm',
      accountId: pending!.id,
      expiresAt: later(1),
    } as const;
    await db.insert(accountTokens).values(token);
    await db.insert(usedProofs).values({ signature: 'signature', expiresAt: later(1) });
    for (let count = 0; count < 30; count += 1)
      await takeAttempt(db, { name: 'login', key: `${count}`, limit: 1, windowSeconds: 60 }, testNow);
    await run(2);
    const remaining = await Promise.all(
      [accounts, sessions, accountTokens, usedProofs].map((table) => db.select().from(table)),
    );
    expect(remaining).toMatchObject([[{ email: 'confirmed@example.org' }], [{ token: 'current' }], [], []]);
    expect((await db.select().from(attempts)).map(({ name }) => name)).toEqual(['upkeep']);
  });
});
