import { href } from '../../../addresses/href';
import { nextPath } from '../../../addresses/next-path';
import { findByName, handle, type PageForm } from '../page-form';
import { addSignedInHint } from '../signed-in-cookie';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import { unlessGone } from '../unless-gone';

/** Confirms a registration, and signs in. */
export const confirmForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: unlessGone(async (_, { client, headers, locale, params }) => {
    const { next } = await client.accounts.confirm({ token: params['token'] ?? '' });
    addSignedInHint(headers);
    return { seeOther: nextPath(next) ?? `${href.account(locale, 'profile')}?done=welcome` };
  }),
};

/** Sets a new password. Every session has ended then, so the person signs in with it. */
export const setPasswordForm: PageForm<FieldsOf<'set-password'>> = {
  check: checkNamedForm('set-password'),
  take: unlessGone(async (fields, { client, locale, params }) => {
    const set = await client.accounts.setPassword({ ...fields, token: params['token'] ?? '' });
    const next = nextPath(set.next);
    return { seeOther: href.account(locale, 'login', { notice: 'password-set', next }) };
  }),
};

const confirmEmailForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: unlessGone(async (_, { client, locale, params }) => {
    const { changed } = await client.accounts.confirmEmail({ token: params['token'] ?? '' });
    return { seeOther: `/${locale}/confirm-email?done=${changed ? 'changed' : 'half'}` };
  }),
};

const stopEmailForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: unlessGone(async (_, { client, locale, params }) => {
    await client.accounts.stopEmailChange({ token: params['token'] ?? '' });
    return { seeOther: `/${locale}/confirm-email?done=stopped` };
  }),
};

/** The buttons for another e-mail address: the new mailbox confirms it, the current one can also stop it. */
export const findEmailForm = findByName({ confirm: handle(confirmEmailForm), stop: handle(stopEmailForm) });
