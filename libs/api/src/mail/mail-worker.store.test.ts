import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { mostRejectedAttempts } from './attempt-times';
import type { MailMessage } from './compose-mail';
import { exampleContent, exampleSender } from './mail-examples';
import {
  claimMails,
  expireMails,
  leaseMilliseconds,
  markSent,
  sweepMails,
  withdrawMails,
} from './mail.store';
import { MailRejectedError } from './mail-transport';
import { type MailWorker, type MailWorkerOptions, startMailWorker } from './mail-worker';
import { mails } from './mail.table';
import { type MailToPost, mailIdOf, outboxEvents, postMail } from './post-mail';

const mail = (dedupeKey: string, rest: Partial<MailToPost> = {}): MailToPost => ({
  dedupeKey,
  to: 'malee@example.org',
  locale: 'en',
  content: exampleContent.en,
  ...rest,
});

const minute = 60_000;

describe.each(storeDatabases)('the outbox on $name', ({ open }) => {
  let database: OpenDatabase;
  let workers: MailWorker[];
  let sent: MailMessage[];
  let log: string[];
  let clock: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    workers = [];
    sent = [];
    log = [];
    logged = [];
    clock = testNow.getTime();
  });
  afterEach(() => Promise.all(workers.map(({ stop }) => stop())));
  afterAll(() => database.close());

  /** Everything that the log was given. */
  let logged: object[];
  const deliver = async (message: MailMessage) => void sent.push(message);
  function start(send: (message: MailMessage, signal: AbortSignal) => Promise<void> = deliver) {
    const note = (detail: object, line: string) => void (log.push(line), logged.push(detail));
    const options: MailWorkerOptions = {
      db: database.db,
      transport: { send, close: () => {} },
      sender: exampleSender,
      publicUrl: 'https://www.example.org',
      now: () => new Date(clock),
      log: {
        info: (line) => void log.push(line),
        warn: note,
        error: note,
      },
      random: () => 1,
    };
    const worker = startMailWorker(options);
    workers.push(worker);
    return worker;
  }
  const post = (...given: MailToPost[]) =>
    database.db.transaction(async (tx) => {
      for (const one of given) await postMail(tx, one);
    });
  /** Lets time pass, and the workers look into the outbox. */
  const advance = (milliseconds: number) => {
    clock += milliseconds;
    outboxEvents.emit('posted');
  };
  const rows = () => database.db.select().from(mails);
  const statuses = async () => (await rows()).map(({ status }) => status);
  /** Resolves when `find` does; the test's time limit ends the wait. */
  async function until(find: () => boolean | Promise<boolean>) {
    while (!(await find())) await sleep(5);
  }
  const untilAll = (status: string) =>
    until(async () => (await statuses()).every((current) => current === status));

  it('sends a mail soon after its transaction, and once', async () => {
    start();
    await sleep(300);
    await post(mail('one'));
    await until(() => sent.length === 1);
    await untilAll('sent');
    await post(mail('one'), mail('two'));
    await until(() => sent.length === 2);
    expect(sent.map(({ id }) => id)).toEqual([mailIdOf('one'), mailIdOf('two')]);
    expect(log).toEqual([]);
  });

  it('sends mails of many after all others', async () => {
    await post(mail('many', { isBulk: true }), mail('many too', { isBulk: true }));
    await post(mail('one'));
    const claimed = await claimMails(database.db, { count: 2, now: new Date(clock) });
    expect(claimed.map(({ id }) => id)).toContain(mailIdOf('one'));
    expect(await claimMails(database.db, { count: 2, now: new Date(clock) })).toHaveLength(1);
  });

  it('sends no mail that has expired or was withdrawn, and empties it', async () => {
    const expiresAt = new Date(clock + minute);
    await post(mail('late', { expiresAt }), mail('withdrawn'), mail('in time', { expiresAt }));
    await withdrawMails(database.db, [mailIdOf('withdrawn')], new Date(clock));
    await claimMails(database.db, { count: 1, now: new Date(clock) });
    clock += minute;
    expect(await claimMails(database.db, { count: 5, now: new Date(clock) })).toEqual([]);
    clock += leaseMilliseconds;
    await sweepMails(database.db, new Date(clock));
    expect(await rows()).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'expired', recipient: null, content: null })),
    );
  });

  it('leaves a withdrawn mail to the worker that has it in hand', async () => {
    await post(mail('one'));
    const [claimed] = await claimMails(database.db, { count: 1, now: new Date(clock) });
    await withdrawMails(database.db, [mailIdOf('one')], new Date(clock));
    await expireMails(database.db, new Date(clock));
    expect(await statuses()).toEqual(['waiting']);
    await markSent(database.db, claimed!, new Date(clock));
    expect(await statuses()).toEqual(['sent']);
  });

  it('says how a mail program ends the mails of a subscription', async () => {
    start();
    const unsubscribeHref = 'https://www.example.org/en/subscription/one';
    await post(mail('one', { content: { ...exampleContent.en, unsubscribeHref } }), mail('two'));
    await until(() => sent.length === 2);
    const headersOf = (key: string) => sent.find(({ id }) => id === mailIdOf(key))!.headers;
    expect(headersOf('one')).toMatchObject({
      'List-Unsubscribe': `<${unsubscribeHref}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(headersOf('two')).not.toHaveProperty('List-Unsubscribe');
  });

  it('keeps no mail of a transaction that fails', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await postMail(tx, mail('one'));
        throw new Error('the case was not stored');
      }),
    ).rejects.toThrow('the case was not stored');
    expect(await rows()).toEqual([]);
  });

  it('rejects a recipient that is not one address', async () => {
    for (const to of [
      'a@example.org, b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '<a@example.org>',
    ])
      await expect(post(mail('one', { to }))).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it('never sends a mail twice, however many workers there are', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `mail ${index}`);
    for (let count = 0; count < 4; count += 1)
      start(async (message) => {
        await sleep(Math.random() * 10);
        await deliver(message);
      });
    await Promise.all(keys.map((key) => post(mail(key))));
    await untilAll('sent');
    expect(sent.map(({ id }) => id).toSorted()).toEqual(keys.map(mailIdOf).toSorted());
  });

  it('sends a mail again with the same Message-ID if the worker died before it wrote down the sending', async () => {
    await post(mail('one'));
    let revive = () => {};
    const dying = start(async (message) => {
      await deliver(message);
      await new Promise<void>((resolve) => (revive = resolve));
    });
    await until(() => sent.length === 1);
    const dead = dying.stop();
    start();
    await sleep(100);
    expect(sent).toHaveLength(1);
    advance(leaseMilliseconds);
    await until(() => sent.length === 2);
    await untilAll('sent');
    expect(sent[1]!.messageId).toBe(sent[0]!.messageId);
    // a worker that was only slow changes nothing any more
    const afterwards = await rows();
    advance(1000);
    revive();
    await dead;
    expect(await rows()).toEqual(afterwards);
  });

  it('tries again after 10, 20, 40 seconds, and an hour at most', async () => {
    await post(mail('one'));
    start(async () => {
      throw new Error('connect ECONNREFUSED');
    });
    const delays: number[] = [];
    for (let attempts = 1; attempts <= 11; attempts += 1) {
      await until(async () => {
        const [row] = await rows();
        return (
          row?.attempts === attempts &&
          row.lastError !== null &&
          row.dueAt.getTime() !== clock + leaseMilliseconds
        );
      });
      const due = (await rows())[0]!.dueAt.getTime();
      delays.push((due - clock) / 1000);
      await database.db.update(mails).set({ lastError: null });
      advance(due - clock);
    }
    expect(delays).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(log).toEqual(['a mail cannot be sent; it waits for another attempt']);
  });

  it('sends everything when the server is back, and says so once', async () => {
    let isDown = true;
    start(async (message) => {
      if (isDown) throw new Error('connect ECONNREFUSED');
      await deliver(message);
    });
    await post(mail('one'), mail('two'), mail('three'));
    await until(async () => (await rows()).every(({ lastError }) => lastError !== null));
    isDown = false;
    advance(10_000);
    await untilAll('sent');
    expect(sent).toHaveLength(3);
    expect(log).toEqual(['a mail cannot be sent; it waits for another attempt', 'mails are sent again']);
  });

  it('writes no address into the log', async () => {
    start(async () => {
      const reply = '550 malee@example.org is unknown';
      throw new MailRejectedError(reply, {
        cause: Object.assign(new Error(reply), {
          code: 'EENVELOPE',
          responseCode: 550,
          rejected: ['malee@example.org'],
        }),
      });
    });
    await post(mail('one'));
    await until(() => log.length > 0);
    expect(logged).toEqual([{ mail: mailIdOf('one'), code: 'EENVELOPE', responseCode: 550 }]);
  });

  it('gives a mail up that its server rejects for days, and no other', async () => {
    await post(mail('one'), mail('two'));
    await database.db.update(mails).set({ attempts: mostRejectedAttempts - 2 });
    start(async ({ id }) => {
      throw id === mailIdOf('one') ? new MailRejectedError('550 no such user') : new Error('timeout');
    });
    await until(async () => (await rows()).every(({ lastError }) => lastError !== null));
    expect(await statuses()).toEqual(['waiting', 'waiting']);
    advance(3_600_000);
    await until(async () => (await statuses()).includes('failed'));
    const [failed] = (await rows()).filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ id: mailIdOf('one'), lastError: '550 no such user' });
  });

  it('threads the mails of a case: each later one refers to the first', async () => {
    await post(mail('received', { thread: 'L-7K3M-9PW4' }), mail('other', { thread: 'C-2222-2222' }));
    await post(mail('matched', { thread: 'L-7K3M-9PW4' }), mail('alone'));
    await post(mail('returned', { thread: 'L-7K3M-9PW4' }));
    start();
    await until(() => sent.length === 5);
    const referencesOf = (key: string) => sent.find(({ id }) => id === mailIdOf(key))?.references;
    const first = `<${mailIdOf('received')}@mail.example.org>`;
    expect(['received', 'matched', 'returned', 'other', 'alone'].map(referencesOf)).toEqual([
      undefined,
      first,
      first,
      undefined,
      undefined,
    ]);
  });

  it('empties a mail as soon as it is sent, and still sends it only once and threads it', async () => {
    await post(mail('one', { thread: 'L-7K3M-9PW4' }));
    start();
    await untilAll('sent');
    expect((await rows())[0]).toMatchObject({ recipient: null, content: null, lastError: null });
    await post(mail('one'), mail('two', { thread: 'L-7K3M-9PW4' }));
    await until(() => sent.length === 2);
    expect(sent[1]).toMatchObject({
      id: mailIdOf('two'),
      inReplyTo: `<${mailIdOf('one')}@mail.example.org>`,
    });
  });

  it('empties a mail thirty days after it was given up, and no mail that waits', async () => {
    await post(mail('one'), mail('two'));
    const isFirst = eq(mails.id, mailIdOf('one'));
    const givenUp = { status: 'failed', endedAt: testNow, lastError: '550 malee@example.org' } as const;
    await database.db.update(mails).set(givenUp).where(isFirst);
    const emptied = async (days: number) => {
      await sweepMails(database.db, new Date(clock + days * 86_400_000));
      return (await rows()).filter(({ content }) => content === null);
    };
    expect(await emptied(29)).toEqual([]);
    expect(await emptied(30)).toMatchObject([{ id: mailIdOf('one'), recipient: null, lastError: null }]);
    expect(await emptied(3650)).toHaveLength(1);
  });

  it('stops after the mail in hand', async () => {
    let finish = () => {};
    await post(mail('one'));
    const worker = start(async (message) => {
      await new Promise<void>((resolve) => (finish = resolve));
      await deliver(message);
    });
    await until(async () => (await rows())[0]!.attempts === 1);
    await sleep(20);
    const stopped = worker.stop();
    await post(mail('two'));
    finish();
    await stopped;
    expect(sent).toHaveLength(1);
    expect((await statuses()).toSorted()).toEqual(['sent', 'waiting']);
  });

  it('leaves a mail that does not end to the next process when it stops', async () => {
    await post(mail('one'));
    const worker = start(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    await until(async () => (await rows())[0]!.attempts === 1);
    await worker.stop();
    start();
    await untilAll('sent');
    expect(sent).toHaveLength(1);
  });
});
