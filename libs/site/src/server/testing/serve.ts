import { createBoundedServer, type RequestLimits, type Resource } from '@raang/server';
import type { AddressInfo } from 'node:net';
import { createListener, type ListenerOptions } from '../start/listener';

/** Overrides of a test; the rest has neutral defaults. */
export type TestResource = Partial<Resource> & Pick<Resource, 'answer'>;

export const noLimits: RequestLimits = {
  writes: () => {},
  reads: () => {},
  searches: () => {},
  pictures: () => {},
  reports: () => {},
};

/** Serves resources by path on a real socket; every other path is a 404. */
export async function serve(
  resources: Record<string, TestResource>,
  options: Partial<ListenerOptions> = {},
): Promise<{ origin: string; close: () => void }> {
  const nothing: TestResource = { answer: async () => new Response('nothing', { status: 404 }) };
  const listener = createListener({
    resourceAt: (target) => ({
      name: 'test',
      methods: ['GET'],
      public: false,
      ...(resources[target.split('?')[0]!] ?? nothing),
    }),
    files: new Map(),
    commonHeaders: {},
    publicUrl: 'http://localhost',
    limits: noLimits,
    isTrusted: () => false,
    log: { error: () => {} },
    ...options,
  });
  const server = createBoundedServer(listener, {
    commonHeaders: {},
    isTrusted: () => false,
    now: () => new Date(0),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
