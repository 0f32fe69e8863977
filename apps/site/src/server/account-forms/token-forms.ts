import { href } from '../../addresses/href';
import type { PageForm } from '../page-form';
import { addSignedInHint } from '../signed-in-hint';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import { isError } from '../is-error';

/** The token of the mail no longer works; the page says so. */
const goneToken = { problems: [{ field: 'token', code: 'invalid' }] };

/** Confirms a registration, and signs in. */
export const confirmForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: async (_, { client, headers, locale, params }) => {
    try {
      await client.accounts.confirm({ token: params['token'] ?? '' });
    } catch (error) {
      if (isGone(error)) return goneToken;
      throw error;
    }
    addSignedInHint(headers);
    return { seeOther: `${href.account(locale, 'profile')}?done=welcome` };
  },
};

/** Sets a new password. Every session has ended then, so the person signs in with it. */
export const setPasswordForm: PageForm<FieldsOf<'set-password'>> = {
  check: checkNamedForm('set-password'),
  take: async (fields, { client, locale, params }) => {
    try {
      await client.accounts.setPassword({ ...fields, token: params['token'] ?? '' });
    } catch (error) {
      if (isGone(error)) return goneToken;
      throw error;
    }
    return { seeOther: `${href.account(locale, 'login')}?notice=password-set` };
  },
};

/** Used, expired, or no token at all. A problem of the password is another one. */
function isGone(error: unknown): boolean {
  if (isError(error, 'NOT_FOUND')) return true;
  const { fields = [] } = (error as { data?: { fields?: { field: string }[] } }).data ?? {};
  return isError(error, 'BAD_REQUEST') && fields.some(({ field }) => field === 'token');
}
