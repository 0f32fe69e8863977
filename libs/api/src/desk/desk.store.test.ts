import { contract } from '@raang/contract';
import { createCaseReference, type StaffRole, staffRoles, stationCode } from '@raang/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { InProcessApi } from '../api';
import { cases } from '../cases/cases.table';
import type { OpenDatabase } from '../database/database';
import { importFeed } from '../network/network.import';
import { enterUpload, mailsOf } from '../testing/case-desk';
import { submissionOf } from '../testing/case-examples';
import { openDeskApi } from '../testing/desk-staff';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import { subscriptionJob } from '../subscriptions/subscriptions.table';
import { testFiles, testNow } from '../testing/test-api';
import { serviceReports } from '../notices/notices.table';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { recordAudit } from '../audit/audit.store';
import { auditEntries } from '../audit/audit.table';
import { permissions } from './permissions';

type Desk = Awaited<ReturnType<typeof openDeskApi>>;
type DeskProcedures = Record<string, (input?: unknown) => Promise<unknown>>;

/** Of no case. */
const reference = createCaseReference('lost-report', new Uint8Array(7));
const umbrella = {
  category: 'umbrella',
  foundOn: '2026-11-19',
  lineId: 'blue',
  stationCode: 'BL13',
  keptUntil: '2027-02-17',
  description: 'ร่มยาวสีดำ ด้ามไม้ไผ่ สลัก S.K.',
  storedAt: 'BEM-A1-04',
} as never;
const alert = {
  id: 'lift-sukhumvit',
  impactPeriods: [{ start: '2026-11-20T06:00:00+07:00' }],
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  informedEntities: [{ stationCode: 'BL22' }],
  header: { th: 'ลิฟต์ปิดซ่อม', en: 'Lift closed for repair' },
  description: { th: 'ลิฟต์ทางออก 3 ปิดซ่อม', en: 'The lift of exit 3 is closed for repair.' },
  saidAt: '2026-11-20T06:00:00+07:00',
} as never;
const announcement = {
  id: 'new-year',
  version: 1,
  kind: 'banner',
  startsAt: '2026-11-01T00:00:00+07:00',
  title: { th: 'สวัสดีปีใหม่', en: 'Happy new year' },
  text: { th: 'เปิดให้บริการตลอดคืน', en: 'Trains run all night' },
} as never;

/** A valid input of every procedure, so that only the role can be wrong. */
const inputs: Record<keyof typeof permissions, unknown> = {
  me: undefined,
  cases: {},
  case: { reference },
  file: { reference, file: '7f6c1f0e-55c5-4f4e-9d2c-0d1f6a6b7c01' },
  move: { reference, to: 'withdrawn' },
  answer: { reference, text: 'We look for it.' },
  matches: { reference },
  confirmMatch: { reference, foundItem: 'F-2611-0001' },
  appoint: { reference, at: '2026-11-25T10:00:00+07:00', place: 'Desk' },
  foundItems: {},
  registerFoundItem: umbrella,
  changeFoundItem: { id: 'F-2611-0001', status: 'disposed' },
  importFoundItems: { csv: '' },
  alerts: undefined,
  publishAlert: alert,
  endAlert: { id: 'lift-sukhumvit' },
  confirmService: undefined,
  resumeSubscriptionMails: undefined,
  publishAnnouncement: announcement,
  equipment: undefined,
  changeEquipment: { id: 'BL10-exit-1-lift', state: 'out' },
  audit: {},
};
const codeOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

