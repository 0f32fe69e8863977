import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, ORPCError, type RouterClient } from '@orpc/server';
import { apiPrefix } from '@raang/contract';
import { contentProcedures } from './content/content.procedures';
import type { ApiContext } from './context';

const router = { content: contentProcedures };

/** The API's procedures as functions of this process; the same shape as the client over HTTP. */
export type InProcessApi = RouterClient<typeof router>;

export interface Api {
  client: InProcessApi;
  /** Answers a request under `/api/v1`; undefined when the API has no such path. */
  handle: (request: Request) => Promise<Response | undefined>;
}

export interface ApiOptions extends ApiContext {
  /** Told of every failure that is not one of the contract's errors; the caller of the API gets no more than a 500. */
  onError: (error: unknown) => void;
}

export function createApi({ onError, ...context }: ApiOptions): Api {
  const mask = async <T>({ next }: { next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw error;
      onError(error);
      throw new ORPCError('INTERNAL_SERVER_ERROR');
    }
  };
  const handler = new OpenAPIHandler(router, { clientInterceptors: [mask] });
  return {
    client: createRouterClient(router, { context, interceptors: [mask] }),
    handle: async (request) => (await handler.handle(request, { prefix: apiPrefix, context })).response,
  };
}
