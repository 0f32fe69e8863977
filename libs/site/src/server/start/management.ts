import { createServer, type Server } from 'node:http';
import { healthChecks } from '../services/health-checks';
import type { Metrics } from './metrics';

export interface ManagementOptions {
  port: number;
  host: string;
  metrics: Pick<Metrics, 'read'>;
  onError: (error: unknown) => void;
}

/**
 * Serves `/healthz`, `/readyz` and `/metrics` on a port of its own, which no proxy publishes: it answers while visitors hold
 * every connection of the site. Only its address protects it: by default it listens on this machine alone.
 */
export async function serveManagement({ port, host, metrics, onError }: ManagementOptions): Promise<Server> {
  const answer = async (path: string) => {
    if (path !== '/metrics') return healthChecks.get(path)?.();
    const { contentType, text } = await metrics.read();
    return new Response(text, { headers: { 'content-type': contentType } });
  };
  const server = createServer((request, response) => {
    const isReading = ['GET', 'HEAD'].includes(request.method ?? '');
    answer(isReading ? (request.url ?? '') : '').then(
      async (answered) => {
        if (!answered) return response.writeHead(404).end();
        const headers = { ...Object.fromEntries(answered.headers), 'cache-control': 'no-store' };
        return response.writeHead(answered.status, headers).end(await answered.text());
      },
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
