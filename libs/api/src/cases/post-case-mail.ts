import { mailLocale } from '../people/mail-locale';
import type { Database } from '../database/database';
import type { MailContent } from '../mail/mail-content';
import { postMail } from '../mail/post-mail';
import type { CaseMailOptions } from './case.mail';
import type { CaseRow } from './cases.table';

/** A mail about a case. */
interface CaseMail extends Omit<CaseMailOptions, 'locale'> {
  /** What the mail is about within the case: a key that was posted before is ignored. */
  about: string;
  write: (row: CaseRow, options: CaseMailOptions) => MailContent;
}

/**
 * Posts a mail to the person of a case, in their language. Without an e-mail address there is none.
 * @param tx transaction of what the mail is about
 */
export async function postCaseMail(
  tx: Database,
  row: CaseRow,
  { about, write, ...options }: CaseMail,
): Promise<void> {
  const { reference, email } = row;
  if (!email) return;
  const locale = await mailLocale(tx, row);
  await postMail(tx, {
    dedupeKey: `case/${reference}/${about}`,
    to: email,
    locale,
    content: write(row, { ...options, locale }),
    thread: reference,
  });
}
