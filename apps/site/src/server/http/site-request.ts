import type { IncomingMessage } from 'node:http';

/** What only the connection knows of a request. */
export interface Connection {
  /** Address of the peer: the visitor, or a proxy on the visitor's behalf. */
  ip: string | undefined;
  /** The path as the client wrote it: a URL has already followed its `..`, and would hide that somebody tried. */
  path: string;
}

/** A platform request that knows its connection. */
export class SiteRequest extends Request {
  readonly ip: string | undefined;
  readonly path: string;

  constructor(url: URL, init: RequestInit, { ip, path }: Connection) {
    super(url, init);
    this.ip = ip;
    this.path = path;
  }
}

/** What the server has made of a request before. */
interface RequestParts extends Pick<Connection, 'path'> {
  /** The address under the site's public origin; the Host header is the client's own claim. */
  url: URL;
  body: Uint8Array<ArrayBuffer> | undefined;
  /** Ends when the client goes away. */
  signal: AbortSignal;
}

/**
 * Makes the platform's request of Node's.
 * HEAD becomes GET: only then do both have the same headers, and the body is left out when the answer is written.
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
