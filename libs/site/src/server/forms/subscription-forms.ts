import { href } from '../../addresses/href';
import { checkNamedForm, type FieldsOf } from './check-named-form';
import { findByName, handle, type PageForm } from './page-form';
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
