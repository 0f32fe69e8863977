import { readCookie } from './read-cookie';

/**
 * Says that this browser has a session, without its secret: scripts cannot read the session cookie. Public pages ask for
 * the account only with this hint. A wrong hint shows a link too many; it opens nothing.
 */
export const signedInCookieName = 'signed-in';

/** As long as a session lasts. */
const sessionSeconds = 30 * 24 * 60 * 60;

/** The cookie, with its attributes; without a session, one that removes it. */
export const signedInCookie = (isSignedIn: boolean) =>
  `${signedInCookieName}=1; Max-Age=${isSignedIn ? sessionSeconds : 0}; Path=/; SameSite=Lax`;

/** Whether this browser has the hint. */
export const hasSignedInHint = () => readCookie(document.cookie, signedInCookieName) === '1';

/** Removes a hint that was wrong. */
export function clearSignedInHint(): void {
  document.cookie = signedInCookie(false);
  delete document.documentElement.dataset['signedIn'];
}
