import { tooManyAttempts } from '../context/refusals';
import { takeAttempt } from '../limits/take-attempt';
import type { SubscriptionsContext } from './subscriptions.context';

const hour = 3600;

/** Attempts per window. Behind one network address may be an office. */
const subscriptionLimits = {
  /** Each sends a mail to an address that anybody can type. */
  requestUnverified: { name: 'subscription per address', limit: 5, windowSeconds: hour },
  requestVerified: { name: 'verified subscription per address', limit: 20, windowSeconds: hour },
  /** A token cannot be guessed. This limits the work that a wrong one costs. */
  tokenFromAddress: { name: 'subscription token per address', limit: 200, windowSeconds: hour / 4 },
} as const;

/** Confirmation mails to an e-mail address. */
const confirmationLimit = { name: 'subscription per e-mail', limit: 1, windowSeconds: hour } as const;

/**
 * Counts an attempt.
 * @throws ORPCError TOO_MANY_REQUESTS, with `Retry-After`
 */
export async function limitSubscriptions(
  { db, now, caller }: Pick<SubscriptionsContext, 'db' | 'now' | 'caller'>,
  name: keyof typeof subscriptionLimits,
): Promise<void> {
  const limit = { ...subscriptionLimits[name], key: caller.address };
  const { isAllowed, retryAfterSeconds } = await takeAttempt(db, limit, now());
  if (!isAllowed) throw tooManyAttempts(caller, retryAfterSeconds);
}

/** Whether an e-mail address may get a confirmation mail now. The caller does not learn it: somebody else may have asked. */
export async function mayConfirm(
  { db, now }: Pick<SubscriptionsContext, 'db' | 'now'>,
  email: string,
): Promise<boolean> {
  return (await takeAttempt(db, { ...confirmationLimit, key: email }, now())).isAllowed;
}
