import type { Database } from '../database/database';
import { delayAfter, mostRejectedAttempts } from './attempt-times';
import { composeMail } from './compose-mail';
import type { MailSender } from './mail-content';
import { MailRejectedError, type MailTransport } from './mail-transport';
import { type ClaimedMail, claimMails, markFailed, markSent, postpone } from './mail.store';
import { createOutboxPause } from './outbox-pause';

/** Mails that a process sends at the same time. */
const atOnce = 5;
/** An attempt that takes longer is aborted; shorter than the lease. */
const attemptMilliseconds = 60_000;
/** How long a stop waits for mails in hand. The process has ten seconds to end. */
const stopMilliseconds = 4000;

export interface MailWorkerOptions {
  db: Database;
  /** Closed when the worker stops. */
  transport: MailTransport;
  sender: MailSender;
  publicUrl: string;
  now: () => Date;
  log: {
    info: (line: string) => void;
    warn: (detail: object, line: string) => void;
    error: (detail: object, line: string) => void;
  };
  /** From 0 to 1. */
  random?: () => number;
}

export interface MailWorker {
  /** Resolves when the mails in hand are sent. After four seconds they are left for the next worker. */
  stop: () => Promise<void>;
}

/**
 * Sends the mails of the outbox. Any number of workers may share one. A mail is sent once, except when the server's
 * answer or the process is lost between sending and writing that down: then again, with the same Message-ID.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, transport, sender, publicUrl, now, log, random = Math.random } = options;
  const pause = createOutboxPause();
  const aborting = new AbortController();
  const inHand = new Set<Promise<void>>();
  let isStopping = false;
  let isFailing = false;
  let isUnreadable = false;
  const running = run();
  return {
    stop: async () => {
      isStopping = true;
      pause.close();
      const patience = setTimeout(() => aborting.abort(), stopMilliseconds);
      await running;
      clearTimeout(patience);
      transport.close();
    },
  };

  async function run(): Promise<void> {
    while (!isStopping) {
      try {
        await look();
        isUnreadable = false;
      } catch (error) {
        if (!isUnreadable) log.error({ err: error }, 'the outbox cannot be read; mails wait');
        isUnreadable = true;
        await pause.wait();
      }
    }
    await Promise.all(inHand);
  }

  /** Starts to send what is due, or waits. */
  async function look(): Promise<void> {
    if (inHand.size >= atOnce) return Promise.race(inHand);
    const claimed = await claimMails(db, { count: atOnce - inHand.size, now: now() });
    for (const mail of claimed) {
      const sending = attempt(mail).finally(() => inHand.delete(sending));
      inHand.add(sending);
    }
    if (claimed.length === 0) await pause.wait();
  }

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      await send(mail).then(
        () => succeed(mail),
        (error: unknown) => fail(mail, error),
      );
    } catch (error) {
      // the lease ends by itself, and another attempt follows
      log.error({ err: error }, `the outcome of mail ${mail.id} could not be stored`);
    }
  }

  async function send({ recipient, content, ...mail }: ClaimedMail): Promise<void> {
    if (!recipient || !content) throw new MailRejectedError('the mail is empty');
    const message = composeMail({ ...mail, recipient, content }, { sender, publicUrl, now: now() });
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptMilliseconds)]);
    await transport.send(message, signal);
  }

  async function succeed(mail: ClaimedMail): Promise<void> {
    await markSent(db, mail, now());
    if (isFailing) log.info('mails are sent again');
    isFailing = false;
  }

  async function fail(mail: ClaimedMail, error: unknown): Promise<void> {
    const reason = String(error instanceof Error ? error.message : error).slice(0, 500);
    if (error instanceof MailRejectedError && mail.attempts >= mostRejectedAttempts) {
      await markFailed(db, mail, { reason, now: now() });
      log.error(withoutPersons(mail, error), 'a mail is given up: its server keeps rejecting it');
      return;
    }
    // what a stop interrupted is due for the other processes at once
    const delay = aborting.signal.aborted ? 0 : delayAfter(mail.attempts, random());
    await postpone(db, mail, { reason, dueAt: new Date(now().getTime() + delay) });
    if (!isFailing)
      log.warn(withoutPersons(mail, error), 'a mail cannot be sent; it waits for another attempt');
    isFailing = true;
  }
}

/** What the log may have of a failure: a server's reply often contains the recipient's address. */
function withoutPersons({ id }: ClaimedMail, error: unknown): object {
  const { cause, ...own } = error as { cause?: unknown; code?: string; responseCode?: number };
  const { code, responseCode } = (cause ?? own) as typeof own;
  return { mail: id, code, responseCode };
}
