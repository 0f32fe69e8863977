import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** The response header that names the backend; a test can tell who answered. */
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
 * A new connection each time: the backend may close an idle one just when it is used again. It says keep-alive all the
 * same, so that the backend reads on where it answers before the end of a body.
 */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 0 });

/**
 * An HTTP load balancer: round robin, bodies as streams, the visitor's Host kept. A backend that refuses a connection
 * is taken out; a GET or HEAD without an answer goes to the next backend.
 */
export async function startBalancer() {
  let backends: string[] = [];
  let turn = 0;

  function forward(request: IncomingMessage, response: ServerResponse, candidates: string[]): void {
    const [backend, ...others] = candidates;
    if (!backend) return void response.writeHead(502).end();
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
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, [...endToEnd(answer.rawHeaders), servedBy, backend]);
      // a body that breaks off breaks off for the visitor too: what was sent cannot be taken back
      pipeline(answer, response, () => {});
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') backends = backends.filter((other) => other !== backend);
      if (response.headersSent) return;
      if (method === 'GET' || method === 'HEAD') forward(request, response, others);
      else response.writeHead(502).end();
    });
    // who sends on after an early answer must not wait
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
    /** Begins to pass requests on. */
    serve: (addresses: string[]) => void (backends = addresses),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function requestHeaders({ rawHeaders, headers, socket }: IncomingMessage): string[] {
  const visitors = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return [...endToEnd(rawHeaders, 'x-forwarded-for'), 'X-Forwarded-For', visitors];
}

/** Names and values in turn, as Node gives and takes them. */
function endToEnd(rawHeaders: string[], ...omitted: string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : [],
  );
  return pairs
    .filter(([name]) => !hopByHop.has(name!.toLowerCase()) && !omitted.includes(name!.toLowerCase()))
    .flat();
}
