import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import type { AccountPageState } from './account-page-state';

/** A question, and the page for those who answer yes. */
export interface AccountWay {
  question: string;
  label: string;
  href: string;
}

/** The other pages of accounts, each keeping where the visitor wants to go. */
export function toAccountWays(
  state: AccountPageState,
  next: string | undefined,
  { i18n, hrefs, locale }: ModelContext,
): AccountWay[] {
  const login = {
    question: i18n._(msg`Do you have an account?`),
    label: i18n._(msg`Sign in`),
    href: hrefs.account(locale, 'login', { next }),
  };
  const register = {
    question: i18n._(msg`New here?`),
    label: i18n._(msg`Create an account`),
    href: hrefs.account(locale, 'register', { next }),
  };
  const forgot = {
    question: i18n._(msg`Forgot your password?`),
    label: i18n._(msg`Set a new password`),
    href: hrefs.account(locale, 'forgot-password', { next }),
  };
  const profile = hrefs.account(locale, 'profile');
  const again = { question: i18n._(msg`No e-mail?`), label: i18n._(msg`Enter the address again`) };
  switch (state) {
    case 'forgot-password':
      return [login, register];
    case 'register-sent':
      return [{ ...again, href: register.href }, forgot];
    case 'forgot-password-sent':
      return [{ ...again, href: forgot.href }, login];
    case 'set-password-gone':
      return [
        {
          ...forgot,
          question: i18n._(msg`Still want a new password?`),
          label: i18n._(msg`Get a new e-mail`),
        },
      ];
    case 'confirm-register-gone':
      return [
        { ...login, question: i18n._(msg`Already confirmed?`) },
        { ...register, question: i18n._(msg`Not confirmed yet?`), label: i18n._(msg`Get a new e-mail`) },
      ];
    case 'confirm-email-gone':
      return [
        {
          question: i18n._(msg`Still want another e-mail address?`),
          label: i18n._(msg`Get new e-mails`),
          href: `${profile}#email`,
        },
      ];
    case 'email-changed':
    case 'email-half-confirmed':
      return [
        {
          question: i18n._(msg`Your details, cases and devices`),
          label: i18n._(msg`Your account`),
          href: profile,
        },
      ];
    case 'email-change-stopped':
      return [
        {
          question: i18n._(msg`If somebody else asked for the change, they know your password.`),
          label: i18n._(msg`Change password`),
          href: `${profile}#password`,
        },
      ];
    // their forms have the links
    case 'login':
    case 'register':
    case 'set-password':
    case 'confirm-register':
    case 'confirm-new-email':
    case 'confirm-current-email':
      return [];
  }
}
