const token = 'Zk3v0pXq8yB7rN1sT5uW9aCd2EfGh4Jk';

/** The token of a subscription's mails. */
export const subscriptionToken = '2c8e5b1a-7d4f-4a63-8c0e-9b1d2f3a4b5c.Zk3v0pXq8yB7rN1sT5uW9aCd2EfGh4Jk';

const wish = {
  lines: ['blue.0', 'purple'],
  stations: ['BL13'],
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '06:30',
  until: '09:30',
  severity: 'WARNING',
};

export const subscriptionExample = { ...wish, locale: 'en' };

/** Examples of subscriptions. */
export const subscriptionExamples = {
  subscriptions: {
    subscribe: { input: { ...wish, email: 'malee@example.org', lang: 'en' }, output: { accepted: true } },
    readRequest: { input: { token }, output: subscriptionExample },
    confirm: { input: { token }, output: { token: subscriptionToken, subscription: subscriptionExample } },
    read: { input: { token: subscriptionToken }, output: subscriptionExample },
    change: { input: { token: subscriptionToken, ...subscriptionExample }, output: subscriptionExample },
    unsubscribe: { input: { token: subscriptionToken }, output: { ended: true } },
  },
};
