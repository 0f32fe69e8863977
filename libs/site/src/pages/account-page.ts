import { type FieldRules } from '@raang/forms';
import { type FormName, formRules } from '@raang/forms/rules';
import type { Locale } from '@raang/domain/locale';
import {
  type AccountPageData,
  type AccountPageModel,
  type AccountPageState,
  accountNotices,
  toAccountPageModel,
} from '@raang/views';
import { redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { authority } from 'raang:authority';
import { href } from '../addresses/href';
import { nextPath } from '../addresses/next-path';
import type { TokenPage } from '../addresses/page-functions';
import { isGoneToken } from '../server/forms/gone-token';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';
import { ownAccount } from './own-account';

/** A page of accounts, and the rules of its form. */
export interface AccountPageResult {
  state: AccountPageState;
  model: AccountPageModel;
  rules: FieldRules;
  today: string;
  /** For who cannot pass the human verification. */
  telephone: string;
}

/** Loads a page of accounts. Members are sent on to where they want to go from the pages that are for guests. */
export const loadAccountPage = createServerFn({ method: 'GET' })
  .validator(inputOf('loadAccountPage'))
  .handler(async ({ data: { locale, state, ...data } }): Promise<AccountPageResult> => {
    const next = nextPath(data.next);
    if (!state.startsWith('email-') && (await ownAccount(await requestClient())))
      throw redirect({ href: next ?? href.account(locale, 'profile'), statusCode: 303 });
    const notice = accountNotices.find((known) => known === data.notice) ?? (next && 'sign-in-first');
    return toResult({ state, next, notice: state === 'login' && notice ? notice : undefined }, locale);
  });

/**
 * Loads the page of a mail's link, for guests and members. It says whether the link still works before anything is typed,
 * and uses nothing up: scanners of mails open links.
 */
export const loadTokenPage = createServerFn({ method: 'GET' })
  .validator(inputOf('loadTokenPage'))
  .handler(async ({ data: { locale, page, token } }): Promise<AccountPageResult> => {
    const { purpose, email } = await readToken(token);
    const state = purpose && stateOf[purpose];
    const isOfPage = purpose && pageOf[purpose] === page;
    // scripts and styles are requested before a browser reads the meta element
    setResponseHeader('referrer-policy', 'no-referrer');
    return toResult({ state: isOfPage && state ? state : `${page}-gone`, email }, locale);
  });

type Purpose = Awaited<ReturnType<Client['accounts']['readToken']>>['purpose'];

const stateOf: Record<Purpose, AccountPageState> = {
  confirm: 'confirm-register',
  password: 'set-password',
  'new-email': 'confirm-new-email',
  'current-email': 'confirm-current-email',
};

const pageOf: Record<Purpose, TokenPage> = {
  confirm: 'confirm-register',
  password: 'set-password',
  'new-email': 'confirm-email',
  'current-email': 'confirm-email',
};

/** What a token is for; nothing if it is unknown, expired or used. */
async function readToken(token: string): Promise<{ purpose?: Purpose; email?: string | undefined }> {
  try {
    return await (await requestClient()).accounts.readToken({ token });
  } catch (error) {
    if (isGoneToken(error)) return {};
    throw error;
  }
}

async function toResult(data: AccountPageData, locale: Locale): Promise<AccountPageResult> {
  const context = await createModelContext(locale);
  return {
    state: data.state,
    model: toAccountPageModel(data, context),
    rules: formRules(formOf[data.state] ?? 'login'),
    today: context.today,
    telephone: authority.telephone,
  };
}

/** The form of a state. */
const formOf: Partial<Record<AccountPageState, FormName>> = {
  login: 'login',
  register: 'register',
  'forgot-password': 'forgot-password',
  'set-password': 'set-password',
};
