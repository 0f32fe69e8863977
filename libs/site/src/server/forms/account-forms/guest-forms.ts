import { isError } from '@raang/api-client';
import { href } from '../../../addresses/href';
import { nextPath } from '../../../addresses/next-path';
import type { FormVisit, PageForm } from '../page-form';
import { addSignedInHint } from '../signed-in-cookie';
import { checkNamedForm, type FieldsOf } from '../check-named-form';

/** Signs in. The response does not tell whether the address or the password was wrong. */
export const loginForm: PageForm<FieldsOf<'login'>> = {
  check: checkNamedForm('login'),
  take: async (fields, { client, headers, locale, request }) => {
    try {
      await client.accounts.login(fields);
    } catch (error) {
      if (!isError(error, 'UNAUTHORIZED')) throw error;
      return { problems: [{ field: 'password', code: 'password-wrong' }] };
    }
    addSignedInHint(headers);
    return { seeOther: nextOf(request) ?? href.account(locale, 'profile') };
  },
};

/** Sends a mail that confirms the address. The response is the same for an address that has an account. */
export const registerForm: PageForm<FieldsOf<'register'>> = {
  check: checkNamedForm('register'),
  take: async (fields, visit) => {
    await visit.client.accounts.register({ ...fields, ...sentBeside(visit) });
    const next = nextOf(visit.request);
    return { seeOther: href.account(visit.locale, 'register', { sent: 'yes', next }) };
  },
};

/** Sends a mail to set a new password. The response is the same for an address without an account. */
export const forgotPasswordForm: PageForm<FieldsOf<'forgot-password'>> = {
  check: checkNamedForm('forgot-password'),
  take: async (fields, visit) => {
    await visit.client.accounts.forgotPassword({ ...fields, ...sentBeside(visit) });
    const next = nextOf(visit.request);
    return { seeOther: href.account(visit.locale, 'forgot-password', { sent: 'yes', next }) };
  },
};

/** What these forms send beside what people fill in. */
function sentBeside({ form, locale, request }: FormVisit) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    lang: locale,
    next: nextOf(request),
    verification: text('verification'),
    homepage: text('homepage'),
  };
}

/** Where the visitor wants to go after signing in. */
const nextOf = ({ url }: Request) => nextPath(new URL(url).searchParams.get('next'));
