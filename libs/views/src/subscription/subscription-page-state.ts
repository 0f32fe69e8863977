/** What a page of subscriptions shows: a form, what follows it, or why it cannot be shown. */
export const subscriptionPageStates = [
  'subscribe',
  'subscribe-sent',
  'confirm-subscription',
  'confirm-subscription-gone',
  'subscription',
  'subscription-gone',
] as const;
export type SubscriptionPageState = (typeof subscriptionPageStates)[number];

/** What just happened, as the query of a page names it. */
export const subscriptionNotices = ['confirmed', 'saved', 'ended'] as const;
export type SubscriptionNotice = (typeof subscriptionNotices)[number];
