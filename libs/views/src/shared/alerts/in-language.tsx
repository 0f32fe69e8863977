/** A text, marked if it is in another language than the page. */
export function InLanguage({ lang, children }: { lang: string | undefined; children: string }) {
  return lang ? <span lang={lang}>{children}</span> : <>{children}</>;
}
