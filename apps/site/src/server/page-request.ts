import { canonicalQuery } from '../addresses/page-address';

/** Where the framework's page functions are. */
export const functionPrefix = '/_serverFn/';

/**
 * The request as the framework takes it. A page is asked for as HTML, since the framework refuses an Accept header that
 * does not name it; an address that is not well formed is merely one that is not found; and only the page's own query
 * is left, so that no other part of an address gets into a page that is kept for everybody. A form has been read before.
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
    // the result is used, since a bundler drops a call whose result is not
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
