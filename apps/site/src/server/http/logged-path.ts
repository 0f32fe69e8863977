/** Pages whose path has the token of a mail. */
const withToken = /^(\/[^/]*\/(?:confirm-register|set-password)\/).+/;

/** A request target as the log has it: a query may have contacts and search words, and some paths a secret. */
export function loggedPath(target = '/'): string {
  const query = target.indexOf('?');
  return (query < 0 ? target : target.slice(0, query)).replace(withToken, '$1…');
}
