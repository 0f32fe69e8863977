import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { emailAddress, type Locale } from '@raang/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { MailContent } from './mail-content';
import { mails } from './mail.table';

export interface MailToPost {
  /** Identifies the mail: a key that was posted before is ignored. Determines the Message-ID. */
  dedupeKey: string;
  /** E-mail address of the recipient. */
  to: string;
  locale: Locale;
  content: MailContent;
  /** A case's reference: mail programs show mails of a thread together. */
  thread?: string;
  /** One of many: all others are sent first. */
  isBulk?: boolean;
  /** When nobody needs it any more: if it is not sent then, it never is. */
  expiresAt?: Date | undefined;
}

/** Emits `posted` when this process has posted a mail. The transaction may not be committed yet. */
export const outboxEvents = new EventEmitter<{ posted: [] }>();

/**
 * Writes a mail into the outbox; a worker sends it once the transaction is committed.
 * @param tx transaction of what the mail is about: either both are stored, or neither
 * @throws ZodError if `to` is not an e-mail address
 */
export async function postMail(tx: Database, mail: MailToPost): Promise<void> {
  const { dedupeKey, to, locale, content, thread, isBulk, expiresAt } = mail;
  const [first] = thread ? await firstOfThread(tx, thread) : [];
  await tx
    .insert(mails)
    .values({
      id: mailIdOf(dedupeKey),
      thread: thread ?? null,
      inReplyTo: first?.id ?? null,
      recipient: emailAddress.parse(to),
      locale,
      content,
      isBulk,
      expiresAt,
    })
    .onConflictDoNothing();
  outboxEvents.emit('posted');
}

/** Id of the mail with this dedupe key: hexadecimal, hence safe in a Message-ID and as a file name. */
export function mailIdOf(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40);
}

const firstOfThread = (tx: Database, thread: string) =>
  tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.thread, thread), isNull(mails.inReplyTo)))
    .limit(1);
