import { isError } from '@raang/api-client';
import { href } from '../../../addresses/href';
import { findByName, type FormOutcome, type FormVisit, handle, type PageForm } from '../page-form';
import { addSignedInHint } from '../signed-in-cookie';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import { detailsForm } from './details-form';

const passwordForm: PageForm<FieldsOf<'change-password'>> = {
  check: checkNamedForm('change-password'),
  take: signedIn(async (fields, { client, headers, locale }) => {
    try {
      await client.me.changePassword(fields);
    } catch (error) {
      if (!isError(error, 'FORBIDDEN')) throw error;
      return { problems: [{ field: 'currentPassword', code: 'password-wrong' }] };
    }
    addSignedInHint(headers);
    return { seeOther: `${href.account(locale, 'profile')}?done=password` };
  }),
};

const emailForm: PageForm<FieldsOf<'change-email'>> = {
  check: checkNamedForm('change-email'),
  take: signedIn(async (fields, { client, locale }) => {
    try {
      await client.me.changeEmail(fields);
    } catch (error) {
      if (!isError(error, 'FORBIDDEN')) throw error;
      return { problems: [{ field: 'currentPassword', code: 'password-wrong' }] };
    }
    return { seeOther: `${href.account(locale, 'profile')}?done=email-asked` };
  }),
};

const deletionForm: PageForm<FieldsOf<'delete-account'>> = {
  check: checkNamedForm('delete-account'),
  take: signedIn(async (fields, { client, headers, locale }) => {
    try {
      await client.me.remove(fields);
    } catch (error) {
      if (!isError(error, 'FORBIDDEN')) throw error;
      return { problems: [{ field: 'password', code: 'password-wrong' }] };
    }
    addSignedInHint(headers);
    return { seeOther: `${href.account(locale, 'login')}?notice=removed` };
  }),
};

const signOutEverywhereForm: PageForm<object> = {
  check: () => ({ fields: {} }),
  take: signedIn(async (_, { client, headers, locale }) => {
    await client.me.signOutEverywhere();
    addSignedInHint(headers);
    return { seeOther: `${href.account(locale, 'login')}?notice=signed-out` };
  }),
};

/** The forms of the profile. */
export const findProfileForm = findByName({
  details: handle({ ...detailsForm, take: signedIn(detailsForm.take) }),
  email: handle(emailForm),
  password: handle(passwordForm),
  deletion: handle(deletionForm),
  'sign-out-everywhere': handle(signOutEverywhereForm),
});

/**
 * A visitor whose session has ended signs in and comes back. The enhanced form keeps what was typed; without JavaScript
 * the page cannot show it, since it is the account's.
 */
function signedIn<Fields>(take: PageForm<Fields>['take']): PageForm<Fields>['take'] {
  return async (fields: Fields, visit: FormVisit): Promise<FormOutcome> => {
    try {
      return await take(fields, visit);
    } catch (error) {
      if (!isError(error, 'UNAUTHORIZED')) throw error;
      const next = href.account(visit.locale, 'profile');
      return { problems: [], status: 401, elsewhere: href.account(visit.locale, 'login', { next }) };
    }
  };
}
