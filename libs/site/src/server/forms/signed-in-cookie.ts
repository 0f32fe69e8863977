import { signedInCookie } from '../../device/signed-in-hint';

/** Name of the session cookie, with its prefix over HTTPS. */
const sessionCookie = /^(?:__Host-)?session=([^;]*)/;

/** Adds the hint for scripts to a response that sets or removes the session cookie. */
export function addSignedInHint(headers: Headers): void {
  const session = headers.getSetCookie().findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return;
  const isRemoved = sessionCookie.exec(session)?.[1] === '' || /;\s*max-age=0/i.test(session);
  headers.append('set-cookie', signedInCookie(!isRemoved));
}
