import { type ContractRoute, isPublic } from '@raang/contract';
import { allowedMethods } from './allowed-methods';

/** One day. CORS rules change only with a release. */
const preflightSeconds = 86_400;

/** Allows pages of every origin to read a response. Only for public responses, which do not depend on cookies. */
export function openToOtherOrigins(headers: Headers): void {
  headers.set('access-control-allow-origin', '*');
}

/** Responds to a CORS preflight request (Fetch standard). Only public procedures allow other origins. */
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
