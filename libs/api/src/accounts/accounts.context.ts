import type { CallContext } from '../context/call-context';
import type { Keys } from '../settings/derive-secret';
import type { Auth } from './auth';
import type { PasswordHashing } from './password-hashing';

/** What the procedures of accounts are given. */
export interface AccountsContext extends CallContext {
  auth: Auth;
  passwords: PasswordHashing;
  /** Secret of the human verification. */
  proofKeys: Keys;
  /** They sign the tokens of subscriptions. */
  subscriptionKeys: Keys;
  /** The site's public origin, for links in mails. */
  publicUrl: string;
}
