import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { type AccountId, mostSavedStations } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { casesOfAccount, detachAccount, exportCases } from '../cases/account-cases';
import { TooBusyError } from '../limits/work-queue';
import { postMail } from '../mail/post-mail';
import { tokenOf } from '../subscriptions/subscription-tokens';
import {
  deleteSubscriptionOf,
  findSubscriptionOf,
  toSubscription,
} from '../subscriptions/subscriptions.store';
import { limitAccounts } from './account-limits';
import { accountMails } from './account.mail';
import { invalidField, signedOut, tooManyAttempts } from '../context/refusals';
import type { AccountsContext } from './accounts.context';
import { deleteAccount, findAccount, findPasswordHash, lockProfile, updateAccount } from './accounts.store';
import { requestEmailChange } from './change-email';
import { refuseCommonPassword } from './common-passwords';
import { mergeProfile } from './merge-profile';
import { passSessionCookie, sessionTokenOf } from './session-cookie';
import { endSessions, listSessions } from './sessions.store';
import { replacePassword } from './set-password';

const me = implement(contract.me)
  .$context<AccountsContext>()
  .use(async ({ context, next }) => {
    const { db, actor, caller } = context;
    const account = actor.kind === 'account' ? await findAccount(db, actor.id) : undefined;
    if (!account) throw signedOut();
    try {
      return await next({ context: { account } });
    } catch (error) {
      throw error instanceof TooBusyError ? tooManyAttempts(caller, 10) : error;
    }
  });

export const meProcedures = me.router({
  get: me.get.handler(({ context }) => context.account),

  update: me.update.handler(async ({ context: { db, now, account }, input, errors }) =>
    db.transaction(async (tx) => {
      const stored = await lockProfile(tx, account.id);
      if (!stored) throw signedOut();
      const { change, conflicts } = mergeProfile(stored, input);
      const fields = conflicts.map((field) => ({ field, stored: stored[field] }));
      if (fields.length > 0) throw errors.CONFLICT({ data: { fields } });
      if ((change.savedStations ?? []).length > mostSavedStations)
        throw invalidField('savedStations', 'too-many', `at most ${mostSavedStations}`);
      return (await updateAccount(tx, account.id, change, now()))!;
    }),
  ),

  changePassword: me.changePassword.handler(async ({ context, input, errors }) => {
    const { db, account, caller, passwords, publicUrl } = context;
    if (!(await isPassword(context, account.id, input.currentPassword))) throw errors.FORBIDDEN();
    refuseCommonPassword(input.password, [account.email, account.name]);
    const hash = await passwords.hash(input.password);
    await db.transaction(async (tx) => {
      await endSessions(tx, account.id, { except: sessionTokenOf(caller.headers, publicUrl) });
      await replacePassword(tx, context, { id: account.id, hash });
    });
    return { changed: true };
  }),

  changeEmail: me.changeEmail.handler(async ({ context, input, errors }) => {
    const { account } = context;
    if (!(await isPassword(context, account.id, input.currentPassword))) throw errors.FORBIDDEN();
    await requestEmailChange(context, account, input.email);
    return { accepted: true };
  }),

  cases: me.cases.handler(({ context: { db, account } }) => casesOfAccount(db, account.id)),

  subscription: me.subscription.handler(async ({ context: { db, account, subscriptionKeys } }) => {
    // an account and a subscription of the same address are confirmed by the same person
    const row = await findSubscriptionOf(db, account.email);
    return row ? { token: tokenOf(row.id, subscriptionKeys), subscription: toSubscription(row) } : null;
  }),

  sessions: me.sessions.handler(({ context }) => sessionsOf(context, context.account.id)),

  signOutEverywhere: me.signOutEverywhere.handler(async ({ context }) => {
    await endSessions(context.db, context.account.id);
    await expireCookie(context);
    return { signedOut: true };
  }),

  export: me.export.handler(async ({ context }) => {
    const { db, account, now } = context;
    const subscribed = await findSubscriptionOf(db, account.email);
    return {
      account,
      cases: await exportCases(db, account.id),
      sessions: await sessionsOf(context, account.id),
      subscription: subscribed ? toSubscription(subscribed) : null,
      exportedAt: networkTime.toIso(now()),
    };
  }),

  remove: me.remove.handler(async ({ context, input, errors }) => {
    const { db, now, account, publicUrl } = context;
    const { id, email, locale } = account;
    if (!(await isPassword(context, id, input.password))) throw errors.FORBIDDEN();
    await db.transaction(async (tx) => {
      await detachAccount(tx, id);
      await deleteSubscriptionOf(tx, email, now());
      await deleteAccount(tx, id);
      const content = accountMails.removed({ locale, publicUrl });
      await postMail(tx, { dedupeKey: `account-removed:${randomUUID()}`, to: email, locale, content });
    });
    await expireCookie(context);
    return { removed: true };
  }),
});

async function isPassword(context: AccountsContext, id: AccountId, password: string): Promise<boolean> {
  await limitAccounts(context, 'passwordOfAccount', id);
  const hash = await findPasswordHash(context.db, id);
  return hash !== undefined && context.passwords.verify({ hash, password });
}

function sessionsOf({ db, now, caller, publicUrl }: AccountsContext, id: AccountId) {
  return listSessions(db, id, { token: sessionTokenOf(caller.headers, publicUrl), now: now() });
}

async function expireCookie({ auth, caller, publicUrl }: AccountsContext): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
  passSessionCookie(headers, caller.responseHeaders, publicUrl);
}
