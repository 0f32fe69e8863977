import {
  account,
  caseKinds,
  caseReference,
  emailAddress,
  locales,
  moment,
  mostSavedStations,
  passwordLength,
  personName,
  stationCode,
  subscription,
  telephone,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound, tooMany } from './parameters';
import { procedure } from './procedure';
import { ownSubscription } from './subscriptions';

const password = z.string().min(passwordLength.minimum).max(passwordLength.maximum);
const token = z.string().min(16).max(500).describe('The token of the mail. It works once.');
const lang = z.enum(locales).describe('Language of the mail to an address without an account.');
const next = z
  .string()
  .max(2000)
  .startsWith('/')
  .optional()
  .describe('Path and query of the page to continue with. The site opens none but its own.');
const accepted = z
  .object({ accepted: z.literal(true) })
  .describe('Says nothing about whether the address has an account.');

/** What a person fills in, by form. */
export const accountFields = {
  register: z.strictObject({ name: personName, email: emailAddress, password }),
  login: z.strictObject({ email: emailAddress, password: z.string().min(1).max(passwordLength.maximum) }),
  'forgot-password': z.strictObject({ email: emailAddress }),
  'set-password': z.strictObject({ password }),
  profile: z.strictObject({
    name: personName,
    telephone: telephone.optional(),
    locale: z.enum(locales),
    savedStations: z.array(stationCode).max(mostSavedStations).default([]),
  }),
  'change-password': z.strictObject({
    currentPassword: z.string().min(1).max(passwordLength.maximum),
    password,
  }),
  'change-email': z.strictObject({
    email: emailAddress,
    currentPassword: z.string().min(1).max(passwordLength.maximum),
  }),
  'delete-account': z.strictObject({ password: z.string().min(1).max(passwordLength.maximum) }),
};

const verification = z.string().max(4000).optional().describe('See `POST /cases/{kind}`.');
const homepage = z.string().max(200).optional().describe('Leave it empty: only programs fill it in.');
const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) =>
  ({ method, path, summary, tags: ['Accounts'] }) as const;
const signedOut = { UNAUTHORIZED: { status: 401, message: 'Sign in first.' } };
const wrongPassword = { FORBIDDEN: { status: 403, message: 'The password is wrong.' } };
const goneToken = notFound('The link has expired or was used.');

/** Accounts. A session travels in a cookie that scripts cannot read. */
export const accountsContract = {
  register: procedure({ public: false })
    .route(route('POST', '/accounts/register', 'Register; an e-mail has the link that confirms'))
    .errors({ ...invalid, ...tooMany })
    .input(accountFields.register.extend({ lang, next, verification, homepage }))
    .output(accepted),
  confirm: procedure({ public: false })
    .route(route('POST', '/accounts/confirm', 'Confirm a registration, and sign in'))
    .errors({ ...goneToken, ...invalid, ...tooMany })
    .input(z.object({ token }))
    .output(account.extend({ next })),
  login: procedure({ public: false })
    .route(route('POST', '/accounts/login', 'Sign in'))
    .errors({
      UNAUTHORIZED: { status: 401, message: 'E-mail address or password is wrong.' },
      ...invalid,
      ...tooMany,
    })
    .input(accountFields.login)
    .output(account),
  logout: procedure({ public: false })
    .route(route('POST', '/accounts/logout', 'Sign out'))
    .output(z.object({ signedOut: z.literal(true) })),
  forgotPassword: procedure({ public: false })
    .route(route('POST', '/accounts/forgot-password', 'Ask for an e-mail with a link to set a new password'))
    .errors({ ...invalid, ...tooMany })
    .input(accountFields['forgot-password'].extend({ lang, next, verification, homepage }))
    .output(accepted),
  setPassword: procedure({ public: false })
    .route(route('POST', '/accounts/set-password', 'Set a new password; ends every session'))
    .errors({ ...goneToken, ...invalid, ...tooMany })
    .input(accountFields['set-password'].extend({ token }))
    .output(z.object({ changed: z.literal(true), next })),
  readToken: procedure({ public: false })
    // by POST: no URL of the API has a token
    .route(
      route('POST', '/accounts/token', 'What the link of a mail is for, if it still works; uses nothing up'),
    )
    .errors({ ...goneToken, ...invalid })
    .input(z.object({ token }))
    .output(
      z.strictObject({
        purpose: z.enum(['confirm', 'password', 'new-email', 'current-email']),
        email: emailAddress.optional().describe('The new e-mail address that the link confirms.'),
      }),
    ),
  confirmEmail: procedure({ public: false })
    .route({
      ...route('POST', '/accounts/email', 'Confirm a new e-mail address at the new or the current one'),
      description:
        'The address changes once both are confirmed. That ends every other session, and every other link.',
    })
    .errors({ ...goneToken, ...invalid, ...tooMany })
    .input(z.object({ token }))
    .output(z.object({ changed: z.boolean().describe('False until the other address is confirmed too.') })),
  stopEmailChange: procedure({ public: false })
    .route(route('DELETE', '/accounts/email', 'Stop a change of the e-mail address, from the current one'))
    .errors({ ...goneToken, ...invalid, ...tooMany })
    .input(z.object({ token }))
    .output(z.object({ stopped: z.literal(true) })),
};

