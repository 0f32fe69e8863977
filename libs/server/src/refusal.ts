import { isKnown } from './etag';

/** Statuses of refusals, and the API's name for each. */
const codes = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
  507: 'INSUFFICIENT_STORAGE',
} as const;

export type RefusalStatus = keyof typeof codes;

/** Thrown by a resource that cannot or must not respond; the message is for developers of clients. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  get code(): string {
    return codes[this.status];
  }

  /** In the shape of the API's errors. */
  toResponse(): Response {
    return Response.json(
      { code: this.code, message: this.message },
      { status: this.status, headers: { ...this.headers, 'cache-control': 'no-store' } },
    );
  }
}

/** Headers for caching and revalidation. */
export interface Freshness {
  /** Without quotes. */
  etag: string;
  cacheControl: string;
}

/** 304 if the client already has the response: decided before any work is done. */
export function notModified(request: Request, { etag, cacheControl }: Freshness): Response | undefined {
  if (!isKnown(request.headers.get('if-none-match'), etag)) return undefined;
  return new Response(null, { status: 304, headers: freshnessHeaders({ etag, cacheControl }) });
}

export function freshnessHeaders({ etag, cacheControl }: Freshness): Record<string, string> {
  return { etag: `"${etag}"`, 'cache-control': cacheControl };
}
