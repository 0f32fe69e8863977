import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { apiPrefix, type Contract, contract } from '@raang/contract';

/** The product API as functions: `client.content.items({ group: 'updates', category: 'news' })`. */
export type ApiClient = ContractRouterClient<Contract>;

export interface ApiClientOptions {
  /** Origin of the site that answers, e.g. `https://www.example.org`. */
  baseUrl: string;
  /** Sent with every request: a visitor's cookie, for one who asks on the visitor's behalf. */
  headers?: Headers;
  /** Another fetch: with a timeout, with credentials, or a test's. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client over HTTP.
 * An answer that the contract declares as an error rejects with an `ORPCError` that has its `code` and `status`.
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
