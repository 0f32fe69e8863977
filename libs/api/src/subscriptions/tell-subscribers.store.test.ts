import { type Alert, type Subscription, subscription } from '@raang/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { claimMails, markSent } from '../mail/mail.store';
import { mails } from '../mail/mail.table';
import { replaceAlerts } from '../notices/notices.store';
import { expectFeedReports, recordReport } from '../notices/service-reports.store';
import { alertExample } from '../testing/alert-example';
import { testPublicUrl } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { changeSubscription, deleteSubscription } from './subscriptions.store';
import { seenAlerts, subscriptionJob, subscriptions, toldAlerts } from './subscriptions.table';
import { tellSubscribers, type TellOptions } from './tell-subscribers';

const second = 1000;
const minute = 60 * second;
/** A Friday. */
const noon = Date.parse('2026-11-20T12:00:00+07:00');
const minutesOfDay = 24 * 60;

const wish = (change: object = {}): Subscription =>
  subscription.parse({ lines: ['blue'], stations: [], days: [], severity: 'INFO', locale: 'en', ...change });

describe.each(storeDatabases)('mails about disruptions on $name', ({ open }) => {
  let database: OpenDatabase;
  let clock: number;
  /** Whether the mail server takes mails. */
  let isServerUp: boolean;
  let log: string[];
  /** Subjects of the sent mails, each with its address and time. */
  let sent: { to: string; subject: string; minute: number; text: string }[];

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    clock = noon;
    isServerUp = true;
    log = [];
    sent = [];
  });
  afterAll(() => database.close());

  const options = (change: Partial<TellOptions> = {}): TellOptions => ({
    db: database.db,
    feedSource: async () => undefined,
    keys: ['key'],
    publicUrl: testPublicUrl,
    now: () => new Date(clock),
    log: { info: () => {}, error: (_, line) => void log.push(line) },
    ...change,
  });
  const subscribe = async (change: object = {}, email = 'malee@example.org') => {
    const values = { email, from: null, until: null, since: new Date(clock), ...wish(change) };
    const [row] = await database.db.insert(subscriptions).values(values).returning();
    return row!;
  };
  const set = (...alerts: Alert[]) => replaceAlerts(database.db, 'desk', alerts);
  const numbered = (count: number, change: object = {}) =>
    Array.from({ length: count }, (_, index) =>
      alertExample({ id: `alert-${index}`, header: { en: `Alert ${index}` }, ...change }),
    );

  /** Sends what is due, as a mail worker does. */
  async function send() {
    const now = new Date(clock);
    for (;;) {
      const claimed = await claimMails(database.db, { count: 100, now });
      for (const mail of claimed) {
        const { subject, blocks } = mail.content!;
        const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
        sent.push({ to: mail.recipient!, subject, minute: (clock - noon) / minute, text: texts.join(' ') });
        await markSent(database.db, mail, now);
      }
      if (claimed.length === 0) return;
    }
  }
  /** Runs the job every half minute, or more seldom, and lets the server take the mails. */
  async function pass(minutes: number, { every = 0.5, change = {} as Partial<TellOptions> } = {}) {
    for (let passed = 0; passed < minutes; passed += every) {
      clock += every * minute;
      await tellSubscribers(options(change));
      if (isServerUp) await send();
    }
  }
  /** The job has run before: what comes now is new. */
  const start = async (change: object = {}) => {
    const row = await subscribe(change);
    await pass(1);
    return row;
  };
  const subjects = () => sent.map(({ subject }) => subject);

  it('tells that an alert began once it has stood for 3 minutes, and that it ended', async () => {
    await start();
    await set(alertExample());
    await pass(3);
    expect(sent).toEqual([]);
    await pass(10);
    expect(sent).toMatchObject([{ subject: 'No service on the Blue Line', minute: 4.5 }]);
    await pass(10, { every: 5 });
    await set(
      alertExample({
        impactPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: new Date(clock).toISOString() }],
      }),
    );
    await pass(60);
    expect(subjects()).toEqual(['No service on the Blue Line', 'Over: No service on the Blue Line']);
  });

  it('has the headers and the link of every mail in the outbox', async () => {
    isServerUp = false;
    const row = await start();
    await set(alertExample());
    await pass(4);
    const [mail] = await database.db.select().from(mails);
    expect(mail!.content!.unsubscribeHref).toMatch(`${testPublicUrl}/en/unsubscribe/${row.id}.`);
    expect(mail).toMatchObject({ isBulk: true, locale: 'en', recipient: 'malee@example.org' });
  });

  it('takes an alert that only went for ended after 30 minutes', async () => {
    await start();
    await set(alertExample());
    await pass(10);
    await set();
    await pass(30);
    expect(sent).toHaveLength(1);
    await pass(2);
    expect(subjects()[1]).toBe('Over: No service on the Blue Line');
  });

  it('tells nothing of an alert that ended before anybody received it', async () => {
    await start();
    await set(alertExample());
    await pass(2);
    await set();
    await pass(120);
    expect(sent).toEqual([]);
  });

  it('flapping: one beginning, one end', async () => {
    await start();
    for (let count = 0; count < 12; count += 1) {
      await set(alertExample(count % 2 ? { id: `no-blue-${count}` } : {}));
      await pass(4);
      await set();
      await pass(4);
    }
    await pass(60);
    expect(subjects()).toEqual(['No service on the Blue Line', 'Over: No service on the Blue Line']);
  });

  it('flapping faster than 3 minutes: nothing', async () => {
    await start();
    for (let count = 0; count < 30; count += 1) {
      await set(...(count % 2 ? [alertExample()] : []));
      await pass(1);
    }
    expect(sent).toEqual([]);
  });

  it('tells once that an alert became graver, wider or longer, 15 minutes after the beginning', async () => {
    await start({ lines: ['blue', 'purple'] });
    await set(alertExample({ severity: 'WARNING' }));
    await pass(4);
    await set(alertExample());
    await pass(10);
    expect(sent).toHaveLength(1);
    await pass(10);
    await set(alertExample({ informedEntities: [{ lineId: 'blue' }, { lineId: 'purple' }] }));
    await pass(30);
    await set();
    await pass(60);
    expect(sent.map(({ subject, minute: at }) => [subject, at])).toEqual([
      ['No service on the Blue Line', 4.5],
      ['Update: No service on the Blue Line', 19.5],
      ['Over: No service on the Blue Line', 85.5],
    ]);
  });

  it('a storm of 200 alerts at once: one mail with a list, and one when they end', async () => {
    await start();
    await set(...numbered(200));
    await pass(20);
    expect(sent).toMatchObject([{ subject: '200 updates on disruptions' }]);
    expect(sent[0]!.text).toContain('And 170 more');
    await set();
    await pass(60, { every: 5 });
    expect(subjects()).toEqual(['200 updates on disruptions', '200 updates on disruptions']);
  });

  it('a storm of an alert each half minute: 3 mails in 10 minutes, 6 a day, and the sixth says so', async () => {
    await start();
    const storm = numbered(120);
    for (let count = 1; count <= 120; count += 1) {
      await set(...storm.slice(0, count));
      await pass(0.5);
    }
    expect(sent).toHaveLength(6);
    for (const { minute: from } of sent)
      expect(sent.filter(({ minute: at }) => at >= from && at < from + 10).length).toBeLessThanOrEqual(3);
    expect(sent.map(({ text }) => text.includes('sixth and last'))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    await pass(10 * 60, { every: 20 });
    expect(sent).toHaveLength(6);
    await pass(60, { every: 20 });
    expect(sent[6]!.subject).toMatch(/^\d+ updates on disruptions$/);
  });

  it('outside of the hours nothing waits: what still stands at their start comes in one mail', async () => {
    await start({ from: '12:00', until: '13:00' });
    await pass(60);
    await set(...numbered(3));
    await pass(60);
    await set(...numbered(2));
    await pass(minutesOfDay - 125, { every: 5 });
    expect(sent).toEqual([]);
    await pass(20);
    expect(subjects()).toEqual(['2 updates on disruptions']);
  });

  it('planned works: once when announced, once on the eve at 18:00, and nothing when they end as told', async () => {
    const impactPeriods = [{ start: '2026-11-22T23:00:00+07:00', end: '2026-11-23T04:00:00+07:00' }];
    const shownPeriods = [{ start: '2026-11-20T00:00:00+07:00', end: '2026-11-23T04:00:00+07:00' }];
    await start();
    await set(alertExample({ impactPeriods, shownPeriods }));
    await pass(4 * minutesOfDay, { every: 10 });
    expect(sent.map(({ subject, minute: at }) => [subject, new Date(noon + at * minute)])).toEqual([
      ['Planned: No service on the Blue Line', new Date('2026-11-20T12:21:00+07:00')],
      ['Reminder: No service on the Blue Line', new Date('2026-11-21T18:01:00+07:00')],
    ]);
  });

  it('planned works that are called off: says so', async () => {
    const impactPeriods = [{ start: '2026-11-25T23:00:00+07:00', end: '2026-11-26T04:00:00+07:00' }];
    await start();
    await set(alertExample({ impactPeriods, shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }] }));
    await pass(10);
    await set();
    await pass(60);
    expect(subjects()).toEqual(['Planned: No service on the Blue Line', 'Over: No service on the Blue Line']);
  });

  it('a first run tells nothing of what began before', async () => {
    await subscribe();
    await set(alertExample());
    await pass(60);
    expect(sent).toEqual([]);
  });

  it('after an hour without a run sends nothing of what began meanwhile', async () => {
    await start();
    await set(alertExample());
    clock += 61 * minute;
    await pass(30);
    expect(sent).toEqual([]);
    await set(
      alertExample(),
      alertExample({ id: 'purple', informedEntities: [{ lineId: 'blue' }], header: { en: 'New' } }),
    );
    await pass(30);
    expect(subjects()).toEqual(['New']);
  });

  it('after an hour without a report of a feed sends nothing of what it says first', async () => {
    const report = () => recordReport(database.db, 'feed', new Date(clock));
    await expectFeedReports(database.db, 'feed');
    await start();
    await replaceAlerts(database.db, 'feed', [alertExample()]);
    await report();
    await pass(30);
    expect(sent).toEqual([]);
    await pass(60);
    await report();
    await replaceAlerts(database.db, 'feed', [alertExample({ id: 'during', header: { en: 'During' } })]);
    await pass(30);
    expect(sent).toEqual([]);
    await report();
    await pass(1);
    await replaceAlerts(database.db, 'feed', [alertExample({ id: 'after', header: { en: 'After' } })]);
    await pass(30);
    expect(subjects()).toEqual(['After']);
  });

  it('what began before the subscription is known to the person', async () => {
    await pass(1);
    await set(alertExample());
    await pass(1);
    await subscribe();
    await pass(30);
    expect(sent).toEqual([]);
  });

  it('sends no example', async () => {
    await start();
    await set(alertExample({ example: true }));
    await pass(30);
    expect(sent).toEqual([]);
  });

  it('a mail server that is down: what ended meanwhile is withdrawn, with its end', async () => {
    await start();
    isServerUp = false;
    await set(...numbered(2));
    await pass(60);
    await set(...numbered(1));
    await pass(40);
    isServerUp = true;
    await pass(60);
    expect(subjects()).toEqual(['Alert 0']);
    expect(await database.db.select().from(mails).where(eq(mails.status, 'expired'))).toMatchObject([
      { recipient: null, content: null },
    ]);
  });

  it('a mail server that is down in a storm: at most 3 mails wait, and the list follows', async () => {
    await start();
    isServerUp = false;
    const storm = numbered(60);
    for (let count = 1; count <= 60; count += 1) {
      await set(...storm.slice(0, count));
      await pass(0.5);
    }
    await pass(30);
    expect(await database.db.select().from(mails)).toHaveLength(3);
    isServerUp = true;
    await pass(30);
    expect(subjects()).toHaveLength(4);
    expect(subjects()[3]).toBe('57 updates on disruptions');
  });

  it('mails that wait do not outlast the hours of the person', async () => {
    await start({ from: '12:00', until: '13:00' });
    isServerUp = false;
    await set(alertExample());
    await pass(60);
    isServerUp = true;
    await pass(60);
    expect(sent).toEqual([]);
  });

  it('two processes: one runs, and nobody receives a mail twice', async () => {
    await start();
    await set(alertExample());
    for (let count = 0; count < 10; count += 1) {
      clock += minute;
      await Promise.all([tellSubscribers(options()), tellSubscribers(options())]);
    }
    await send();
    expect(sent).toHaveLength(1);
  });

  it('too many mails: the job stops, says so, and goes on when the desk allows it', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe({}, `person-${count}@example.org`);
    const change = { most: 4 };
    await pass(1, { change });
    await set(alertExample());
    await pass(30, { change });
    expect(sent).toEqual([]);
    expect(log).toHaveLength(1);
    expect(await tellSubscribers(options(change))).toMatchObject({
      stoppedAt: new Date(noon + 4.5 * minute),
    });
    await database.db
      .update(subscriptionJob)
      .set({ stoppedAt: null, unlimitedUntil: new Date(clock + 10 * minute) });
    await pass(1, { change });
    expect(sent).toHaveLength(5);
  });

  it('a subscription that ends takes its waiting mails along', async () => {
    const row = await start();
    isServerUp = false;
    await set(alertExample());
    await pass(4);
    await database.db.transaction((tx) => deleteSubscription(tx, row.id, new Date(clock)));
    isServerUp = true;
    await pass(5);
    expect(sent).toEqual([]);
    expect(await database.db.select().from(toldAlerts)).toEqual([]);
  });

  it('a changed subscription receives nothing of what stood before', async () => {
    const row = await start({ lines: ['purple'] });
    await set(alertExample());
    await pass(10);
    await changeSubscription(database.db, row.id, wish(), new Date(clock));
    await pass(10);
    expect(sent).toEqual([]);
  });

  it('what was sent is forgotten two days after the alert', async () => {
    await start();
    await set(alertExample());
    await pass(5);
    await set();
    await pass(3 * minutesOfDay, { every: 20 });
    expect(await database.db.select().from(seenAlerts)).toEqual([]);
    expect(await database.db.select().from(toldAlerts)).toEqual([]);
  });
});
