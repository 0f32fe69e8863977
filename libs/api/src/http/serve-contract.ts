import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, type Context, createRouterClient, type RouterClient } from '@orpc/server';
import {
  type AnyContract,
  apiPrefix,
  cacheControlOf,
  clientAddressHeader,
  type ContractRoute,
  createRouteTable,
  isPublic,
  networkOf,
} from '@raang/contract';
import { anonymous, type ResolveActor } from '../context/actor';
import type { CallContext } from '../context/call-context';
import { allowedMethods } from './allowed-methods';
import { apiError } from './api-error';
import { openToOtherOrigins, preflight } from './other-origins';

export interface ServedContract<Router extends AnyRouter> {
  /**
   * Calls the procedures in process, on behalf of the sender of these headers. Procedures write headers for the
   * sender, such as a session cookie, to `responseHeaders`.
   */
  clientFor: (headers: Headers, responseHeaders?: Headers) => RouterClient<Router>;
  /** Responds to any HTTP request under the API prefix. */
  handle: (request: Request) => Promise<Response>;
}

interface ServeOptions<Router extends AnyRouter, Shared extends object> {
  contract: AnyContract;
  router: Router;
  /** Context of every call. Actor and caller are added per call. */
  context: Shared;
  /** Finds the sender of a request. Called once per call, over HTTP only for procedures that are not public. */
  resolveActor: ResolveActor;
  /** Wrap every call, in process and over HTTP. */
  interceptors: (<T>(options: { next: () => Promise<T> }) => Promise<T>)[];
}

/**
 * Serves a contract in process and over HTTP. Both resolve the actor for each call. The HTTP response is cacheable and
 * readable from other origins only if the contract marks the procedure as public.
 */
export function serveContract<Router extends AnyRouter, Shared extends object>({
  contract,
  router,
  context,
  resolveActor,
  interceptors,
}: ServeOptions<Router, Shared>): ServedContract<Router> {
  const contextFor = async (
    headers: Headers,
    responseHeaders: Headers,
    resolve = resolveActor,
  ): Promise<Shared & Pick<CallContext, 'actor' | 'caller'>> => ({
    ...context,
    actor: await resolve(headers),
    caller: { address: networkOf(headers.get(clientAddressHeader) ?? ''), headers, responseHeaders },
  });
  const routesAt = createRouteTable(contract);
  const handler = new OpenAPIHandler<Context>(router, { clientInterceptors: interceptors });

  const answer = async (request: Request, { procedure }: ContractRoute): Promise<Response> => {
    const responseHeaders = new Headers();
    const { response } = await handler.handle(request, {
      prefix: apiPrefix,
      // a public response is shared: it must not depend on a cookie
      context: await contextFor(
        request.headers,
        responseHeaders,
        isPublic(procedure) ? async () => anonymous : resolveActor,
      ),
    });
    // the path has a parameter that cannot be decoded, such as `%E0%A4%A`
    if (!response) return apiError(404);
    response.headers.set('cache-control', response.ok ? cacheControlOf(procedure) : 'no-store');
    if (isPublic(procedure)) openToOtherOrigins(response.headers);
    for (const [name, value] of responseHeaders)
      // cookies add up; any other header replaces the one that the response has by itself
      if (name === 'set-cookie') response.headers.append(name, value);
      else response.headers.set(name, value);
    return response;
  };

  return {
    clientFor: (headers, responseHeaders = new Headers()) =>
      createRouterClient<AnyRouter, Record<never, never>>(router, {
        context: () => contextFor(headers, responseHeaders),
        interceptors,
      }) as RouterClient<Router>,
    handle: async (request) => {
      const routes = routesAt(new URL(request.url).pathname.slice(apiPrefix.length));
      if (routes.length === 0) return apiError(404);
      if (request.method === 'OPTIONS') return preflight(request, routes);
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const route = routes.find((candidate) => candidate.method === method);
      return route ? answer(request, route) : apiError(405, { allow: allowedMethods(routes) });
    },
  };
}
