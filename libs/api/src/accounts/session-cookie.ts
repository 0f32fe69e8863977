import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../settings/derive-secret';

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

/**
 * The headers, with the session cookie signed by the current key if a former one has signed it. better-auth knows one key
 * alone. The browser keeps its cookie: the form tokens of its open pages are digests of it.
 */
export function withCurrentSignature(
  headers: Headers,
  publicUrl: string,
  [current, ...former]: Keys,
): Headers {
  const cookie = sessionCookieOf(headers, publicUrl);
  if (former.length === 0 || !cookie) return headers;
  const [token, signature] = splitSigned(cookie);
  if (!former.some((key) => isSame(signature, signatureOf(token, key)))) return headers;
  const signed = encodeURIComponent(`${token}.${signatureOf(token, current)}`);
  const changed = new Headers(headers);
  changed.set('cookie', headers.get('cookie')!.replace(cookie, signed));
  return changed;
}

/** Token and signature of a cookie; both empty if it cannot be decoded. */
function splitSigned(cookie: string): [token: string, signature: string] {
  try {
    const value = decodeURIComponent(cookie);
    const end = value.lastIndexOf('.');
    return [value.slice(0, Math.max(0, end)), value.slice(end + 1)];
  } catch {
    return ['', ''];
  }
}

const signatureOf = (token: string, key: string) => createHmac('sha256', key).update(token).digest('base64');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
