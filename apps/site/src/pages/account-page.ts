import { type FieldRules } from '@raang/forms';
import { type FormName, formRules } from '@raang/forms/rules';
import {
  type AccountPageModel,
  type AccountPageState,
  accountNotices,
  toAccountPageModel,
} from '@raang/views';
import { redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { authority } from '../../authority/authority';
import { href } from '../addresses/href';
import { nextPath } from '../addresses/next-path';
import { createModelContext } from '../server/model-context';
import { requestClient } from '../server/request-client';
import { inputOf } from './page-input';
import { ownAccount } from './own-account';

/** A page of accounts, and the rules of its form. */
export interface AccountPageResult {
  model: AccountPageModel;
  rules: FieldRules;
  today: string;
  /** For who cannot pass the human verification. */
  telephone: string;
}

/** Loads a page of accounts. Members are sent on to where they want to go: these pages are for guests. */
export const loadAccountPage = createServerFn({ method: 'GET' })
  .validator(inputOf('loadAccountPage'))
  .handler(async ({ data: { locale, state, ...data } }): Promise<AccountPageResult> => {
    const next = nextPath(data.next);
    const isForGuests = !state.startsWith('confirm-register');
    if (isForGuests && (await ownAccount(await requestClient())))
      throw redirect({ href: next ?? href.account(locale, 'profile'), statusCode: 303 });
    const context = await createModelContext(locale);
    const notice = accountNotices.find((known) => known === data.notice) ?? (next && 'sign-in-first');
    const model = toAccountPageModel(
      { state, next, notice: state === 'login' && notice ? notice : undefined },
      context,
    );
    // scripts and styles are requested before a browser reads the meta element
    if (model.head.hasSecretUrl) setResponseHeader('referrer-policy', 'no-referrer');
    return {
      model,
      rules: formRules(formOf[state] ?? 'login'),
      today: context.today,
      telephone: authority.telephone,
    };
  });

/** The form of a state. */
const formOf: Partial<Record<AccountPageState, FormName>> = {
  login: 'login',
  register: 'register',
  'forgot-password': 'forgot-password',
  'set-password': 'set-password',
};
