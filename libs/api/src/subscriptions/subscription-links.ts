import type { Locale } from '@raang/domain';

/** What a mail depends on. */
export interface MailTarget {
  locale: Locale;
  /** The site's public origin. */
  publicUrl: string;
}

/** Where mails lead. `unsubscribe` takes the one-click post of mail programs. */
export const links = {
  confirmation: (token: string, { locale, publicUrl }: MailTarget) =>
    `${publicUrl}/${locale}/confirm-subscription/${token}`,
  subscription: (token: string, { locale, publicUrl }: MailTarget) =>
    `${publicUrl}/${locale}/subscription/${token}`,
  unsubscribe: (token: string, { locale, publicUrl }: MailTarget) =>
    `${publicUrl}/${locale}/unsubscribe/${token}`,
  status: ({ locale, publicUrl }: MailTarget) => `${publicUrl}/${locale}/service-status`,
};
