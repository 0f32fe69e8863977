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
 * Opens a connection per request: the backend may close an idle one just when it is used again. The requests still say
 * keep-alive, so that a backend that responds before the end of a request body reads the rest of it.
 */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 0 });

/**
 * An HTTP load balancer: round robin, streamed bodies, unchanged Host header. It removes a backend that refuses a
 * connection, and retries a GET or HEAD without a response on the next backend.
 */
export async function startBalancer() {
  let backends: string[] = [];
  let turn = 0;

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
    sent.on('response', (received) => {
      if (response.destroyed) return void received.destroy();
      response.writeHead(received.statusCode ?? 502, [...endToEnd(received.rawHeaders), servedBy, backend]);
      // when the backend's body breaks off, abort the client's response too: its status is already sent
      pipeline(received, response, () => {});
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') backends = backends.filter((other) => other !== backend);
      // a client that is gone, such as a browser that left the page, needs no other backend
      if (response.headersSent || response.destroyed) return;
      if (method === 'GET' || method === 'HEAD')
        forward(request, response, others, `${backend}: ${error.message}`);
      else refuse(request, response, error.message);
    });
    // after an early response, discard the rest of the request body so that the client can finish sending
    sent.on('close', () => request.unpipe(sent).resume());
    response.on('close', () => sent.destroy());
    request.pipe(sent);
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
    close: () => {
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
