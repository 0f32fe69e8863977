// names the type of `createAuth` in declarations
import type {} from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { setSessionCookie } from 'better-auth/cookies';
import { accountId, passwordLength } from '@raang/domain';
import { z } from 'zod';
import type { Database } from '../database/database';
import { accounts, credentials, sessions } from '../people/accounts.table';
import type { Keys } from '../settings/derive-secret';
import type { PasswordHashing } from './password-hashing';
import { sessionCookieName, withCurrentSignature } from './session-cookie';

/** How long a session lasts after signing in, used or not. */
const sessionSeconds = 30 * 24 * 60 * 60;

export interface AuthOptions {
  db: Database;
  /** They sign session cookies. The same in every process of a site. */
  keys: Keys;
  /** The site's public origin. */
  publicUrl: string;
  passwords: PasswordHashing;
  now: () => Date;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth on our tables: password check, sessions and their cookie. Its HTTP handler is never mounted, because it
 * has endpoints, answers and limits of its own; `accounts.procedures.ts` is the only way in.
 *
 * It takes the end of a session from the system's time, which cookies and their browsers have too.
 */
export function createAuth({ db, keys, publicUrl, passwords, now }: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl,
    secret: keys[0],
    telemetry: { enabled: false },
    // it logs each failed sign-in; the limits count them
    logger: { disabled: true },
    database: drizzleAdapter(db, { provider: 'pg', schema: { accounts, credentials, sessions } }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.minimum,
      maxPasswordLength: passwordLength.maximum,
      password: passwords,
    },
    user: {
      modelName: 'accounts',
      additionalFields: { role: { type: 'string', required: false, input: false } },
    },
    account: {
      modelName: 'credentials',
      fields: { userId: 'accountId', accountId: 'subject', providerId: 'provider' },
    },
    session: {
      modelName: 'sessions',
      fields: { userId: 'accountId', updatedAt: 'lastUsedAt' },
      expiresIn: sessionSeconds,
      // a page that is only read sets no cookie
      disableSessionRefresh: true,
    },
    hooks: {
      before: createAuthMiddleware(
        async ({ headers }) =>
          headers && { context: { headers: withCurrentSignature(headers, publicUrl, keys) } },
      ),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            // no network addresses in the database; `resolveActor` compares the last use with our time
            data: { ...session, ipAddress: undefined, updatedAt: now() },
          }),
        },
      },
    },
    advanced: {
      // its check asks for columns and a table that only its other features write
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // the prefix `__Secure-` would be added to the name
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(publicUrl),
          attributes: { httpOnly: true, secure: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    plugins: [startSessionPlugin],
  });
}

/** Signs an account in without its password, which better-auth has no function for: a mail's token was the proof. */
const startSessionPlugin = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.accountId);
        if (!user?.emailVerified) throw new Error('only a confirmed account can sign in');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { token: session.token };
      },
    ),
  },
};