describe.each(storeDatabases)('the desk on $name', ({ open }) => {
  let database: OpenDatabase;
  let desk: Desk;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    desk = await openDeskApi(database.db);
  });
  afterAll(() => database.close());

  const report = async (changes: object = {}) =>
    (await desk.anonymous.cases.submit(submissionOf('lost-report', changes))).reference;
  const audited = () => desk.as('supervisor').desk.audit({});
  const procedureOf = (client: InProcessApi, name: string) =>
    (client.desk as unknown as DeskProcedures)[name]!(inputs[name as keyof typeof permissions]);

  describe.each(Object.keys(contract.desk) as (keyof typeof permissions)[])('%s', (name) => {
    test.each([...staffRoles, 'passenger', 'nobody'] as const)('as %s', async (who) => {
      const client = who === 'nobody' ? desk.anonymous : desk.as(who);
      const code = await codeOf(procedureOf(client, name));
      const isAllowed = permissions[name].includes(who as StaffRole);
      if (isAllowed) expect(['UNAUTHORIZED', 'FORBIDDEN']).not.toContain(code);
      else expect(code).toBe(who === 'nobody' ? 'UNAUTHORIZED' : 'FORBIDDEN');
      if (!isAllowed) expect(await database.db.select().from(auditEntries)).toEqual([]);
    });
  });

  it('checks the role before the input', async () => {
    const input = { reference: 'nonsense' } as never;
    expect(await codeOf(desk.as('editor').desk.case(input))).toBe('FORBIDDEN');
    expect(await codeOf(desk.as('agent').desk.case(input))).toBe('BAD_REQUEST');
  });

  it('keeps its audit log as it is written', async () => {
    await recordAudit(database.db, { at: testNow, by: 'a test', action: 'grant', subject: 'a@example.org' });
    for (const change of [
      "update audit_entries set subject = ''",
      'delete from audit_entries',
      'truncate audit_entries',
    ])
      await expect(database.db.execute(change)).rejects.toMatchObject({
        cause: expect.objectContaining({ message: 'audit_entries is only added to' }),
      });
    expect(await database.db.select().from(auditEntries)).toMatchObject([{ subject: 'a@example.org' }]);
  });

  it('tells staff who they are', async () => {
    expect(await desk.as('editor').desk.me()).toMatchObject({
      account: { email: 'editor@example.org' },
      role: 'editor',
    });
  });

  it('lists cases and shows one with its private fields', async () => {
    const own = await report();
    const { items } = await desk.as('agent').desk.cases({ kind: 'lost-report', q: 'bamboo' });
    expect(items.map((item) => item.reference)).toEqual([own]);
    expect(await desk.as('agent').desk.case({ reference: own })).toMatchObject({
      email: 'somchai@example.org',
      marks: expect.stringContaining('S.K.'),
      moves: expect.arrayContaining(['matched', 'not-found']),
    });
  });

  it('opens a file of a case as an attachment, and says in the audit log who did', async () => {
    const file = await enterUpload(database.db, testNow, 'ร่ม.jpg');
    await testFiles.write(file, Uint8Array.from([1, 2, 3]), 'image/jpeg');
    const own = await report({ files: [file] });
    const other = await report();
    const sent = (await desk.as('agent').desk.file({ reference: own, file })) as File;
    expect([sent.name, sent.type, new Uint8Array(await sent.arrayBuffer())]).toEqual([
      'ร่ม.jpg',
      'image/jpeg',
      Uint8Array.from([1, 2, 3]),
    ]);
    expect(await codeOf(desk.as('agent').desk.file({ reference: other, file }))).toBe('NOT_FOUND');
    expect((await audited()).items).toMatchObject([
      { by: 'agent@example.org', action: 'readFile', subject: own, details: { file } },
    ]);
  });

  it('moves a case, with a mail and an audit entry', async () => {
    const own = await report();
    const moved = await desk.as('agent').desk.move({ reference: own, to: 'not-found', note: 'Sorry.' });
    expect(moved).toMatchObject({ status: 'not-found', messages: [{ from: 'desk', text: 'Sorry.' }] });
    expect(await mailsOf(database.db, own)).toHaveLength(2);
    expect((await audited()).items).toMatchObject([
      {
        by: 'agent@example.org',
        action: 'move',
        subject: own,
        details: { from: 'searching', to: 'not-found' },
      },
    ]);
  });

  it('refuses a move that the status does not allow, and leaves no trace', async () => {
    const own = await report();
    for (const to of ['returned', 'answered', 'matched', 'appointed', 'nowhere'])
      expect(await codeOf(desk.as('agent').desk.move({ reference: own, to }))).toBe('CONFLICT');
    expect((await audited()).total).toBe(0);
    expect(await mailsOf(database.db, own)).toHaveLength(1);
    expect(await codeOf(desk.as('agent').desk.move({ reference, to: 'withdrawn' }))).toBe('NOT_FOUND');
  });

  it('answers a case by mail, without the text in the audit log', async () => {
    const { reference: own } = await desk.anonymous.cases.submit(submissionOf('contact'));
    const answered = await desk.as('agent').desk.answer({ reference: own, text: 'At every station.' });
    expect(answered).toMatchObject({ status: 'answered', messages: [{ text: 'At every station.' }] });
    expect(JSON.stringify(await audited())).not.toContain('every station');
  });

  it('brings a lost umbrella back to its owner', async () => {
    const own = await report();
    const lost = desk.as('lost-property').desk;
    const item = await lost.registerFoundItem(umbrella);
    expect(item).toMatchObject({ id: 'F-2611-0001', status: 'kept' });
    const [best] = await lost.matches({ reference: own });
    expect(best).toMatchObject({ foundItem: { id: item.id }, score: expect.any(Number) });
    expect(best!.score).toBeGreaterThan(70);
    expect(best!.reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(best!.score, 5);

    const matched = await lost.confirmMatch({ reference: own, foundItem: item.id });
    expect(matched).toMatchObject({ status: 'matched', match: { foundItem: { id: item.id } } });
    expect(matched.match!.reasons).toEqual(best!.reasons);
    const seen = await desk.anonymous.cases.track({ reference: own, contact: 'somchai@example.org' });
    expect(JSON.stringify(seen.match)).not.toMatch(/S\.K\.|BEM/);

    await desk.anonymous.cases.claim({
      reference: own,
      contact: 'somchai@example.org',
      proof: 'The initials S.K. are carved into the handle.',
    });
    const appointment = { at: '2026-11-25T10:00:00+07:00', place: 'Lost property desk' };
    const appointed = await lost.appoint({ reference: own, ...appointment });
    expect(appointed).toMatchObject({ status: 'appointed', appointment });
    expect((await desk.anonymous.foundItems.list({})).total).toBe(1);
    await lost.move({ reference: own, to: 'returned' });
    expect((await desk.anonymous.foundItems.list({})).total).toBe(0);
    expect((await lost.foundItems({})).items).toMatchObject([{ id: item.id, status: 'returned' }]);
    expect((await audited()).items.map(({ action }) => action)).toEqual([
      'move',
      'appoint',
      'confirmMatch',
      'registerFoundItem',
    ]);
  });

  it('promises an item to one owner only', async () => {
    // enough of them that some ask before the first one has stored its match
    const owners = await Promise.all(Array.from({ length: 5 }, () => report()));
    const lost = desk.as('lost-property').desk;
    const { id: foundItem } = await lost.registerFoundItem(umbrella);
    const outcomes = await Promise.all(
      owners.map((own) => codeOf(lost.confirmMatch({ reference: own, foundItem }))),
    );
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
    const matched = await database.db.select().from(cases).where(eq(cases.matchedItem, foundItem));
    expect(matched).toHaveLength(1);
  });

  it('frees the item when the search goes on', async () => {
    const [one, other] = [await report(), await report()];
    const lost = desk.as('lost-property').desk;
    const { id: foundItem } = await lost.registerFoundItem(umbrella);
    await lost.confirmMatch({ reference: one, foundItem });
    const searching = await lost.move({ reference: one, to: 'searching' });
    expect(searching).not.toHaveProperty('match');
    expect(await lost.confirmMatch({ reference: other, foundItem })).toMatchObject({ status: 'matched' });
  });

  it('refuses to match what is returned, disposed of or unknown', async () => {
    const own = await report();
    const lost = desk.as('lost-property').desk;
    const { id: foundItem } = await lost.registerFoundItem(umbrella);
    await lost.changeFoundItem({ id: foundItem, status: 'disposed' });
    expect(await lost.matches({ reference: own })).toEqual([]);
    expect(await codeOf(lost.confirmMatch({ reference: own, foundItem }))).toBe('CONFLICT');
    const unknown = 'F-2611-9999' as typeof foundItem;
    expect(await codeOf(lost.confirmMatch({ reference: own, foundItem: unknown }))).toBe('NOT_FOUND');
  });

  it('refuses an appointment in the past', async () => {
    const own = await report();
    const appointment = { at: '2026-11-20T11:59:00+07:00', place: 'Desk' };
    expect(await codeOf(desk.as('lost-property').desk.appoint({ reference: own, ...appointment }))).toBe(
      'BAD_REQUEST',
    );
  });

  it('names the station of an appointment in the mail, and refuses one that it does not know', async () => {
    const ofOwnAgency = (name: string) => smallFeed[name]!.replaceAll('metro,', 'bem,');
    const files = smallFeedWith({
      'agency.txt': ofOwnAgency('agency.txt'),
      'routes.txt': ofOwnAgency('routes.txt'),
    });
    await importFeed(database.db, { files, now: () => testNow });
    const own = await report({ line: undefined, station: undefined });
    await database.db.update(cases).set({ status: 'claimed' }).where(eq(cases.reference, own));
    const appoint = (station: string) =>
      desk.as('lost-property').desk.appoint({
        reference: own,
        at: '2026-11-25T10:00:00+07:00',
        station: stationCode.parse(station),
        place: 'Desk',
      });
    await expect(appoint('A99')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'station', code: 'choice' }] },
    });
    await appoint('A01');
    expect(JSON.stringify(await mailsOf(database.db, own))).toContain('Old Market (A01)');
  });

  it('numbers found items by month, also when two members of staff register at once', async () => {
    const lost = desk.as('lost-property').desk;
    const items = await Promise.all(Array.from({ length: 5 }, () => lost.registerFoundItem(umbrella)));
    expect(items.map(({ id }) => id).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((number) => `F-2611-000${number}`),
    );
    const given = { ...(umbrella as object), id: 'F-2611-0003' } as never;
    expect(await codeOf(lost.registerFoundItem(given))).toBe('CONFLICT');
    const future = { ...(umbrella as object), foundOn: '2026-11-21' } as never;
    expect(await codeOf(lost.registerFoundItem(future))).toBe('BAD_REQUEST');
  });

  it('imports found items from CSV and names the line of each problem', async () => {
    const lost = desk.as('lost-property').desk;
    const csv = [
      '\uFEFFid,category,Found on,line_id,station_code,kept_until,description,stored_at',
      'F-2611-0007,umbrella,2026-11-18,blue,BL13,2027-02-16,"ร่มพับ\nสีแดง",A1',
      ',phone,18/11/2569,blue,,16/2/2570,"iPhone, black",SAFE',
      ',unicorn,2026-11-18,blue,,2027-02-16,horn,A1',
      ',keys,2026-11-30,blue,,2027-02-16,keys,A1',
      'F-2611-0007,keys,2026-11-18,blue,,2027-02-16,keys,A1',
      ',keys,2026-11-18,blue',
      `,keys,2026-11-18,blue,,2027-02-16,'=1+1,A1`,
    ].join('\r\n');
    const result = await lost.importFoundItems({ csv });
    expect(result).toEqual({
      registered: 3,
      problems: [
        { line: 5, reason: expect.stringMatching(/^category: /) },
        { line: 6, reason: 'foundOn: must not be in the future' },
        { line: 7, reason: 'id: F-2611-0007 is registered already' },
        { line: 8, reason: '4 cells under 8 columns' },
      ],
    });
    const { items } = await lost.foundItems({});
    expect(items.map(({ id, description }) => [id, description])).toEqual([
      ['F-2611-0007', 'ร่มพับ\nสีแดง'],
      ['F-2611-0008', 'iPhone, black'],
      ['F-2611-0009', '=1+1'],
    ]);
    expect((await audited()).items).toMatchObject([{ details: { registered: 3, problems: 4 } }]);
  });

  it.each([
    ['', 1],
    ['category,foundOn\nkeys,2026-11-18', 1],
    ['id,category,foundOn,lineId,stationCode,keptUntil,description,storedAt,price\n', 1],
    ['category,foundOn,lineId,keptUntil,description,storedAt\nkeys,"2026', 2],
  ])('registers nothing of a table that is %j', async (csv, line) => {
    const { registered, problems } = await desk.as('supervisor').desk.importFoundItems({ csv });
    expect(registered).toBe(0);
    expect(problems[0]).toMatchObject({ line });
    expect((await desk.as('supervisor').desk.foundItems({})).total).toBe(0);
  });

  it('publishes, changes and ends an alert', async () => {
    const editor = desk.as('editor').desk;
    await editor.publishAlert(alert);
    await editor.publishAlert({ ...(alert as object), severity: 'SEVERE' } as never);
    expect(await desk.anonymous.notices.alerts({})).toMatchObject([{ severity: 'SEVERE' }]);
    await editor.endAlert({ id: 'lift-sukhumvit' });
    expect(await desk.anonymous.notices.alerts({})).toEqual([]);
    expect(await codeOf(editor.endAlert({ id: 'unknown' }))).toBe('NOT_FOUND');
    expect((await audited()).items.map(({ action }) => action)).toEqual([
      'endAlert',
      'publishAlert',
      'publishAlert',
    ]);
  });

  it('is a source of what is known about the service', async () => {
    const reports = () => desk.anonymous.notices.reports({});
    const known = { state: 'confirmed', confirmation: { source: 'desk', at: testNow.toISOString() } };
    expect(await reports()).toEqual({ state: 'none' });
    expect(await desk.as('editor').desk.confirmService()).toEqual(known);
    expect(await reports()).toEqual(known);
    expect((await audited()).items).toMatchObject([{ action: 'confirmService', subject: 'service' }]);
  });

  it('sees that the mails of subscriptions have stopped, and lets them go on', async () => {
    const editor = desk.as('editor').desk;
    expect(await editor.alerts()).not.toHaveProperty('mailsStoppedAt');
    await database.db.insert(subscriptionJob).values({ leasedUntil: testNow, stoppedAt: testNow });
    expect(await editor.alerts()).toMatchObject({ mailsStoppedAt: '2026-11-20T12:00:00+07:00' });
    expect(await editor.resumeSubscriptionMails()).toEqual({ until: '2026-11-20T12:10:00+07:00' });
    expect(await editor.alerts()).not.toHaveProperty('mailsStoppedAt');
    expect((await audited()).items).toMatchObject([{ action: 'resumeSubscriptionMails' }]);
  });

  it('confirms the service by publishing an alert and by ending one', async () => {
    const editor = desk.as('editor').desk;
    const stateOf = async () => (await desk.anonymous.notices.reports({})).state;
    await editor.publishAlert(alert);
    expect(await stateOf()).toBe('confirmed');
    await database.db.delete(serviceReports);
    expect(await stateOf()).toBe('none');
    await editor.endAlert({ id: 'lift-sukhumvit' });
    expect(await stateOf()).toBe('confirmed');
  });

  it.each([{ lineId: 'orange' }, { stationCode: 'BL22' }])(
    'refuses an alert about %o, which is not of this authority',
    async (entity) => {
      await importFeed(database.db, { files: smallFeedWith(), now: () => testNow });
      const other = { ...(alert as object), informedEntities: [{ stationCode: 'A01' }, entity] } as never;
      await expect(desk.as('editor').desk.publishAlert(other)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { fields: [{ field: 'informedEntities.1', code: 'choice' }] },
      });
    },
  );

  it('ends an alert before it has begun', async () => {
    const later = {
      ...(alert as object),
      impactPeriods: [{ start: '2026-11-21T00:00:00+07:00', end: '2026-11-22T00:00:00+07:00' }],
    } as never;
    await desk.as('editor').desk.publishAlert(later);
    const { impactPeriods } = await desk.as('editor').desk.endAlert({ id: 'lift-sukhumvit' });
    expect(impactPeriods).toEqual([{ start: '2026-11-21T00:00:00+07:00', end: '2026-11-21T00:00:00+07:00' }]);
  });
});
