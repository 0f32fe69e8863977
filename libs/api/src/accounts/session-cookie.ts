/**
 * `__Host-` keeps other hosts of the domain from setting the cookie. Browsers accept the prefix only over HTTPS; on
 * `http://localhost` they accept a `Secure` cookie without it.
 */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session';
}

/** The value of the session cookie of a request: a token and its signature, both unchecked. */
export function sessionCookieOf(headers: Headers, publicUrl: string): string | undefined {
  const prefix = `${sessionCookieName(publicUrl)}=`;
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || undefined;
}

/** The token in the session cookie of a request. Its signature is not checked. */
export function sessionTokenOf(headers: Headers, publicUrl: string): string | undefined {
  const signed = sessionCookieOf(headers, publicUrl);
  return signed?.slice(0, signed.indexOf('.')) || undefined;
}

/** Passes the session cookie of better-auth's response on. Its other cookies are of features that are not in use. */
export function passSessionCookie(from: Headers, to: Headers, publicUrl: string): void {
  const prefix = `${sessionCookieName(publicUrl)}=`;
  for (const cookie of from.getSetCookie()) if (cookie.startsWith(prefix)) to.append('set-cookie', cookie);
}
