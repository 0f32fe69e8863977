import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';

/**
 * Serves `/metrics` on a port of its own, which no proxy publishes. Only its address protects it: by default it listens on
 * this machine alone.
 */
export async function serveMetrics(
  { read }: Pick<Metrics, 'read'>,
  { port, host, onError }: { port: number; host: string; onError: (error: unknown) => void },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && ['GET', 'HEAD'].includes(request.method ?? '');
    if (!isAsked) return void response.writeHead(404).end();
    read().then(
      ({ contentType, text }) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // the site's own server decides when the process ends
  return server.unref();
}
