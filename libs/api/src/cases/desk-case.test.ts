import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseReferenceBytes, createCaseReference } from '@raang/domain';
import type { OpenDatabase } from '../database/database';
import { createAccountId, openCaseApi } from '../testing/case-desk';
import { submissionOf } from '../testing/case-examples';
import { testNow } from '../testing/test-api';
import { emptyTables, testDatabases } from '../testing/test-databases';
import { casesOfAccount, detachAccount, exportCases } from './account-cases';
import { deskCaseOf } from './desk-case';
import { type CaseFilter, listCases } from './list-cases';
import { moveCase } from './move-case';

describe.each(testDatabases)('cases on $name', ({ open }) => {
  let database: OpenDatabase;
  let now: Date;
  let api: ReturnType<typeof openCaseApi>;

  beforeAll(async () => {
    database = await open();
    api = openCaseApi(database.db, { now: () => now });
  });
  beforeEach(async () => {
    now = testNow;
    await emptyTables(database.db);
  });
  afterAll(() => database.close());

  const submit = async (...[kind, changes]: Parameters<typeof submissionOf>) => {
    now = new Date(now.getTime() + 60_000);
    return (await api.client().cases.submit(submissionOf(kind, changes))).reference;
  };
  const list = async (filter: CaseFilter, page = { page: 1, pageSize: 10 }) =>
    (await listCases(database.db, filter, page)).items.map(({ reference }) => reference);

  it('are listed for the desk, open ones first, then the longest waiting', async () => {
    const first = await submit('contact');
    const withdrawn = await submit('comment');
    const third = await submit('complaint');
    await api.client().cases.withdraw({ reference: withdrawn, contact: 'somchai@example.org' });
    expect(await list({})).toEqual([first, third, withdrawn]);
    expect(await listCases(database.db, {}, { page: 9, pageSize: 2 })).toMatchObject({
      items: [{ reference: withdrawn, kind: 'comment', status: 'withdrawn' }],
      total: 3,
      page: 2,
      pageSize: 2,
    });
  });

  it('are found by kind, status, reference, e-mail, telephone and words', async () => {
    const contact = await submit('contact', { email: 'anong@example.org', telephone: '02 716 4044' });
    const complaint = await submit('complaint', { message: 'The fare was 100% wrong_', name: 'Anong' });
    expect(await list({ kind: 'contact' })).toEqual([contact]);
    expect(await list({ status: 'received' })).toEqual([contact, complaint]);
    expect(await list({ status: 'answered' })).toEqual([]);
    for (const [q, found] of [
      [complaint.toLowerCase().replaceAll('-', ' '), [complaint]],
      [complaint.slice(-4).toLowerCase(), [complaint]],
      ['Anong@example.org', [contact]],
      ['+66 2 716 4044', [contact]],
      ['100% WRONG_', [complaint]],
      ['anong', [complaint]],
      ['%', [complaint]],
      ['\\', []],
      ["' or 1=1 --", []],
      ['\0', [contact, complaint]],
    ] as const)
      expect([q, await list({ q })]).toEqual([q, found]);
  });

  it('show the desk what only the owner knows, and the moves that may come next', async () => {
    const reference = await submit('lost-report', { lang: 'th' });
    expect(await deskCaseOf(database.db, reference)).toMatchObject({
      reference,
      name: 'สมชาย ใจดี',
      email: 'somchai@example.org',
      telephone: '081 234 5678',
      lang: 'th',
      colour: 'black',
      marks: expect.stringContaining('S.K.'),
      moves: ['matched', 'not-found', 'withdrawn'],
    });
    expect(
      await deskCaseOf(database.db, createCaseReference('contact', new Uint8Array(caseReferenceBytes))),
    ).toBeUndefined();
  });

  it('of an account are listed latest first, exported whole, and stay when the account goes', async () => {
    const account = createAccountId();
    const { client } = api.visitor({ account });
    const { reference: first } = await client.cases.submit(submissionOf('lost-report'));
    now = new Date(now.getTime() + 60_000);
    const { reference: second } = await client.cases.submit(submissionOf('contact'));
    await submit('contact');
    await database.db.transaction((tx) =>
      moveCase(
        tx,
        { reference: second, to: 'answered', by: 'agent@example.org', note: 'At the office.' },
        {
          now: () => now,
          publicUrl: 'https://www.example.org',
        },
      ),
    );
    expect(await casesOfAccount(database.db, account)).toMatchObject([
      { reference: second, kind: 'contact', status: 'answered' },
      { reference: first, kind: 'lost-report', status: 'searching', receivedAt: '2026-11-20T12:00:00+07:00' },
    ]);
    expect(await exportCases(database.db, account)).toMatchObject([
      { reference: second, messages: [{ text: 'At the office.' }] },
      { reference: first, marks: expect.stringContaining('S.K.'), telephone: '081 234 5678', lang: 'en' },
    ]);
    await database.db.transaction((tx) => detachAccount(tx, account));
    expect(await casesOfAccount(database.db, account)).toEqual([]);
    expect(await deskCaseOf(database.db, first)).toMatchObject({ email: 'somchai@example.org' });
  });
});
