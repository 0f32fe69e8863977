import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { apiPrefix, type Contract, contract } from '@raang/contract';

export { isError } from './is-error';

/** The product API as functions: `client.content.items({ group: 'updates', category: 'news' })`. */
export type ApiClient = ContractRouterClient<Contract>;

export interface ApiClientOptions {
  /** Origin of the site that serves the API, such as `https://www.example.org`. */
  baseUrl: string;
  /** Headers of every request. A server passes the visitor's cookie, to call the API on the visitor's behalf. */
  headers?: Headers;
  /** Replaces the global `fetch`, for example to add a timeout or credentials, or in a test. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Creates a typed HTTP client. A call that fails with a declared error rejects with an `ORPCError` that has the `code`
 * and `status` of the contract.
 */
export function createApiClient({
  baseUrl,
  headers = new Headers(),
  fetch = (request) => globalThis.fetch(request),
}: ApiClientOptions): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: new URL(apiPrefix, baseUrl).href,
      headers: () => Object.fromEntries(headers),
      fetch: (request) => fetch(request),
    }),
  );
}
