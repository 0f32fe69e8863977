import type { Account, Locale } from '@raang/domain';
import { postMail } from '../mail/post-mail';
import { randomUUID } from 'node:crypto';
import { useProof } from '../verification/use-proof';
import { limitAccounts } from './account-limits';
import { accountMails } from './account.mail';
import { createToken } from './account-tokens';
import type { AccountsContext } from './accounts.context';
import { findAccountByEmail, insertAccount } from './accounts.store';
import { refuseCommonPassword } from './common-passwords';

/** What a request for a mail to any address has beside its fields. */
interface MailRequest {
  email: string;
  /** Language of the page, for an address without an account. */
  lang: Locale;
  /** Where the person was on the way to. */
  next?: string | undefined;
  verification?: string | undefined;
  homepage?: string | undefined;
}

/**
 * Mails a link that confirms the registration. An address with an account gets a mail that says so. The work is the same,
 * so that neither response nor time tells whether there is an account.
 *
 * Name and password wait in the token: somebody who registers the address of another person sets neither unless that
 * person confirms this very mail.
 */
export async function registerAccount(
  context: AccountsContext,
  input: MailRequest & { name: string; password: string },
): Promise<void> {
  const { db, now, passwords, publicUrl } = context;
  const { email, name, password, lang, next } = input;
  await limitMails(context, 'registerEmail', input);
  if (input.homepage) return;
  refuseCommonPassword(password, [email, name]);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await useProof(tx, context, input.verification);
    const known = await findAccountByEmail(tx, email);
    const locale = localeOf(known, lang);
    if (known?.state === 'confirmed') {
      const content = accountMails.alreadyRegistered({ locale, publicUrl });
      await createToken(tx, { purpose: 'confirm', accountId: undefined }, now());
      return postMail(tx, { dedupeKey: `already-registered:${randomUUID()}`, to: email, locale, content });
    }
    const { id } = known ?? (await insertAccount(tx, { email, name, locale }, now()));
    const pending = { name, locale, passwordHash, next };
    const token = await createToken(tx, { purpose: 'confirm', accountId: id, pending }, now());
    const content = accountMails.confirm({ token }, { locale, publicUrl });
    await postMail(tx, { dedupeKey: `confirm:${token}`, to: email, locale, content });
  });
}

/** Mails a link to set a new password, if the address has an account. Takes the same work if it has none. */
export async function requestPassword(context: AccountsContext, input: MailRequest): Promise<void> {
  const { db, now, passwords, publicUrl } = context;
  const { email, lang, next } = input;
  await limitMails(context, 'forgotEmail', input);
  if (input.homepage) return;
  // its random duration covers the difference of one row
  await passwords.hash(randomUUID());
  await db.transaction(async (tx) => {
    await useProof(tx, context, input.verification);
    const known = await findAccountByEmail(tx, email);
    const pending = { next };
    const token = await createToken(tx, { purpose: 'password', accountId: known?.id, pending }, now());
    if (!known) return;
    const locale = localeOf(known, lang);
    const content = accountMails.forgotPassword({ token }, { locale, publicUrl });
    await postMail(tx, { dedupeKey: `password:${token}`, to: email, locale, content });
  });
}

/** The language of the profile, once the address has confirmed that there is one: a registration may be a stranger's. */
const localeOf = (known: Account | undefined, lang: Locale): Locale =>
  known?.state === 'confirmed' ? known.locale : lang;

/** Limits of mails to an address that anybody can type. Without JavaScript nobody has a proof. */
async function limitMails(
  context: AccountsContext,
  perEmail: 'registerEmail' | 'forgotEmail',
  { email, verification }: MailRequest,
): Promise<void> {
  await limitAccounts(context, verification ? 'mailVerified' : 'mailUnverified', context.caller.address);
  await limitAccounts(context, perEmail, email);
}
