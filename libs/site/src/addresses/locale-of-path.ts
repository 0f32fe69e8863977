import { isLocale, type Locale } from '@raang/domain/locale';

/** The locale prefix of a path. */
export function localeOfPath(pathname: string): Locale | undefined {
  const segment = pathname.split('/')[1];
  return isLocale(segment) ? segment : undefined;
}
