import { z } from 'zod';
import { locales } from './locale';
import { stationCode } from './slug';

/** Id of an account: a UUID. */
export const accountId = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof accountId>;

/**
 * Account status; only a `confirmed` account can sign in.
 * @see specification §4, account states
 */
export const accountStates = ['registered', 'confirmed'] as const;
export type AccountState = (typeof accountStates)[number];

/** Length of a password in characters; any characters are allowed. @see product §5, accounts */
export const passwordLength = { minimum: 12, maximum: 128 } as const;

/** Most stations that an account holder can save. */
export const mostSavedStations = 20;

/** What account holders see and can change in their own account. */
export const account = z.strictObject({
  id: accountId,
  email: z.email().max(254),
  name: z.string().trim().min(1).max(120),
  telephone: z.string().trim().max(30).optional(),
  locale: z.enum(locales),
  state: z.enum(accountStates),
  savedStations: z.array(stationCode).max(mostSavedStations),
});
export type Account = z.infer<typeof account>;
