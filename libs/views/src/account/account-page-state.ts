/** What a page of accounts shows: a form, what follows it, or why it cannot be shown. */
export const accountPageStates = [
  'login',
  'register',
  'register-sent',
  'forgot-password',
  'forgot-password-sent',
  'set-password',
  'set-password-gone',
  'confirm-register',
  'confirm-register-gone',
  'confirm-new-email',
  'confirm-current-email',
  'confirm-email-gone',
  'email-half-confirmed',
  'email-changed',
  'email-change-stopped',
] as const;
export type AccountPageState = (typeof accountPageStates)[number];

/** What just happened, as the query of a page of accounts names it. */
export const accountNotices = ['sign-in-first', 'password-set', 'signed-out', 'removed'] as const;
export type AccountNotice = (typeof accountNotices)[number];
