import { isLocale, type Locale } from '@raang/domain/locale';
import { readCookie } from './read-cookie';

export const localeCookieName = 'locale';

/** 365 days, whole site, same-site lax (specification §4 and §9). */
export const localeCookieAttributes = `Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;

/** The locale in a Cookie header. */
export function localeOfCookie(header: string | null): Locale | undefined {
  const value = readCookie(header, localeCookieName);
  return isLocale(value) ? value : undefined;
}
