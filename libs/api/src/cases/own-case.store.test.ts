import { randomUUID } from 'node:crypto';
import { type CaseReference, caseReferenceBytes, createCaseReference } from '@raang/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { createAccountId, enterUpload, mailsOf, openCaseApi, refusalOf } from '../testing/case-desk';
import { submissionOf } from '../testing/case-examples';
import { testFiles, testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { watchStatements } from '../testing/watch-statements';
import { answerCase } from './answer-case';
import { moveCase } from './move-case';

const unknown = createCaseReference('contact', new Uint8Array(caseReferenceBytes));
const contact = 'somchai@example.org';
const clock = { now: () => testNow, publicUrl: 'https://www.example.org' };

describe.each(storeDatabases)('following a case on $name', ({ open }) => {
  let database: OpenDatabase;
  let api: ReturnType<typeof openCaseApi>;

  beforeAll(async () => {
    database = await open();
    api = openCaseApi(database.db);
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  const submit = async (...[kind, changes]: Parameters<typeof submissionOf>) =>
    (await api.client().cases.submit(submissionOf(kind, changes))).reference;
  const move = (reference: CaseReference, to: string, rest: object = {}) =>
    database.db.transaction((tx) => moveCase(tx, { reference, to, by: 'agent@example.org', ...rest }, clock));
  const trackedBy = async (reference: CaseReference, contactTyped?: string) =>
    refusalOf(api.client().cases.track({ reference, ...(contactTyped && { contact: contactTyped }) }));
  const notFound = { code: 'NOT_FOUND' };

  it.each([
    'somchai@example.org',
    ' Somchai@EXAMPLE.org ',
    '081-234-5678',
    '0812345678',
    '+66 81 234 5678',
    '(081) 234 5678',
  ])('is allowed with the contact %j', async (typed) => {
    expect(await trackedBy(await submit('contact'), typed)).toBeUndefined();
  });

  it.each(['other@example.org', '0812345679', '66', undefined])(
    'is refused with the contact %j',
    async (typed) => {
      const reference = await submit('contact');
      const refused = typed === '66' ? { code: 'BAD_REQUEST' } : notFound;
      expect(await trackedBy(reference, typed)).toMatchObject(refused);
    },
  );

  it('gives a wrong contact and an unknown reference the same response', async () => {
    const reference = await submit('contact', { telephone: undefined });
    const errorOf = async (asked: CaseReference, typed?: string) => {
      const path = `/cases/${asked}?${new URLSearchParams(typed ? { contact: typed } : {})}`;
      const response = await api.api.handle(new Request(`http://localhost/api/v1${path}`));
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    };
    const wrong = await errorOf(reference, 'other@example.org');
    expect(wrong.status).toBe(404);
    for (const typed of ['other@example.org', contact, '0812345678', undefined])
      expect(await errorOf(unknown, typed)).toEqual(wrong);
    for (const typed of ['0812345678', undefined]) expect(await errorOf(reference, typed)).toEqual(wrong);
  });

  it('works as much for a wrong contact as for an unknown reference', async () => {
    const reference = await submit('contact');
    const workFor = async (asked: CaseReference) => {
      const watched = watchStatements(database.db);
      const call = openCaseApi(watched.db)
        .client()
        .cases.track({ reference: asked, contact: 'other@example.org' });
      expect(await refusalOf(call)).toMatchObject(notFound);
      return watched.begun;
    };
    const wrong = await workFor(reference);
    expect(wrong).toContain('select');
    expect(await workFor(unknown)).toEqual(wrong);
  });

  it('needs no contact of its signed-in owner, and never shows a foreign case', async () => {
    const account = createAccountId();
    const owner = api.visitor({ account }).client;
    const { reference } = await owner.cases.submit(submissionOf('complaint'));
    expect(await owner.cases.track({ reference })).toMatchObject({ reference });
    const other = api.visitor({ account: createAccountId() }).client;
    const calls = [
      () => other.cases.track({ reference }),
      () => other.cases.reply({ reference, text: 'mine', idempotencyKey: randomUUID() }),
      () => other.cases.claim({ reference, proof: 'it is mine, really' }),
      () => other.cases.withdraw({ reference }),
      () => other.cases.file({ reference, file: randomUUID() }),
    ];
    for (const call of calls) expect(await refusalOf(call())).toEqual(notFound);
    expect(await owner.cases.track({ reference })).toMatchObject({ status: 'received', messages: [] });
  });

  it('cannot guess the contact of a case without one', async () => {
    const reference = await submit('comment', { email: undefined, telephone: undefined });
    expect(await trackedBy(reference)).toEqual(notFound);
  });

  it('is limited per reference, whatever the address, but not for its owner', async () => {
    const account = createAccountId();
    const owner = api.visitor({ account }).client;
    const { reference } = await owner.cases.submit(submissionOf('contact'));
    for (const asked of [reference, unknown]) {
      for (let count = 0; count < 60; count += 1)
        expect(await trackedBy(asked, '0999999999')).toEqual(notFound);
      expect(await trackedBy(asked, contact)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
    expect(await owner.cases.track({ reference })).toMatchObject({ reference });
  });

  it('is limited per address, whatever the reference', async () => {
    const { client } = api.visitor();
    const references = await Promise.all([submit('contact'), submit('comment'), submit('complaint')]);
    for (let count = 0; count < 120; count += 1)
      await client.cases.track({ reference: references[count % 3]!, contact });
    expect(await refusalOf(client.cases.track({ reference: references[0], contact }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('shows every move with its mail, and the words of the desk', async () => {
    const reference = await submit('complaint', { lang: 'th' });
    expect(await move(reference, 'answered')).toBe('not-allowed');
    expect(await move(reference, 'investigating')).toBe('moved');
    expect(await move(reference, 'answered', { note: 'เราซ่อมเครื่องปรับอากาศแล้ว' })).toBe('moved');
    expect(await move(unknown, 'answered')).toBe('unknown');
    const view = await api.client().cases.track({ reference, contact });
    expect(view).toMatchObject({
      status: 'answered',
      history: [{ status: 'received' }, { status: 'investigating' }, { status: 'answered' }],
      messages: [{ from: 'desk', text: 'เราซ่อมเครื่องปรับอากาศแล้ว', at: '2026-11-20T12:00:00+07:00' }],
    });
    const mails = await mailsOf(database.db, reference);
    expect(mails.map(({ content }) => content.subject)).toEqual([
      `ได้รับเรื่องร้องเรียนของท่านแล้ว (${reference})`,
      `เรื่องร้องเรียน ${reference}: กำลังตรวจสอบ`,
      `เรื่องร้องเรียน ${reference}: ตอบแล้ว`,
    ]);
    expect(mails[2]!.content.blocks).toContainEqual({ kind: 'quote', text: 'เราซ่อมเครื่องปรับอากาศแล้ว' });
  });

  it('moves a case once when two members of staff move it at the same time', async () => {
    const reference = await submit('contact');
    const results = await Promise.all([move(reference, 'answered'), move(reference, 'answered')]);
    expect(results.toSorted()).toEqual(['moved', 'not-allowed']);
    expect(await mailsOf(database.db, reference)).toHaveLength(2);
  });

  it('posts no mail if the move is rolled back', async () => {
    const reference = await submit('contact');
    await expect(
      database.db.transaction(async (tx) => {
        await moveCase(tx, { reference, to: 'answered', by: 'agent@example.org' }, clock);
        throw new Error('the audit log is full');
      }),
    ).rejects.toThrow('the audit log is full');
    expect(await api.client().cases.track({ reference, contact })).toMatchObject({ status: 'received' });
    expect(await mailsOf(database.db, reference)).toHaveLength(1);
  });

  it('leads a lost item from the match over the claim and the appointment to its owner', async () => {
    const reference = await submit('lost-report');
    const { client } = api.visitor();
    const claim = { reference, contact, proof: 'The initials S.K. are on the handle' };
    expect(await refusalOf(client.cases.claim(claim))).toEqual({ code: 'CONFLICT' });
    await move(reference, 'matched', { matchedItem: 'F-2611-0042' });
    expect((await client.cases.track({ reference, contact })).actions).toEqual([
      'withdraw',
      'reply',
      'claim',
    ]);
    const claimed = await client.cases.claim(claim);
    expect(claimed).toMatchObject({ status: 'claimed', actions: ['withdraw', 'reply'] });
    expect(await client.cases.claim(claim)).toEqual(claimed);
    expect(await refusalOf(client.cases.claim({ ...claim, proof: 'another description' }))).toEqual({
      code: 'CONFLICT',
    });
    const appointment = {
      at: '2026-11-23T10:00:00+07:00',
      station: 'BL11',
      place: 'Lost property desk, exit 2',
      bring: 'Your identity card',
    };
    await move(reference, 'appointed', { appointment });
    expect(await client.cases.track({ reference, contact })).toMatchObject({
      status: 'appointed',
      appointment,
    });
    await move(reference, 'returned');
    const mails = await mailsOf(database.db, reference);
    expect(mails.map(({ content }) => content.subject.replace(/.*: /, ''))).toEqual([
      `We received your report of a lost item (${reference})`,
      'Possible match',
      'Claim under review',
      'Collection arranged',
      'Returned',
    ]);
    expect(JSON.stringify(mails[3]!.content)).toMatch(
      /Monday 23 November 2026, 10:00.*BL11.*Lost property desk.*Your identity card/,
    );
    expect(JSON.stringify(mails)).not.toContain('S.K.');
  });

  it('forgets match, claim and appointment when the search begins again', async () => {
    const reference = await submit('lost-report');
    await move(reference, 'matched', { matchedItem: 'F-2611-0042' });
    await api.client().cases.claim({ reference, contact, proof: 'It has my initials on it' });
    await move(reference, 'searching');
    await move(reference, 'matched', { matchedItem: 'F-2611-0043' });
    expect((await api.client().cases.track({ reference, contact })).actions).toContain('claim');
  });

  it('is withdrawn by the person, once', async () => {
    const reference = await submit('comment');
    const { client } = api.visitor();
    const withdrawn = await client.cases.withdraw({ reference, contact });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', actions: [] });
    expect(await client.cases.withdraw({ reference, contact })).toEqual(withdrawn);
    expect(await mailsOf(database.db, reference)).toHaveLength(2);
    const read = await submit('comment');
    await move(read, 'read');
    expect(await refusalOf(client.cases.withdraw({ reference: read, contact }))).toEqual({
      code: 'CONFLICT',
    });
  });

  it('takes a reply once, and opens an answered case again', async () => {
    const reference = await submit('contact');
    const { client } = api.visitor();
    const reply = { reference, contact, text: 'One more question', idempotencyKey: randomUUID() };
    const first = await client.cases.reply(reply);
    expect(first).toMatchObject({
      status: 'received',
      messages: [{ from: 'person', text: 'One more question' }],
    });
    expect(await client.cases.reply(reply)).toEqual(first);
    await move(reference, 'answered', { note: 'At every ticket office.' });
    const again = { ...reply, text: 'And on Sundays?', idempotencyKey: randomUUID() };
    const views = await Promise.all([client.cases.reply(again), client.cases.reply(again)]);
    for (const view of views)
      expect(view).toMatchObject({
        status: 'received',
        messages: [{ from: 'person' }, { from: 'desk' }, { from: 'person', text: 'And on Sundays?' }],
      });
    await move(reference, 'answered');
    await move(reference, 'closed');
    expect(await refusalOf(client.cases.reply({ ...again, idempotencyKey: randomUUID() }))).toEqual({
      code: 'CONFLICT',
    });
    expect((await client.cases.track({ reference, contact })).messages).toHaveLength(3);
  });

  it('stores no reply under the key of another one, and says so', async () => {
    const reference = await submit('contact');
    const own = { reference, contact: 'somchai@example.org', idempotencyKey: randomUUID() };
    const { client } = api.visitor();
    await client.cases.reply({ ...own, text: 'The first reply' });
    expect(await refusalOf(client.cases.reply({ ...own, text: 'Another reply' }))).toEqual({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const view = await client.cases.reply({ ...own, text: 'The first reply' });
    expect(view.messages.map(({ text }) => text)).toEqual(['The first reply']);
  });

  it('limits the messages of a case', async () => {
    const reference = await submit('contact');
    const reply = () =>
      api.client().cases.reply({ reference, contact, text: 'Hello?', idempotencyKey: randomUUID() });
    for (let count = 0; count < 20; count += 1) await reply();
    expect(await refusalOf(reply())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('mails an answer also without a new status', async () => {
    const reference = await submit('lost-report');
    const answer = (text: string) =>
      database.db.transaction((tx) => answerCase(tx, { reference, text, by: 'agent@example.org' }, clock));
    expect(await answer('Which carriage was it?')).toBe('moved');
    const view = await api.client().cases.track({ reference, contact });
    expect(view).toMatchObject({
      status: 'searching',
      messages: [{ from: 'desk', text: 'Which carriage was it?' }],
    });
    const [, mail] = await mailsOf(database.db, reference);
    expect(mail!.content.blocks).toContainEqual({ kind: 'quote', text: 'Which carriage was it?' });
    await api.client().cases.withdraw({ reference, contact });
    expect(await answer('Too late')).toBe('not-allowed');
  });

  it('gives a file as an attachment to its owner alone', async () => {
    const file = await enterUpload(database.db, testNow, 'ร่ม "ดำ"\r\n.jpg');
    await testFiles.write(file, Uint8Array.from([1, 2, 3]), 'image/jpeg');
    const reference = await submit('lost-report', { files: [file] });
    const other = await submit('contact');
    expect(await api.client().cases.track({ reference, contact })).toMatchObject({
      files: [{ id: file, mediaType: 'image/jpeg', bytes: 3 }],
    });
    const stored = (await api.client().cases.file({ reference, contact, file })) as File;
    expect([stored.type, new Uint8Array(await stored.arrayBuffer())]).toEqual([
      'image/jpeg',
      Uint8Array.from([1, 2, 3]),
    ]);
    expect(await refusalOf(api.client().cases.file({ reference: other, contact, file }))).toEqual(notFound);
    const path = `/cases/${reference}/files/${file}?contact=${encodeURIComponent(contact)}`;
    const { status, headers } = await api.api.handle(new Request(`http://localhost/api/v1${path}`));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="file"; filename*=UTF-8''%E0%B8%A3%E0%B9%88%E0%B8%A1%20%22%E0%B8%94%E0%B8%B3%22%0D%0A.jpg`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
