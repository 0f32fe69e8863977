import type { FeedContext } from '../network/feed-source';
import type { Keys } from '../settings/derive-secret';

/** What the procedures of subscriptions are given. */
export interface SubscriptionsContext extends FeedContext {
  /** Secret of the human verification. */
  proofKeys: Keys;
  /** They sign the tokens of subscriptions. */
  subscriptionKeys: Keys;
}
