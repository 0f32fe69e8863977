import { subscriptionExample, subscriptionToken } from './subscription-examples';

const email = 'malee@example.org';
const newEmail = 'malee.j@example.com';
const password = 'a wooden handle';
const token = 'Zk3v0pXq8yB7rN1sT5uW9aCd2EfGh4Jk';

export const malee = {
  id: '2c8e5b1a-7d4f-4a63-8c0e-9b1d2f3a4b5c',
  email,
  name: 'Malee Jaidee',
  locale: 'en',
  state: 'confirmed',
  savedStations: ['BL13'],
};
const session = {
  id: '1',
  isCurrent: true,
  createdAt: '2026-11-20T08:00:00+07:00',
  lastUsedAt: '2026-11-20T12:00:00+07:00',
  device: 'Firefox, Android',
};
const ownCase = {
  reference: 'L-7K3M-9PW4',
  kind: 'lost-report',
  status: 'searching',
  receivedAt: '2026-11-20T12:00:00+07:00',
  updatedAt: '2026-11-20T12:00:00+07:00',
};

/** Examples of accounts. */
export const accountExamples = {
  accounts: {
    register: {
      input: { name: malee.name, email, password, lang: 'en' },
      output: { accepted: true },
    },
    confirm: { input: { token }, output: malee },
    login: { input: { email, password }, output: malee },
    logout: { input: {}, output: { signedOut: true } },
    forgotPassword: { input: { email, lang: 'en' }, output: { accepted: true } },
    setPassword: { input: { token, password }, output: { changed: true } },
    readToken: { input: { token }, output: { purpose: 'current-email', email: newEmail } },
    confirmEmail: { input: { token }, output: { changed: false } },
    stopEmailChange: { input: { token }, output: { stopped: true } },
  },
  me: {
    get: { input: {}, output: malee },
    update: { input: { name: malee.name, savedStations: ['BL13'] }, output: malee },
    changePassword: {
      input: { currentPassword: password, password: 'an oaken handle' },
      output: { changed: true },
    },
    changeEmail: { input: { email: newEmail, currentPassword: password }, output: { accepted: true } },
    cases: { input: {}, output: [ownCase] },
    subscription: { input: {}, output: { token: subscriptionToken, subscription: subscriptionExample } },
    sessions: { input: {}, output: [session] },
    signOutEverywhere: { input: {}, output: { signedOut: true } },
    export: {
      input: {},
      output: {
        account: malee,
        cases: [ownCase],
        sessions: [session],
        subscription: subscriptionExample,
        exportedAt: '2026-11-20T12:00:00+07:00',
      },
    },
    remove: { input: { password }, output: { removed: true } },
  },
};
