import { msg } from '@lingui/core/macro';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { type PrivateHeadModel, toPrivateHead } from '../shared/page/private-head';
import { accountNotice, type AccountNoticeModel } from './account-notices';
import type { AccountNotice, AccountPageState } from './account-page-state';
import { type AccountWay, toAccountWays } from './account-ways';

export interface AccountPageModel {
  head: PrivateHeadModel;
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** What just happened; above the form. */
  notice?: AccountNoticeModel | undefined;
  /** What the visitor does next, in order, in place of a form. */
  steps: string[];
  /** What an account is good for; beside the forms that lead to one. */
  benefits: string[];
  /** The other pages of accounts, where the form does not link to them. */
  ways: AccountWay[];
  /** For the links of the forms. */
  hrefs: Record<'login' | 'register' | 'forgotPassword' | 'privacy', string>;
}

export interface AccountPageData {
  state: AccountPageState;
  notice?: AccountNotice | undefined;
  /** The path to continue with after signing in. */
  next?: string | undefined;
  /** The new address that the link of the page confirms. */
  email?: string | undefined;
}

/** A page with one form of accounts, or with what follows it. */
export function toAccountPageModel(
  { state, notice, next, email = '' }: AccountPageData,
  context: ModelContext,
): AccountPageModel {
  const { i18n, hrefs, locale } = context;
  const { title, lead } = wordsOf(state, email, context);
  return {
    head: toPrivateHead(title, context, { hasSecretUrl: secretStates.includes(state) }),
    crumbs: [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }],
    title,
    lead,
    notice: notice && accountNotice(notice, context),
    steps: stepsOf(state, context),
    benefits: state === 'register' || state === 'login' ? benefits.map((benefit) => i18n._(benefit)) : [],
    ways: toAccountWays(state, next, context),
    hrefs: {
      login: hrefs.account(locale, 'login', { next }),
      register: hrefs.account(locale, 'register', { next }),
      forgotPassword: hrefs.account(locale, 'forgot-password', { next }),
      privacy: hrefs.policy(locale, 'privacy-notice'),
    },
  };
}

/** States whose URL has a token. */
const secretStates: readonly AccountPageState[] = [
  'confirm-register',
  'confirm-register-gone',
  'set-password',
  'set-password-gone',
  'confirm-new-email',
  'confirm-current-email',
  'confirm-email-gone',
];

function wordsOf(
  state: AccountPageState,
  email: string,
  { i18n }: ModelContext,
): { title: string; lead: string } {
  switch (state) {
    case 'login':
      return {
        title: i18n._(msg`Sign in`),
        lead: i18n._(msg`See your cases, your saved stations and your details.`),
      };
    case 'register':
      return {
        title: i18n._(msg`Create an account`),
        lead: i18n._(
          msg`You need only a name, an e-mail address and a password. You can plan journeys and contact us without an account.`,
        ),
      };
    case 'register-sent':
      return {
        title: i18n._(msg`Check your e-mail`),
        lead: i18n._(msg`If this address can have an account, an e-mail with a link is on its way.`),
      };
    case 'forgot-password':
      return {
        title: i18n._(msg`Forgot your password?`),
        lead: i18n._(msg`Enter your e-mail address. We will send you a link to set a new password.`),
      };
    case 'forgot-password-sent':
      return {
        title: i18n._(msg`Check your e-mail`),
        lead: i18n._(msg`If this address has an account, an e-mail with a link is on its way.`),
      };
    case 'set-password':
      return {
        title: i18n._(msg`Set a new password`),
        lead: i18n._(msg`This signs you out on all devices. Then sign in with the new password.`),
      };
    case 'confirm-register':
      return {
        title: i18n._(msg`Confirm your e-mail address`),
        lead: i18n._(
          msg`One more step: press the button, and your account is ready. If you did not ask for an account, close this page.`,
        ),
      };
    case 'confirm-new-email':
      return {
        title: i18n._(msg`Confirm your new e-mail address`),
        lead: i18n._(
          msg`Press the button to use ${email} for your account. If you did not ask for this, close this page.`,
        ),
      };
    case 'confirm-current-email':
      return {
        title: i18n._(msg`Confirm the change of your e-mail address`),
        lead: i18n._(msg`Your account will use ${email}. If you did not ask for this, stop the change.`),
      };
    case 'email-half-confirmed':
      return {
        title: i18n._(msg`One more e-mail to open`),
        lead: i18n._(
          msg`You have confirmed the change from this address. Now use the link that we sent to the other one: your account changes after that.`,
        ),
      };
    case 'email-changed':
      return {
        title: i18n._(msg`Your e-mail address has been changed`),
        lead: i18n._(msg`From now on, sign in with the new address. Your password is the same.`),
      };
    case 'email-change-stopped':
      return {
        title: i18n._(msg`The change has been stopped`),
        lead: i18n._(msg`Your account keeps its e-mail address, and both links no longer work.`),
      };
    case 'confirm-register-gone':
    case 'confirm-email-gone':
    case 'set-password-gone':
      return {
        title: i18n._(msg`This link no longer works`),
        lead: i18n._(
          msg`A link works once and for a limited time. This one has expired or was already used.`,
        ),
      };
  }
}

function stepsOf(state: AccountPageState, { i18n }: ModelContext): string[] {
  if (state !== 'register-sent' && state !== 'forgot-password-sent') return [];
  return [
    i18n._(msg`Open the e-mail. It can take a few minutes to arrive.`),
    state === 'register-sent'
      ? i18n._(msg`Follow the link, and confirm your address on the page that opens.`)
      : i18n._(msg`Follow the link, and set a new password on the page that opens.`),
    i18n._(
      msg`If no e-mail arrives, look in your spam folder, and check that you typed the address correctly.`,
    ),
  ];
}

const benefits = [
  msg`Follow your complaints, questions and lost items without typing the reference.`,
  msg`Your saved stations come first wherever you choose a station.`,
  msg`You can download or delete your data at any time.`,
];
