import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { postMail } from '../mail/post-mail';
import { useProof } from '../verification/use-proof';
import { checkWish } from './check-wish';
import { confirmationMail } from './confirmation.mail';
import { limitSubscriptions, mayConfirm } from './subscription-limits';
import { createConfirmation, digestOf, readToken, tokenOf } from './subscription-tokens';
import type { SubscriptionsContext } from './subscriptions.context';
import {
  changeSubscription,
  confirmRequest,
  deleteSubscription,
  findRequest,
  findSubscription,
  insertRequest,
  toSubscription,
} from './subscriptions.store';

/** How long the link of a confirmation mail works. */
const confirmationMilliseconds = 24 * 60 * 60 * 1000;

const subscriptions = implement(contract.subscriptions).$context<SubscriptionsContext>();

export const subscriptionsProcedures = subscriptions.router({
  subscribe: subscriptions.subscribe.handler(async ({ context, input }) => {
    const { db, now, publicUrl } = context;
    const { email, lang: locale, verification, homepage, ...wish } = input;
    await limitSubscriptions(context, verification ? 'requestVerified' : 'requestUnverified');
    await checkWish(wish, context);
    // a program filled in the hidden field
    if (homepage) return { accepted: true };
    // before the address is counted: a person whose proof is refused tries again
    await useProof(db, context, verification);
    if (!(await mayConfirm(context, email))) return { accepted: true };
    await db.transaction(async (tx) => {
      const token = createConfirmation();
      const expiresAt = new Date(now().getTime() + confirmationMilliseconds);
      await insertRequest(tx, { digest: digestOf(token), email, wish: { ...wish, locale }, expiresAt });
      const content = confirmationMail({ token }, { locale, publicUrl });
      await postMail(tx, { dedupeKey: `subscription:${token}`, to: email, locale, content });
    });
    return { accepted: true };
  }),

  // reads by a key, without a limit of their own: nobody guesses 256 bits
  readRequest: subscriptions.readRequest.handler(async ({ context: { db, now }, input, errors }) => {
    const wish = await findRequest(db, digestOf(input.token), now());
    if (!wish) throw errors.NOT_FOUND();
    return wish;
  }),

  confirm: subscriptions.confirm.handler(async ({ context, input, errors }) => {
    const { db, now, subscriptionKeys } = context;
    await limitSubscriptions(context, 'tokenFromAddress');
    const row = await db.transaction((tx) => confirmRequest(tx, digestOf(input.token), now()));
    if (!row) throw errors.NOT_FOUND();
    return { token: tokenOf(row.id, subscriptionKeys), subscription: toSubscription(row) };
  }),

  read: subscriptions.read.handler(async ({ context: { db, subscriptionKeys }, input, errors }) => {
    const id = readToken(input.token, subscriptionKeys);
    const row = id && (await findSubscription(db, id));
    if (!row) throw errors.NOT_FOUND();
    return toSubscription(row);
  }),

  change: subscriptions.change.handler(async ({ context, input, errors }) => {
    const { db, now, subscriptionKeys } = context;
    const { token, ...wish } = input;
    await limitSubscriptions(context, 'tokenFromAddress');
    await checkWish(wish, context);
    const id = readToken(token, subscriptionKeys);
    const row = id && (await changeSubscription(db, id, wish, now()));
    if (!row) throw errors.NOT_FOUND();
    return toSubscription(row);
  }),

  unsubscribe: subscriptions.unsubscribe.handler(async ({ context, input }) => {
    const { db, now, subscriptionKeys } = context;
    const id = readToken(input.token, subscriptionKeys);
    // not counted: mail programs of many people end subscriptions from a few addresses
    if (id) await db.transaction((tx) => deleteSubscription(tx, id, now()));
    return { ended: true };
  }),
});
