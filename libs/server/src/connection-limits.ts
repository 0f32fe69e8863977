import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress, type TrustedProxies } from './client-address';
import { newRequestId, requestIdHeader } from './request-id';
import { Refusal, type RefusalStatus } from './refusal';
import { createShares } from './shares';

/** What one connection may use. Times are in milliseconds. */
export interface ConnectionLimits {
  /** All headers together with the target, in bytes. */
  maximumHeaderBytes: number;
  maximumHeaders: number;
  /** From the first byte of a request to the end of its headers. */
  headersMs: number;
  /** From the first byte of a request to the end of its body: files of 25 MB on a slow mobile network. */
  requestMs: number;
  /** How long an idle connection stays open. Longer than a proxy keeps one (nginx: 60 s), which must not use a closed one. */
  keepAliveMs: number;
  /** How long nothing may happen on a connection. */
  silenceMs: number;
  /** How long a client may take to read a response that does not fit into the buffers of the network. */
  readingMs: number;
  requestsPerConnection: number;
  /** Open connections of the process. */
  connections: number;
  /** Open connections of one address: those of 160 browsers, since a network may have a single address. */
  connectionsPerAddress: number;
  /** How often the times are checked. */
  checkMs: number;
}

export const connectionLimits: ConnectionLimits = {
  // four times the longest target, so that a longer one gets a page that says so
  maximumHeaderBytes: 16 * 1024,
  maximumHeaders: 100,
  headersMs: 10_000,
  requestMs: 300_000,
  keepAliveMs: 72_000,
  silenceMs: 120_000,
  readingMs: 120_000,
  requestsPerConnection: 10_000,
  connections: 10_000,
  connectionsPerAddress: 1000,
  checkMs: 2000,
};

export interface BoundedServerOptions {
  /** Set on every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Proxies, which may have any number of connections: each brings many visitors. */
  isTrusted: TrustedProxies;
  now: () => Date;
  /** Has a default. */
  limits?: ConnectionLimits;
}

/** A server whose connections are bounded, so that slow or broken clients do not hold what others need. */
export function createBoundedServer(
  listener: RequestListener,
  { commonHeaders, isTrusted, now, limits = connectionLimits }: BoundedServerOptions,
): Server {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const refused = new WeakSet<Duplex>();
  const server = createServer(
    {
      maxHeaderSize: limits.maximumHeaderBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      requireHostHeader: true,
    },
    (incoming, outgoing) => {
      if (!isUnambiguous(incoming)) return refuse(incoming.socket, new Refusal(400, invalid));
      responses.set(incoming.socket, outgoing);
      // the response is complete, and the client does not read it
      outgoing.once('prefinish', () => endIfUnread(outgoing, limits.readingMs));
      listener(incoming, outgoing);
    },
  );
  server.maxHeadersCount = limits.maximumHeaders;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silenceMs);
  const refuse = (socket: Duplex, refusal: Refusal) => {
    refused.add(socket);
    socket.end(toHttp(refusal, { ...commonHeaders, date: now().toUTCString() }));
    // what the client still sends: a closed connection would take the response away from it
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // what a refused client still sends is an error again
    if (refused.has(socket)) return;
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || isResponding) return void socket.destroy();
    refuse(socket, refusalOf(error));
  });
  const shares = createShares({ all: limits.connections, perAddress: limits.connectionsPerAddress });
  server.prependListener('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, null, () => false);
    if (isTrusted(address)) return;
    const release = shares.take(address, 1);
    // without a word: a response would need the time of a connection
    if (!release) return void socket.destroy();
    socket.once('close', release);
  });
  return server;
}

/**
 * Whether a proxy in front would read the request alike: HTTP/1.0 or 1.1, with one Host at most. Node's parser takes the
 * first of two, and requests without a version.
 */
function isUnambiguous({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return (httpVersion === '1.1' || httpVersion === '1.0') && (headersDistinct['host'] ?? []).length <= 1;
}

const lingerMs = 2000;

/** Destroys the connection if the client has not taken the response in time. */
function endIfUnread(outgoing: ServerResponse, milliseconds: number): void {
  const { socket } = outgoing;
  // almost every response fits, and needs no timer
  if (!socket || socket.writableLength === 0) return;
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  outgoing.once('close', () => clearTimeout(timer));
}

const invalid = 'The request is not valid HTTP.';

const refusals: Readonly<Record<string, [RefusalStatus, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

function refusalOf({ code = '' }: NodeJS.ErrnoException): Refusal {
  const [status, message] = refusals[code] ?? [400, invalid];
  return new Refusal(status, message);
}

/** A refusal that is written without a parsed request. */
function toHttp({ status, code, message }: Refusal, commonHeaders: Readonly<Record<string, string>>): string {
  const body = JSON.stringify({ code, message });
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    [requestIdHeader]: newRequestId(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