const session = z.strictObject({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment,
  device: z.string().describe('Browser and system, from the user agent.'),
});

const ownCaseRow = z.strictObject({
  reference: caseReference,
  kind: z.enum(caseKinds),
  status: z.string(),
  receivedAt: moment,
  updatedAt: moment,
});

/** A profile by field, each as it is to be or as it was. */
const profileFields = accountFields.profile.partial().extend({
  telephone: telephone.nullable().optional().describe('Null for none.'),
  // without the form's default, which would remove the stations that a caller does not mention
  savedStations: z.array(stationCode).max(mostSavedStations).optional(),
});

/** The signed-in account. */
export const meContract = {
  get: procedure({ public: false })
    .route(route('GET', '/me', 'The signed-in account'))
    .errors(signedOut)
    .output(account),
  update: procedure({ public: false })
    .route(route('PATCH', '/me', 'Change name, telephone, language and saved stations'))
    .errors({
      ...signedOut,
      ...invalid,
      CONFLICT: {
        status: 409,
        message: 'These fields have other values than the caller saw. Nothing was changed.',
        data: z.object({
          fields: z.array(
            z.object({ field: z.enum(['name', 'telephone', 'locale']), stored: z.string().nullable() }),
          ),
        }),
      },
    })
    .input(
      profileFields.extend({
        was: profileFields
          .optional()
          .describe(
            'The values that the caller saw. A field that somebody else changed since then is not overwritten, and of the saved stations only those are added and removed that the caller added and removed.',
          ),
      }),
    )
    .output(account),
  changePassword: procedure({ public: false })
    .route(route('POST', '/me/password', 'Change the password; ends every other session'))
    .errors({ ...signedOut, ...wrongPassword, ...invalid, ...tooMany })
    .input(accountFields['change-password'])
    .output(z.object({ changed: z.literal(true) })),
  changeEmail: procedure({ public: false })
    .route({
      ...route('POST', '/me/email', 'Ask for another e-mail address; the new and the current one confirm it'),
      description:
        'A later request replaces an earlier one. An address that has an account gets a mail that says so.',
    })
    .errors({ ...signedOut, ...wrongPassword, ...invalid, ...tooMany })
    .input(accountFields['change-email'])
    .output(accepted),
  cases: procedure({ public: false })
    .route(route('GET', '/me/cases', 'Own cases, latest first'))
    .errors(signedOut)
    .output(z.array(ownCaseRow)),
  subscription: procedure({ public: false })
    .route(route('GET', '/me/subscription', 'The mails about disruptions to the address of the account'))
    .errors(signedOut)
    .output(ownSubscription.nullable()),
  sessions: procedure({ public: false })
    .route(route('GET', '/me/sessions', 'Sessions, latest first'))
    .errors(signedOut)
    .output(z.array(session)),
  signOutEverywhere: procedure({ public: false })
    .route(route('DELETE', '/me/sessions', 'Sign out everywhere'))
    .errors(signedOut)
    .output(z.object({ signedOut: z.literal(true) })),
  export: procedure({ public: false })
    .route(route('GET', '/me/export', 'Everything that is stored about the account'))
    .errors(signedOut)
    .output(
      z.object({
        account,
        cases: z.array(z.looseObject({ reference: caseReference })),
        sessions: z.array(session),
        subscription: subscription.nullable(),
        exportedAt: moment,
      }),
    ),
  remove: procedure({ public: false })
    .route({
      ...route('DELETE', '/me', 'Delete the account'),
      description: 'Open cases stay with the desk, without the account, until their own retention ends.',
    })
    .errors({ ...signedOut, ...wrongPassword, ...invalid, ...tooMany })
    .input(accountFields['delete-account'])
    .output(z.object({ removed: z.literal(true) })),
};
