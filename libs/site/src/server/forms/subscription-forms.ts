import { href } from '../../addresses/href';
import type { PostedForm } from '../render/render-page';
import { getServices } from '../services/services';
import { checkNamedForm, type FieldsOf } from './check-named-form';
import { findByName, type FormCall, handle, type PageForm, type takeForm } from './page-form';
import { unlessGone } from './unless-gone';

/** Asks for mails about disruptions. The response is the same for every address. */
export const subscribeForm: PageForm<FieldsOf<'subscribe'>> = {
  check: checkNamedForm('subscribe'),
  take: async (fields, { client, form, locale }) => {
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const beside = { lang: locale, verification: text('verification'), homepage: text('homepage') };
    await client.subscriptions.subscribe({ ...fields, ...beside });
    return { seeOther: href.subscribe(locale, { done: 'sent' }) };
  },
};

/** Confirms what the link of a mail asks for. */
export const confirmSubscriptionForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: unlessGone(async (_, { client, locale, params }) => {
    const { token } = await client.subscriptions.confirm({ token: params['token'] ?? '' });
    return { seeOther: href.subscription(locale, token, { done: 'confirmed' }) };
  }),
};

const changeForm: PageForm<FieldsOf<'subscription'>> = {
  check: checkNamedForm('subscription'),
  take: unlessGone(async (fields, { client, params }) => {
    const token = params['token'] ?? '';
    const { locale } = await client.subscriptions.change({ ...fields, token });
    return { seeOther: href.subscription(locale, token, { done: 'saved' }) };
  }),
};

const unsubscribeForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: unlessGone(async (_, { client, locale, params }) => {
    await client.subscriptions.unsubscribe({ token: params['token'] ?? '' });
    return { seeOther: href.subscribe(locale, { done: 'ended' }) };
  }),
};

/** The forms of a subscription's page. */
export const findSubscriptionForm = findByName({
  change: handle(changeForm),
  unsubscribe: handle(unsubscribeForm),
});

/**
 * Ends a subscription for a mail program, which posts `List-Unsubscribe=One-Click` and follows no redirect (RFC 8058,
 * section 3.1); every other post is a form's.
 */
export function oneClickOr(take: ReturnType<typeof takeForm>) {
  return async <Next>(call: FormCall<Next>): Promise<Response | Next> => {
    const { form } = call.context as PostedForm;
    if (form.get('List-Unsubscribe') !== 'One-Click') return take(call);
    const { clientFor } = await getServices();
    await clientFor(call.request).subscriptions.unsubscribe({ token: call.params['token'] ?? '' });
    return new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  };
}
