import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, type Context, createRouterClient, type RouterClient } from '@orpc/server';
import {
  type AnyContract,
  apiPrefix,
  cacheControlOf,
  type ContractRoute,
  createRouteTable,
  isPublic,
} from '@raang/contract';
import type { Actor, ResolveActor } from '../context/actor';
import { allowedMethods } from './allowed-methods';
import { apiError } from './api-error';
import { openToOtherOrigins, preflight } from './other-origins';

export interface ServedContract<Router extends AnyRouter> {
  /** Calls the procedures in process, on behalf of the sender of these headers. */
  clientFor: (headers: Headers) => RouterClient<Router>;
  /** Responds to any HTTP request under the API prefix. */
  handle: (request: Request) => Promise<Response>;
}

interface ServeOptions<Router extends AnyRouter, Shared extends object> {
  contract: AnyContract;
  router: Router;
  /** Context of every call. The actor is added per call. */
  context: Shared;
  /** Finds the sender of a request. Called once per call. */
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
  const contextFor = async (headers: Headers): Promise<Shared & { actor: Actor }> => ({
    ...context,
    actor: await resolveActor(headers),
  });
  const routesAt = createRouteTable(contract);
  const handler = new OpenAPIHandler<Context>(router, { clientInterceptors: interceptors });

  const answer = async (request: Request, { procedure }: ContractRoute): Promise<Response> => {
    const { response } = await handler.handle(request, {
      prefix: apiPrefix,
      context: await contextFor(request.headers),
    });
    // the path has a parameter that cannot be decoded, such as `%E0%A4%A`
    if (!response) return apiError(404);
    response.headers.set('cache-control', response.ok ? cacheControlOf(procedure) : 'no-store');
    if (isPublic(procedure)) openToOtherOrigins(response.headers);
    return response;
  };

  return {
    clientFor: (headers) =>
      createRouterClient<AnyRouter, Record<never, never>>(router, {
        context: () => contextFor(headers),
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
