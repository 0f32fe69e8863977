import { clientAddressHeader } from '@raang/contract';
import { type ApiClient, type ApiClientOptions, createApiClient } from '@raang/api-client';

/** The visitor's cookie must not follow a redirect to another server. */
const fetchDirectly = (request: Request) => globalThis.fetch(request, { redirect: 'error' });

/**
 * The API of another process, on behalf of a visitor: it identifies the visitor by the same cookie, and what it sets
 * goes to `responseHeaders`. It counts limits by the visitor's address if it trusts this process (TRUSTED_PROXIES).
 */
export const connectTo =
  (baseUrl: string, fetch: ApiClientOptions['fetch'] = fetchDirectly) =>
  (visitor: Headers, responseHeaders: Headers): ApiClient =>
    createApiClient({
      baseUrl,
      headers: forwardedHeaders(visitor, baseUrl),
      fetch: async (request) => {
        const response = await fetch(request);
        for (const cookie of response.headers.getSetCookie()) responseHeaders.append('set-cookie', cookie);
        return response;
      },
    });

function forwardedHeaders(visitor: Headers, baseUrl: string): Headers {
  // this process has refused requests from pages of other sites, so the API may take it for a page of its own
  const headers = new Headers({ origin: new URL(baseUrl).origin });
  const forwarded = [
    ['cookie', 'cookie'],
    // names the device in the list of sessions
    ['user-agent', 'user-agent'],
    [clientAddressHeader, 'x-forwarded-for'],
  ] as const;
  for (const [from, to] of forwarded) {
    const value = visitor.get(from);
    if (value) headers.set(to, value);
  }
  return headers;
}
