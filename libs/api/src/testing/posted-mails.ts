import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from '../mail/mail.table';

/** The mails that a test has posted, in order, whether they are sent or not. */
export async function postedMails(db: Database) {
  return db
    .select({
      to: mails.recipient,
      locale: mails.locale,
      thread: mails.thread,
      content: mails.content,
      status: mails.status,
    })
    .from(mails)
    .orderBy(asc(mails.postedAt), asc(mails.id));
}
