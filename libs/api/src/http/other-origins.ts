import { type ContractRoute, isPublic } from '@raang/contract';
import { allowedMethods } from './allowed-methods';

/** A day: which answers are open changes with a release. */
const preflightSeconds = 86_400;

/** Lets pages of any origin read an answer. Their cookies never count, since every caller gets the same. */
export function openToOtherOrigins(headers: Headers): void {
  headers.set('access-control-allow-origin', '*');
}

/** Answers a browser that asks whether a page of another origin may send a request (Fetch standard, CORS preflight). */
export function preflight(request: Request, routes: readonly ContractRoute[]): Response {
  const headers = new Headers({ allow: allowedMethods(routes), 'cache-control': 'no-store' });
  const asked = request.headers.get('access-control-request-method');
  const route = routes.find(({ method }) => method === asked);
  if (route && isPublic(route.procedure)) {
    openToOtherOrigins(headers);
    headers.set('access-control-allow-methods', 'GET, HEAD');
    headers.set('access-control-allow-headers', 'accept, accept-language, content-type');
    headers.set('access-control-max-age', String(preflightSeconds));
  }
  return new Response(null, { status: 204, headers });
}
