import { defaultLocale, isLocale, type Locale } from '@raang/domain/locale';
import { localeOfPath } from '../addresses/locale-of-path';
import { localeOfCookie } from '../device/locale-cookie';

/** The visitor's language if the path has none: cookie, then Accept-Language, then Thai. */
export function negotiateLocale(headers: Headers): Locale {
  return (
    localeOfCookie(headers.get('cookie')) ??
    localeOfAcceptLanguage(headers.get('accept-language')) ??
    defaultLocale
  );
}

/** The best of our locales for an Accept-Language header (RFC 9110 §12.5.4); undefined if it accepts none of them. */
export function localeOfAcceptLanguage(header: string | null): Locale | undefined {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return {
        language: range.toLowerCase().split('-')[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return preferences.map(({ language }) => language).find(isLocale);
}

/** The language of a request's page: the path's, else the visitor's. */
export function localeOfRequest(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname) ?? negotiateLocale(request.headers);
}
