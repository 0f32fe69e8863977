import { canonicalQuery } from '../../addresses/page-address';

/** Path prefix of the framework's page functions. */
export const functionPrefix = '/_serverFn/';

/**
 * Normalises a request for the framework. Accepts HTML, since the framework rejects an Accept header without it;
 * turns a malformed URL into one that is not found; and keeps only the page's own query, so that no other part of a
 * URL gets into a shared page. The form's body was already read.
 */
export function toPageRequest(request: Request): Request {
  const url = new URL(request.url);
  if (url.pathname.startsWith(functionPrefix)) return request;
  url.search = canonicalQuery(url.pathname, url.search);
  url.pathname = wellFormed(url.pathname);
  const headers = new Headers(request.headers);
  headers.set('accept', 'text/html');
  return new Request(url, { method: request.method, headers, signal: request.signal });
}

function wellFormed(pathname: string): string {
  return isWellFormed(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

function isWellFormed(pathname: string): boolean {
  try {
    // the result is used, because a bundler drops calls with unused results
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
