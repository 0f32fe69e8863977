import { randomUUID } from 'node:crypto';
import type { Account } from '@raang/domain';
import { casesFollowEmail } from '../cases/account-cases';
import type { Database } from '../database/database';
import { recordAudit } from '../audit/audit.store';
import { postMail } from '../mail/post-mail';
import { moveSubscription } from '../subscriptions/subscriptions.store';
import { limitAccounts } from './account-limits';
import { accountMails } from './account.mail';
import { invalidField } from '../context/refusals';
import { createToken, deleteTokens, confirmOther, findToken, useToken } from './account-tokens';
import type { AccountsContext } from './accounts.context';
import { changeAccountEmail, deleteAccount, findAccountByEmail, lockAccount } from './accounts.store';
import { sessionTokenOf } from './session-cookie';
import { endSessions } from './sessions.store';

/** What the tokens of a change of the e-mail address are for. */
const purposes = ['new-email', 'current-email'] as const;

/**
 * Mails a link to the new and to the current address; the address changes once both are used. A new address that has an
 * account gets a mail that says so instead. The work and the mail to the current address are the same, so that the
 * person who asked cannot tell.
 */
export async function requestEmailChange(
  context: AccountsContext,
  { id, email: current }: Account,
  email: string,
): Promise<void> {
  const { db, now, caller, publicUrl } = context;
  if (email === current) throw invalidField('email', 'email-repeat', 'This is the current address.');
  await limitAccounts(context, 'mailVerified', caller.address);
  await limitAccounts(context, 'changeEmailOfAccount', id);
  await limitAccounts(context, 'changeEmailTo', email);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new Error('the account was deleted meanwhile');
    const { locale } = account;
    const owner = await findAccountByEmail(tx, email);
    const isTaken = owner?.state === 'confirmed';
    const pending = { email, isOtherConfirmed: false };
    // a later request replaces an earlier one
    await deleteTokens(tx, id, purposes);
    const atNew = await createToken(
      tx,
      { purpose: 'new-email', accountId: isTaken ? undefined : id, pending },
      now(),
    );
    const atCurrent = await createToken(tx, { purpose: 'current-email', accountId: id, pending }, now());
    const ofOwner = { locale: isTaken ? owner.locale : locale, publicUrl };
    await postMail(tx, {
      dedupeKey: `new-email:${atNew}`,
      to: email,
      locale: ofOwner.locale,
      content: isTaken ? accountMails.emailTaken(ofOwner) : accountMails.newEmail({ token: atNew }, ofOwner),
    });
    await postMail(tx, {
      dedupeKey: `current-email:${atCurrent}`,
      to: account.email,
      locale,
      content: accountMails.currentEmail({ token: atCurrent, email }, { locale, publicUrl }),
    });
  });
}

/**
 * Confirms a new address at one of both mailboxes. The second one changes it: cases follow, and every session but the
 * caller's and every link that was mailed before end.
 * @returns undefined if the token is unknown, expired or used, or if the address has got an account meanwhile
 */
export async function confirmEmail(
  context: AccountsContext,
  token: string,
): Promise<'changed' | 'half' | undefined> {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const found = await findToken(tx, token, now());
    // both tokens of a change may be used at the same time: the second waits here, and finds what the first has done
    const account = found && (await lockAccount(tx, found.accountId));
    const used = account && (await useToken(tx, token, purposes, now()));
    if (!account || !used?.pending) return undefined;
    const { email, isOtherConfirmed } = used.pending;
    if (!isOtherConfirmed) {
      await confirmOther(tx, account.id, purposes);
      return 'half';
    }
    const owner = await findAccountByEmail(tx, email);
    if (owner?.state === 'confirmed') return undefined;
    // a registration that nobody confirmed
    if (owner) await deleteAccount(tx, owner.id);
    await applyChange(tx, context, { account, email });
    return 'changed';
  });
}

async function applyChange(
  tx: Database,
  { now, caller, publicUrl }: AccountsContext,
  { account, email }: { account: Account & { isStaff: boolean }; email: string },
): Promise<void> {
  const { id, email: former, locale, isStaff } = account;
  await changeAccountEmail(tx, id, email, now());
  await casesFollowEmail(tx, id, { from: former, to: email });
  await moveSubscription(tx, { from: former, to: email, now: now() });
  await deleteTokens(tx, id);
  await endSessions(tx, id, { except: sessionTokenOf(caller.headers, publicUrl) });
  // what staff did is recorded under their address; a passenger's address would outlive the account here
  const addresses = isStaff ? { from: former, to: email } : {};
  const by = isStaff ? former : 'account holder';
  await recordAudit(tx, {
    at: now(),
    by,
    accountId: id,
    action: 'changeEmail',
    subject: id,
    details: addresses,
  });
  for (const to of [former, email])
    await postMail(tx, {
      dedupeKey: `email-changed:${randomUUID()}`,
      to,
      locale,
      content: accountMails.emailChanged({ locale, publicUrl }),
    });
}

/**
 * Stops a change from the current mailbox: both links stop working.
 * @returns whether the token was valid
 */
export async function stopEmailChange({ db, now }: AccountsContext, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const used = await useToken(tx, token, ['current-email'], now());
    if (used) await deleteTokens(tx, used.accountId, purposes);
    return used !== undefined;
  });
}
