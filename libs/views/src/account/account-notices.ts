import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import type { AccountNotice } from './account-page-state';

export interface AccountNoticeModel {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text?: string | undefined;
}

/** What just happened, above the form. */
export function accountNotice(notice: AccountNotice, { i18n }: ModelContext): AccountNoticeModel {
  switch (notice) {
    case 'sign-in-first':
      return {
        tone: 'info',
        title: i18n._(msg`Sign in to continue`),
        text: i18n._(msg`After that, the page you wanted opens.`),
      };
    case 'password-set':
      return {
        tone: 'success',
        title: i18n._(msg`Your new password has been set`),
        text: i18n._(msg`Sign in with it now.`),
      };
    case 'signed-out':
      return { tone: 'success', title: i18n._(msg`You are signed out on all devices`) };
    case 'removed':
      return {
        tone: 'success',
        title: i18n._(msg`Your account has been deleted`),
        text: i18n._(msg`You can still follow your cases with the reference and your e-mail address.`),
      };
  }
}
