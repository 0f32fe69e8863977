import type { Locale } from '@raang/domain';

/** A text, marked if it is in another language than the page. */
export function InLanguage({ lang, children }: { lang: Locale | undefined; children: string }) {
  return lang ? <span lang={lang}>{children}</span> : <>{children}</>;
}
