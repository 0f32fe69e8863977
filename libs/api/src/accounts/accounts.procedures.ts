import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { APIError } from 'better-auth/api';
import { TooBusyError } from '../limits/work-queue';
import { limitAccounts } from './account-limits';
import { tooManyAttempts } from '../context/refusals';
import { findToken } from './account-tokens';
import type { AccountsContext } from './accounts.context';
import { findAccountByEmail } from './accounts.store';
import { confirmEmail, stopEmailChange } from './change-email';
import { refuseCommonPassword } from './common-passwords';
import { registerAccount, requestPassword } from './register-account';
import { passSessionCookie, sessionTokenOf } from './session-cookie';
import { endSession } from './sessions.store';
import { confirmAccount, renewHash, setPasswordByToken } from './set-password';

/** When to come back if too many passwords wait to be hashed. */
const busySeconds = 10;

const accounts = implement(contract.accounts)
  .$context<AccountsContext>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      throw error instanceof TooBusyError ? tooManyAttempts(context.caller, busySeconds) : error;
    }
  });

export const accountsProcedures = accounts.router({
  register: accounts.register.handler(async ({ context, input }) => {
    await registerAccount(context, input);
    return { accepted: true };
  }),

  confirm: accounts.confirm.handler(async ({ context, input, errors }) => {
    const { auth, caller } = context;
    await limitAccounts(context, 'tokenFromAddress', caller.address);
    const confirmed = await confirmAccount(context, input.token);
    if (!confirmed) throw errors.NOT_FOUND();
    const { account, next } = confirmed;
    const body = { accountId: account.id };
    const { headers } = await auth.api.startSession({ body, headers: caller.headers, returnHeaders: true });
    await replaceSession(context, headers);
    return { ...account, next };
  }),

  login: accounts.login.handler(async ({ context, input, errors }) => {
    const { db, auth, caller } = context;
    await limitAccounts(context, 'loginFromAddress', caller.address);
    await limitAccounts(context, 'loginToEmail', input.email);
    // better-auth hashes the password for an unknown address too
    const signedIn = await auth.api
      .signInEmail({ body: input, headers: caller.headers, returnHeaders: true })
      .catch((error: unknown) => {
        if (error instanceof APIError && [401, 403].includes(error.statusCode)) throw errors.UNAUTHORIZED();
        throw error;
      });
    await replaceSession(context, signedIn.headers);
    const account = (await findAccountByEmail(db, input.email))!;
    await renewHash(context, account.id, input.password);
    return account;
  }),

  logout: accounts.logout.handler(async ({ context: { auth, caller, publicUrl } }) => {
    const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true });
    passSessionCookie(headers, caller.responseHeaders, publicUrl);
    return { signedOut: true };
  }),

  forgotPassword: accounts.forgotPassword.handler(async ({ context, input }) => {
    await requestPassword(context, input);
    return { accepted: true };
  }),

  setPassword: accounts.setPassword.handler(async ({ context, input, errors }) => {
    await limitAccounts(context, 'tokenFromAddress', context.caller.address);
    refuseCommonPassword(input.password);
    const set = await setPasswordByToken(context, input);
    if (!set) throw errors.NOT_FOUND();
    return { changed: true, next: set.next };
  }),

  // a read by the primary key, without a limit of its own: nobody guesses 256 bits
  readToken: accounts.readToken.handler(async ({ context: { db, now }, input, errors }) => {
    const found = await findToken(db, input.token, now());
    if (!found) throw errors.NOT_FOUND();
    const { purpose, pending } = found;
    return { purpose, ...(pending && 'email' in pending && { email: pending.email }) };
  }),

  confirmEmail: accounts.confirmEmail.handler(async ({ context, input, errors }) => {
    await limitAccounts(context, 'tokenFromAddress', context.caller.address);
    const confirmed = await confirmEmail(context, input.token);
    if (!confirmed) throw errors.NOT_FOUND();
    return { changed: confirmed === 'changed' };
  }),

  stopEmailChange: accounts.stopEmailChange.handler(async ({ context, input, errors }) => {
    await limitAccounts(context, 'tokenFromAddress', context.caller.address);
    if (!(await stopEmailChange(context, input.token))) throw errors.NOT_FOUND();
    return { stopped: true };
  }),
});

/** Gives the caller the cookie of a new session, and ends the one that it had: a cookie that was planted is worthless. */
async function replaceSession({ db, caller, publicUrl }: AccountsContext, headers: Headers): Promise<void> {
  const previous = sessionTokenOf(caller.headers, publicUrl);
  if (previous) await endSession(db, previous);
  passSessionCookie(headers, caller.responseHeaders, publicUrl);
}
