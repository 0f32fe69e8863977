/** What a page function may be sent, in bytes: a like is a hundred; forms that carry files have doors of their own. */
const maximumCallBytes = 16 * 1024;

/** Pages are read: any other method than GET and HEAD is refused (RFC 9110 §15.5.6); only page functions are called. */
export function refusedMethod(request: Request): Response | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (isPageCall(request)) {
    const bytes = request.headers.get('content-length');
    if (bytes !== null && Number(bytes) <= maximumCallBytes) return undefined;
    const status = bytes === null ? 411 : 413;
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  }
  return new Response('Method Not Allowed', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
  });
}

/** One address per page: without a trailing slash, with the language in lower case. */
export function canonicalRedirect(request: Request): Response | undefined {
  const url = new URL(request.url);
  const pathname = url.pathname
    .replace(/\/+$/, '')
    .replace(/^\/(TH|EN|Th|En|tH|eN)(?=\/|$)/, (prefix) => prefix.toLowerCase());
  if (pathname === url.pathname || pathname === '' || pathname.startsWith('//')) return undefined;
  return new Response(null, {
    status: 308,
    headers: { location: `${pathname}${url.search}`, 'cache-control': 'public, max-age=86400' },
  });
}

/**
 * The request as the framework takes it: whoever asks for a page gets the page, where it would refuse an Accept
 * header that does not name HTML, and an address that is not well formed is merely one that is not found.
 */
export function toPageRequest(request: Request): Request {
  if (isPageCall(request)) return request;
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (!isPagePayload(request)) headers.set('accept', 'text/html');
  url.pathname = wellFormed(url.pathname);
  return new Request(url, { method: request.method, headers, signal: request.signal });
}

/** Asks the site to do something, as a press on "Like" does; the framework checks that it comes from a page of ours. */
export function isPageCall(request: Request): boolean {
  return request.method === 'POST' && isPagePayload(request);
}

/** Asks for a page's data alone, as the router does when a link is followed. */
export function isPagePayload(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/_serverFn/');
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
