import { emailAddress, locales, subscription } from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound, tooMany } from './parameters';
import { procedure } from './procedure';

const token = z.string().min(16).max(500);
const confirmation = token.describe('The token of the confirmation mail. It works once, for 24 hours.');
const key = token.describe(
  'The token of every mail of the subscription. It works until the subscription ends.',
);
const wish = subscription.omit({ locale: true });

/** What a person fills in, by form. */
export const subscriptionFields = {
  subscribe: z.strictObject({ ...wish.shape, email: emailAddress }),
  subscription,
};

const route = (method: 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  ({ method, path, summary, tags: ['Subscriptions'] }) as const;
const goneToken = notFound('The link has expired or was used, or the subscription has ended.');
const errors = { ...goneToken, ...invalid, ...tooMany };

/** A subscription, and the token that opens it. */
export const ownSubscription = z.strictObject({ token: key, subscription });

/** Mails about disruptions. By POST, PUT and DELETE only: no URL of the API has a token. */
export const subscriptionsContract = {
  subscribe: procedure({ public: false })
    .route({
      ...route(
        'POST',
        '/subscriptions',
        'Ask for mails about disruptions; an e-mail has the link that confirms',
      ),
      description:
        'An address has one subscription: a confirmed one replaces the one before. An address gets at most one confirmation mail an hour, and the response is always the same.',
    })
    .errors({ ...invalid, ...tooMany })
    .input(
      subscriptionFields.subscribe.extend({
        lang: z.enum(locales).describe('Language of the mails.'),
        verification: z.string().max(4000).optional().describe('See `POST /cases/{kind}`.'),
        homepage: z.string().max(200).optional().describe('Leave it empty: only programs fill it in.'),
      }),
    )
    .output(z.object({ accepted: z.literal(true) })),
  readRequest: procedure({ public: false })
    .route(route('POST', '/subscriptions/request', 'What a confirmation mail asks for; uses nothing up'))
    .errors({ ...goneToken, ...invalid })
    .input(z.object({ token: confirmation }))
    .output(subscription),
  confirm: procedure({ public: false })
    .route(route('POST', '/subscriptions/confirmation', 'Confirm a subscription'))
    .errors(errors)
    .input(z.object({ token: confirmation }))
    .output(ownSubscription),
  read: procedure({ public: false })
    .route(route('POST', '/subscriptions/token', 'A subscription'))
    .errors({ ...goneToken, ...invalid })
    .input(z.object({ token: key }))
    .output(subscription),
  change: procedure({ public: false })
    .route(route('PUT', '/subscriptions', 'Change a subscription'))
    .errors(errors)
    .input(subscriptionFields.subscription.extend({ token: key }))
    .output(subscription),
  unsubscribe: procedure({ public: false })
    .route({
      ...route('DELETE', '/subscriptions', 'End a subscription; everything stored about it is deleted'),
      description: 'Also succeeds when it has ended before: mail programs repeat a request.',
    })
    .errors(invalid)
    .input(z.object({ token: key }))
    .output(z.object({ ended: z.literal(true) })),
};
