import type { IncomingMessage } from 'node:http';

/** Connection data that a platform request does not have. */
export interface Connection {
  /** Address of the peer: the visitor, or a proxy. */
  ip: string | undefined;
  /** The path as the client wrote it: `URL` resolves `..` and would hide an attempted traversal. */
  path: string;
}

/** A platform request with its connection data. */
export class SiteRequest extends Request {
  readonly ip: string | undefined;
  readonly path: string;
  /** Seconds until its address may write again. Without it, the address may write now. */
  waitSeconds?: number;

  constructor(url: URL, init: RequestInit, { ip, path }: Connection) {
    super(url, init);
    this.ip = ip;
    this.path = path;
  }
}

/** What the server has already parsed. */
interface RequestParts extends Pick<Connection, 'path'> {
  /** URL under the site's public origin; the Host header is the client's own claim. */
  url: URL;
  body: Uint8Array<ArrayBuffer> | undefined;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Converts Node's request to the platform's. HEAD becomes GET, so that both have the same headers; the body is
 * dropped when the response is written.
 */
export function toSiteRequest(
  incoming: IncomingMessage,
  { url, path, body, signal }: RequestParts,
): SiteRequest {
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  return new SiteRequest(
    url,
    {
      method,
      headers: toHeaders(incoming),
      signal,
      ...(body && body.length > 0 && method !== 'GET' ? { body } : {}),
    },
    { ip: incoming.socket.remoteAddress, path },
  );
}

export function toHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}
