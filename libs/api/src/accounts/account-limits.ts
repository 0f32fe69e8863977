import { takeAttempt } from '../limits/take-attempt';
import type { AccountsContext } from './accounts.context';
import { tooManyAttempts } from '../context/refusals';

const hour = 3600;
const quarter = hour / 4;

/** Attempts per window. Behind one address may be an office, behind one e-mail address is a person. */
const accountLimits = {
  loginFromAddress: { name: 'login per address', limit: 50, windowSeconds: quarter },
  loginToEmail: { name: 'login per e-mail', limit: 10, windowSeconds: quarter },
  /** Registrations and forgotten passwords: each sends a mail to an address that anybody can type. */
  mailUnverified: { name: 'account mail per address', limit: 5, windowSeconds: hour },
  mailVerified: { name: 'verified account mail per address', limit: 20, windowSeconds: hour },
  registerEmail: { name: 'registration per e-mail', limit: 5, windowSeconds: hour },
  forgotEmail: { name: 'forgotten password per e-mail', limit: 5, windowSeconds: hour },
  /** Each sends a mail to an address that anybody can type. */
  changeEmailOfAccount: { name: 'e-mail change per account', limit: 5, windowSeconds: hour },
  changeEmailTo: { name: 'e-mail change per e-mail', limit: 5, windowSeconds: hour },
  /** A token cannot be guessed. This limits the work that a wrong one costs. */
  tokenFromAddress: { name: 'account token per address', limit: 50, windowSeconds: quarter },
  /** Somebody at an unlocked device guesses the password. */
  passwordOfAccount: { name: 'password per account', limit: 10, windowSeconds: quarter },
} as const;

/**
 * Counts an attempt.
 * @throws ORPCError TOO_MANY_REQUESTS, with `Retry-After`
 */
export async function limitAccounts(
  { db, now, caller }: Pick<AccountsContext, 'db' | 'now' | 'caller'>,
  name: keyof typeof accountLimits,
  key: string,
): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await takeAttempt(db, { ...accountLimits[name], key }, now());
  if (!isAllowed) throw tooManyAttempts(caller, retryAfterSeconds);
}
