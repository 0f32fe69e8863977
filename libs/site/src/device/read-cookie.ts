/**
 * The value of a cookie, as it was set.
 * @param cookies a Cookie header or `document.cookie`
 * @returns undefined without the cookie
 */
export function readCookie(cookies: string | null, name: string): string | undefined {
  const prefix = `${name}=`;
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}
