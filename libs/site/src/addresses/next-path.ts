/** Long enough for every page with its query. */
const maximumLength = 2000;

/** Only for parsing: no page of the site has this host. */
const base = 'https://site.invalid';

/**
 * Path, query and fragment of a page of this site, where a visitor wanted to go before signing in. Undefined for everything that
 * a browser could take for another site or a script, and for whatever is not a page.
 * @param text value of the parameter `next`
 */
export function nextPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > maximumLength) return undefined;
  // browsers drop tabs and line breaks within a URL, and read a backslash as a slash
  if (!text.startsWith('/') || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  // `/./` and the like can leave a path that begins with two slashes
  if (origin !== base || !/^\/(th|en)(\/|$)/.test(pathname)) return undefined;
  return pathname + search + hash;
}
