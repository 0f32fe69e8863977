import type { Account, AccountId } from '@raang/domain';
import { randomUUID } from 'node:crypto';
import { TooBusyError } from '../limits/work-queue';
import type { Database } from '../database/database';
import { postMail } from '../mail/post-mail';
import { accountMails } from './account.mail';
import { findToken, useToken } from './account-tokens';
import type { AccountsContext } from './accounts.context';
import { findPasswordHash, replaceHash, storePasswordHash, updateAccount } from './accounts.store';
import { isOutdatedHash } from './scrypt';
import { endSessions } from './sessions.store';

/**
 * Confirms a registration: sets its name and password, and ends sessions and tokens of earlier attempts.
 * @returns undefined if the token is unknown, expired or used
 */
export async function confirmAccount(
  { db, now }: AccountsContext,
  token: string,
): Promise<{ account: Account; next?: string | undefined } | undefined> {
  return db.transaction(async (tx) => {
    const used = await useToken(tx, token, ['confirm'], now());
    if (!used?.pending) return undefined;
    const { name, locale, passwordHash, next } = used.pending;
    await storePasswordHash(tx, used.accountId, passwordHash, now());
    await endSessions(tx, used.accountId);
    const account = await updateAccount(tx, used.accountId, { name, locale, emailVerified: true }, now());
    return account && { account, next };
  });
}

/**
 * Sets a new password by the token of a mail, which also confirms the address, and ends every session.
 * @returns undefined if the token is unknown, expired or used
 */
export async function setPasswordByToken(
  context: AccountsContext,
  { token, password }: { token: string; password: string },
): Promise<{ next?: string | undefined } | undefined> {
  const { db, now, passwords } = context;
  // hashing is work that nobody gets for a wrong token
  if ((await findToken(db, token, now()))?.purpose !== 'password') return undefined;
  const hash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const used = await useToken(tx, token, ['password'], now());
    if (!used) return undefined;
    await endSessions(tx, used.accountId);
    await replacePassword(tx, context, { id: used.accountId, hash });
    return { next: used.pending?.next };
  });
}

/** Hashes a password that is right again, if its hash costs an attacker less than new ones do. */
export async function renewHash(
  { db, now, passwords }: AccountsContext,
  id: AccountId,
  password: string,
): Promise<void> {
  const former = await findPasswordHash(db, id);
  if (!former || !isOutdatedHash(former)) return;
  try {
    await replaceHash(db, id, { former, hash: await passwords.hash(password) }, now());
  } catch (error) {
    // the next sign-in does it
    if (!(error instanceof TooBusyError)) throw error;
  }
}

/** Stores a new password and tells the owner by mail. Sessions are the caller's matter. */
export async function replacePassword(
  tx: Database,
  { now, publicUrl }: Pick<AccountsContext, 'now' | 'publicUrl'>,
  { id, hash }: { id: AccountId; hash: string },
): Promise<void> {
  await storePasswordHash(tx, id, hash, now());
  const changed = await updateAccount(tx, id, { emailVerified: true }, now());
  if (!changed) throw new Error('the account was deleted meanwhile');
  const { email, locale } = changed;
  const content = accountMails.passwordChanged({ locale, publicUrl });
  await postMail(tx, { dedupeKey: `password-changed:${randomUUID()}`, to: email, locale, content });
}
