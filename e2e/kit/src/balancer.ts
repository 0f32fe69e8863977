import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** The response header that names the backend that sent the response. */
export const servedBy = 'x-served-by';

/** Headers that belong to one connection and are not passed on (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Opens a connection per request: a killed backend closes an idle one just when it is used again. The requests still say
 * keep-alive, so that a backend that responds before the end of a request body reads the rest of it.
 */
const withoutIdle: http.AgentOptions = { keepAlive: true, maxFreeSockets: 0 };

export interface BalancerOptions {
  /** Uses connections again that were idle for so long at most, in milliseconds, as nginx does; none by default. */
  idleMilliseconds?: number;
}

/**
 * An HTTP load balancer: round robin, streamed bodies, unchanged Host header. It removes a backend that refuses a
 * connection, and sends that request to the next one; also a GET or HEAD that gets no response. As nginx, it never
 * repeats another request that it has begun to send.
 */
export async function startBalancer({ idleMilliseconds }: BalancerOptions = {}) {
  let backends: string[] = [];
  let turn = 0;
  let reused = 0;
  const agent = new http.Agent(
    idleMilliseconds === undefined ? withoutIdle : { keepAlive: true, timeout: idleMilliseconds },
  );

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    candidates: string[],
    reason = 'there is no backend',
  ): void {
    const [backend, ...others] = candidates;
    if (!backend) return refuse(request, response, reason);
    const { hostname, port } = new URL(backend);
    const { method, url: path } = request;
    const sent = http.request({
      hostname,
      port,
      method,
      path,
      headers: requestHeaders(request),
      agent,
    });
    // until then the body can go to another backend
    sent.on('socket', (socket) => {
      if (sent.reusedSocket) reused += 1;
      if (socket.connecting) socket.once('connect', () => request.pipe(sent));
      else request.pipe(sent);
    });
    let isPassedOn = false;
    sent.on('response', (received) => {
      if (response.destroyed) return void received.destroy();
      response.writeHead(received.statusCode ?? 502, [...endToEnd(received.rawHeaders), servedBy, backend]);
      // when the backend's body breaks off, abort the client's response too: its status is already sent
      pipeline(received, response, () => {});
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED';
      if (isRefused) backends = backends.filter((other) => other !== backend);
      // a client that is gone, such as a browser that left the page, needs no other backend
      if (response.headersSent || response.destroyed) return;
      isPassedOn = isRefused || method === 'GET' || method === 'HEAD';
      if (isPassedOn) forward(request, response, others, `${backend}: ${error.message}`);
      else refuse(request, response, error.message);
    });
    // after an early response, discard the rest of the request body so that the client can finish sending
    sent.on('close', () => isPassedOn || request.unpipe(sent).resume());
    response.on('close', () => sent.destroy());
  }

  const server = http.createServer((request, response) => {
    const first = turn++ % Math.max(backends.length, 1);
    forward(request, response, [...backends.slice(first), ...backends.slice(0, first)]);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sets the backends. Before that, every request gets a 502. */
    serve: (addresses: string[]) => void (backends = addresses),
    /** How many requests were sent on a connection that had been idle. */
    reused: () => reused,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The reason is printed, since the test that fails knows only the status. */
function refuse({ method, url }: IncomingMessage, response: ServerResponse, reason: string): void {
  console.warn(`balancer: 502 for ${method} ${url}: ${reason}`);
  response.writeHead(502).end();
}

function requestHeaders({ rawHeaders, headers, socket }: IncomingMessage): string[] {
  const visitors = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return [...endToEnd(rawHeaders, 'x-forwarded-for'), 'X-Forwarded-For', visitors];
}

/** Alternating names and values, like Node's `rawHeaders`, without headers that are not passed on. */
function endToEnd(rawHeaders: string[], ...omitted: string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : [],
  );
  return pairs
    .filter(([name]) => !hopByHop.has(name!.toLowerCase()) && !omitted.includes(name!.toLowerCase()))
    .flat();
}
