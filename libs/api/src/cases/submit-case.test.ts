import { randomUUID } from 'node:crypto';
import { caseKinds } from '@raang/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { createAccountId, enterUpload, mailsOf, openCaseApi, refusalOf } from '../testing/case-desk';
import { caseExamples, submissionOf } from '../testing/case-examples';
import { solvedProof } from '../testing/solved-proof';
import { testNow } from '../testing/test-api';
import { emptyTables, testDatabases } from '../testing/test-databases';
import { insertCase } from './cases.store';
import { caseEvents, cases } from './cases.table';

describe.each(testDatabases)('submitting a case on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ReturnType<typeof openCaseApi>;

  beforeAll(async () => {
    database = await open();
    api = openCaseApi(database.db);
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  const storedCases = () => database.db.select().from(cases);
  const storedMails = async () =>
    (await Promise.all((await storedCases()).map(({ reference }) => mailsOf(database.db, reference)))).flat();

  it.each(caseKinds)('stores a %s, mails a receipt, and shows it to its sender', async (kind) => {
    const submission = submissionOf(kind);
    const receipt = await api.client().cases.submit(submission);
    expect(receipt).toEqual({ reference: expect.any(String), kind, isMailed: true });
    const { reference } = receipt;
    const example: Record<string, unknown> = caseExamples[kind];
    const view = await api.client().cases.track({ reference, contact: 'somchai@example.org' });
    expect(view).toMatchObject({
      reference,
      kind,
      receivedAt: '2026-11-20T12:00:00+07:00',
      text: example['message'] ?? example['description'],
      files: [],
      messages: [],
      possibleMatches: 0,
    });
    for (const field of ['topic', 'category', 'line', 'station', 'day', 'time'])
      expect([field, view[field as 'day']]).toEqual([field, example[field]]);
    const mails = await mailsOf(database.db, reference);
    expect(mails).toMatchObject([{ recipient: 'somchai@example.org', locale: 'en' }]);
    expect(JSON.stringify(mails)).toContain(
      `https://www.example.org/en/contact/lost-tracking?reference=${reference}`,
    );
  });

  it('begins to search for a lost item at once, with one mail', async () => {
    const { reference } = await api.client().cases.submit(submissionOf('lost-report'));
    const view = await api.client().cases.track({ reference, contact: '+66 81 234 5678' });
    expect(view.status).toBe('searching');
    expect(view.history.map(({ status }) => status)).toEqual(['received', 'searching']);
    expect(view.actions).toEqual(['withdraw', 'reply']);
    expect(await mailsOf(database.db, reference)).toHaveLength(1);
  });

  it('writes the receipt in the language of the person, and repeats nothing that was typed', async () => {
    const { reference } = await api.client().cases.submit(submissionOf('complaint', { lang: 'th' }));
    const [mail] = await mailsOf(database.db, reference);
    const text = JSON.stringify(mail!.content);
    expect(mail!.locale).toBe('th');
    expect(mail!.content.subject).toBe(`ได้รับเรื่องร้องเรียนของท่านแล้ว (${reference})`);
    expect(text).toContain('20 พ.ย. 2569 12.00 น.');
    expect(text).toContain(`/th/contact/lost-tracking?reference=${reference}`);
    for (const typed of [caseExamples.complaint.message, caseExamples.complaint.name, '081', 'somchai'])
      expect(text).not.toContain(typed);
  });

  it('sends no mail to a person without an e-mail address', async () => {
    const receipt = await api.client().cases.submit(submissionOf('contact', { email: undefined }));
    expect(receipt.isMailed).toBe(false);
    expect(await mailsOf(database.db, receipt.reference)).toEqual([]);
  });

  it('belongs to the account that sends it', async () => {
    const account = createAccountId();
    await api.visitor({ account }).client.cases.submit(submissionOf('comment'));
    await api.client().cases.submit(submissionOf('comment'));
    const owners = (await storedCases()).map(({ accountId }) => accountId);
    expect(owners.toSorted()).toEqual([account, null].toSorted());
  });

  it.each([
    ['contact', { email: undefined, telephone: undefined }, { email: 'contact-missing' }],
    ['complaint', { day: '2026-11-21' }, { day: 'date-in-future' }],
    ['lost-report', { day: '2026-11-21' }, { day: 'date-in-future' }],
    ['contact', { message: '' }, { message: 'required' }],
    ['contact', { message: 'Hello' }, { message: 'too-short' }],
    ['contact', { topic: 'weather' }, { topic: 'choice' }],
    ['contact', { telephone: '12' }, { telephone: 'telephone' }],
    ['contact', { email: 'somchai' }, { email: 'email' }],
    ['found-report', { handedTo: undefined }, { handedTo: 'required' }],
  ] as const)('refuses a %s with %j', async (kind, changes, fields) => {
    const refusal = await refusalOf(api.client().cases.submit(submissionOf(kind, changes)));
    expect(refusal).toEqual({ code: 'BAD_REQUEST', fields });
    expect(await storedCases()).toEqual([]);
  });

  it('accepts a day until it is over in Bangkok', async () => {
    const late = openCaseApi(database.db, { now: () => new Date('2026-11-20T17:00:00Z') });
    await late.client().cases.submit(submissionOf('lost-report', { day: '2026-11-21' }));
    const early = openCaseApi(database.db, { now: () => new Date('2026-11-20T16:59:59Z') });
    expect(
      await refusalOf(early.client().cases.submit(submissionOf('lost-report', { day: '2026-11-21' }))),
    ).toEqual({ code: 'BAD_REQUEST', fields: { day: 'date-in-future' } });
  });

  it('makes one case of a repeated submission', async () => {
    const submission = submissionOf('lost-report', { files: [await enterUpload(database.db, testNow)] });
    const receipt = await api.client().cases.submit(submission);
    expect(await api.client().cases.submit({ ...submission, lang: 'th' })).toEqual({
      ...receipt,
      repeats: 'key',
    });
    expect(await storedCases()).toHaveLength(1);
    expect(await storedMails()).toHaveLength(1);
  });

  it('gives a key with another content no case: neither the first one, nor a second', async () => {
    const files = [await enterUpload(database.db, testNow)];
    const submission = submissionOf('lost-report', { files });
    const receipt = await api.client().cases.submit(submission);
    const [another, same] = [
      await enterUpload(database.db, testNow, 'bag.jpg'),
      await enterUpload(database.db, testNow),
    ];
    for (const changes of [
      { description: 'A green umbrella with a handle of bone' },
      { email: 'another@example.org' },
      { station: undefined },
      { files: [] },
      { files: [another] },
    ])
      expect(await refusalOf(api.client().cases.submit({ ...submission, ...changes }))).toEqual({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    expect(await storedCases()).toHaveLength(1);
    // a browser without JavaScript uploads the same file again
    expect(
      await api.client().cases.submit(submissionOf('lost-report', { ...submission, files: [same] })),
    ).toEqual({ ...receipt, repeats: 'key' });
  });

  it('refuses concurrent submissions of one key that differ, but for one', async () => {
    const submission = submissionOf('contact');
    const { client } = api.visitor();
    const messages = ['The lift is out of order', 'The lift works again'];
    const outcomes = await Promise.all(
      messages.map((message) =>
        refusalOf(client.cases.submit(submissionOf('contact', { ...submission, message }))),
      ),
    );
    expect(outcomes.filter(Boolean)).toEqual([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    expect(await storedCases()).toHaveLength(1);
  });

  it('makes one case of concurrent repetitions, whose proof is accepted once', async () => {
    const submission = submissionOf('contact', {
      files: [await enterUpload(database.db, testNow)],
      verification: await solvedProof(),
    });
    const { client } = api.visitor();
    const receipts = await Promise.all(Array.from({ length: 8 }, () => client.cases.submit(submission)));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await storedCases()).toHaveLength(1);
    expect(await database.db.select().from(caseEvents)).toHaveLength(1);
    expect(await storedMails()).toHaveLength(1);
  });

  it('answers a repetition with its case, even when the limit is reached', async () => {
    const { client } = api.visitor();
    const submissions = Array.from({ length: 5 }, () => submissionOf('comment'));
    for (const submission of submissions) await client.cases.submit(submission);
    expect(await refusalOf(client.cases.submit(submissionOf('comment')))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await client.cases.submit(submissions[4]!);
    expect(await storedCases()).toHaveLength(5);
  });

  describe('of the same content under another key', () => {
    const once = (changes: object = {}) => submissionOf('lost-report', { once: true, ...changes });

    it('makes no second case within an hour, whatever the language, the limits and the proof', async () => {
      const { client } = api.visitor();
      const verification = await solvedProof();
      const first = await client.cases.submit(once({ verification }));
      const second = await client.cases.submit(once({ verification, lang: 'th' }));
      expect(second).toEqual({ ...first, repeats: 'content' });
      expect([(await storedCases()).length, (await storedMails()).length]).toEqual([1, 1]);
      const later = openCaseApi(database.db, { now: () => new Date(testNow.getTime() + 3_600_000) });
      expect(await later.client().cases.submit(once())).not.toHaveProperty('repeats');
    });

    it.each([
      ['another text', { description: 'A red umbrella with a wooden handle' }],
      ['another contact', { email: 'somebody@example.org' }],
      ['another day', { day: '2026-11-18' }],
      ['a wish for a second case', { once: false }],
    ])('makes a second case for %s', async (_what, changes) => {
      await api.client().cases.submit(once());
      expect(await api.client().cases.submit(once(changes))).not.toHaveProperty('repeats');
      expect(await storedCases()).toHaveLength(2);
    });

    it('knows its files, also when they were uploaded again, and takes another file', async () => {
      const file = await enterUpload(database.db, testNow);
      const first = await api.client().cases.submit(once({ files: [file] }));
      const [copy, other] = [
        await enterUpload(database.db, testNow),
        await enterUpload(database.db, testNow, 'bag.jpg'),
      ];
      for (const files of [[file], [copy], []])
        expect(await api.client().cases.submit(once({ files }))).toEqual({ ...first, repeats: 'content' });
      expect(await api.client().cases.submit(once({ files: [other] }))).not.toHaveProperty('repeats');
    });

    it('recognises a comment without a contact by the last case of the device alone', async () => {
      const comment = (changes: object = {}) =>
        submissionOf('comment', { once: true, email: undefined, telephone: undefined, ...changes });
      const { reference } = await api.client().cases.submit(comment());
      expect(await api.client().cases.submit(comment())).not.toHaveProperty('repeats');
      expect(await api.client().cases.submit(comment({ last: reference }))).toMatchObject({
        reference,
        repeats: 'content',
      });
    });

    it('begins anew after a case that was withdrawn', async () => {
      const { reference } = await api.client().cases.submit(once());
      await api.client().cases.withdraw({ reference, contact: 'somchai@example.org' });
      expect(await api.client().cases.submit(once())).not.toHaveProperty('repeats');
    });
  });

  it('tries another reference when one is taken', async () => {
    const { reference } = await api.client().cases.submit(submissionOf('contact'));
    const free = 'C-2222-2222';
    const references = [reference, reference, free];
    const given = { kind: 'contact', lang: 'en', text: 'Again', idempotencyKey: randomUUID() } as const;
    const stored = await database.db.transaction((tx) =>
      insertCase(tx, given, { at: testNow, createReference: () => references.shift() as typeof reference }),
    );
    expect(stored).toMatchObject({ isNew: true, row: { reference: free } });
  });

  it('stores nothing if a file is gone, and names it', async () => {
    const file = await enterUpload(database.db, testNow);
    const idempotencyKey = randomUUID();
    const verification = await solvedProof();
    const withFiles = (...files: string[]) =>
      submissionOf('contact', { idempotencyKey, files, verification });
    expect(await refusalOf(api.client().cases.submit(withFiles(file, randomUUID())))).toEqual({
      code: 'BAD_REQUEST',
      fields: { 'files.1': 'file-gone' },
    });
    expect([await storedCases(), await storedMails()]).toEqual([[], []]);
    await api.client().cases.submit(withFiles(file));
    expect(await refusalOf(api.client().cases.submit(submissionOf('contact', { files: [file] })))).toEqual({
      code: 'BAD_REQUEST',
      fields: { 'files.0': 'file-gone' },
    });
  });

  const submitWith = (verification: string) =>
    refusalOf(api.client().cases.submit(submissionOf('contact', { verification })));

  it.each([
    ['invalid', (): Promise<string> => Promise.resolve('no proof'), 'unverified'],
    ['expired', () => solvedProof({ secondsAgo: 600 }), 'unverified'],
    ['too-fast', () => solvedProof({ secondsAgo: 1 }), 'too-fast'],
  ] as const)('refuses a proof that is %s', async (_result, prove, code) => {
    const refusal = await submitWith(await prove());
    expect(refusal).toEqual({ code: 'BAD_REQUEST', fields: { verification: code } });
    expect(await storedCases()).toEqual([]);
  });

  it('refuses a proof that is used', async () => {
    const proof = await solvedProof();
    expect(await submitWith(proof)).toBeUndefined();
    expect(await submitWith(proof)).toEqual({ code: 'BAD_REQUEST', fields: { verification: 'unverified' } });
    expect(await storedCases()).toHaveLength(1);
  });

  it('accepts more cases of an address with a proof than without', async () => {
    const { client, responseHeaders } = api.visitor();
    const email = () => `${randomUUID()}@example.org`;
    const submit = (changes: object) =>
      client.cases.submit(submissionOf('contact', { email: email(), ...changes }));
    for (let count = 0; count < 5; count += 1) await submit({});
    await expect(submit({})).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 3600 },
    });
    expect(responseHeaders.get('retry-after')).toBe('3600');
    for (let count = 0; count < 30; count += 1) await submit({ verification: await solvedProof() });
    expect(await refusalOf(submit({ verification: await solvedProof() }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await refusalOf(api.client().cases.submit(submissionOf('contact')))).toBeUndefined();
  });

  it('sends at most ten receipts a day to an e-mail address, in any spelling', async () => {
    for (let count = 0; count < 10; count += 1)
      await api.client().cases.submit(submissionOf('contact', { email: 'Victim@Example.org' }));
    expect(
      await refusalOf(api.client().cases.submit(submissionOf('contact', { email: 'victim@example.org' }))),
    ).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await storedMails()).toHaveLength(10);
  });

  it('answers a program that fills in the hidden field like a success, and stores nothing', async () => {
    const receipt = await api
      .client()
      .cases.submit(submissionOf('contact', { homepage: 'https://spam.example' }));
    expect(receipt).toEqual({ reference: expect.stringMatching(/^C-/), kind: 'contact', isMailed: true });
    expect([await storedCases(), await storedMails()]).toEqual([[], []]);
  });

  const hostile = `<script>alert(1)</script>"'\r\nBcc: victim@example.org\r\n\r\n{{7*7}} \${7*7} \u202E ' or 1=1 --`;

  it.each(caseKinds)('stores script and headers in every text of a %s as text', async (kind) => {
    const text = ['contact', 'complaint', 'comment'].includes(kind) ? 'message' : 'description';
    const lost = kind === 'lost-report' ? { marks: hostile, colour: hostile.slice(0, 30) } : {};
    const changes = { [text]: hostile, name: hostile, ...lost };
    const { reference } = await api.client().cases.submit(submissionOf(kind, changes));
    const view = await api.client().cases.track({ reference, contact: 'somchai@example.org' });
    expect(view.text).toBe(hostile);
    const [row] = await storedCases();
    expect(row).toMatchObject({ name: hostile, ...lost });
    const mail = JSON.stringify(await mailsOf(database.db, reference));
    expect(mail).not.toMatch(/script|Bcc|1=1/);
  });

  it('stores a text with characters that a database cannot hold without them', async () => {
    const { reference } = await api
      .client()
      .cases.submit(submissionOf('contact', { message: 'zero \0 and half \uD800 a pair', name: 'A\0B' }));
    const view = await api.client().cases.track({ reference, contact: 'somchai@example.org' });
    expect(view.text).toBe('zero  and half \uFFFD a pair');
  });
});

describe.each(testDatabases)('a place on $name', ({ open }) => {
  it('is one of the network in force', async () => {
    const database = await open('network');
    const api = openCaseApi(database.db);
    expect(await refusalOf(api.client().cases.submit(submissionOf('complaint')))).toBeUndefined();
    const elsewhere = submissionOf('complaint', { line: 'green', station: 'ZZ99' });
    expect(await refusalOf(api.client().cases.submit(elsewhere))).toEqual({
      code: 'BAD_REQUEST',
      fields: { line: 'choice', station: 'choice' },
    });
    await database.close();
  });
});
