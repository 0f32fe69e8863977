import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The network between a site and its database. `cut`: the server refuses and ends connections, as one that has stopped.
 * `hold`: connections stay open, and nothing arrives any more, as behind a firewall that forgot them.
 */
export async function openDatabaseLink(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ client: Socket; server: Socket; isHeld: boolean }>();
  let isHolding = false;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname);
    const pair = { client, server, isHeld: isHolding };
    pairs.add(pair);
    client.on('data', (bytes) => pair.isHeld || server.write(bytes)).on('error', () => {});
    server.on('data', (bytes) => pair.isHeld || client.write(bytes)).on('error', () => {});
    server.on('close', () => pair.isHeld || client.destroy());
    client.on('close', () => {
      pairs.delete(pair);
      server.destroy();
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const end = () => {
    proxy.close();
    for (const { client } of pairs) client.destroy();
  };
  return {
    url: url.href,
    cut: end,
    /** Ends `cut`. */
    mend: () => listen(port),
    hold: () => {
      isHolding = true;
      for (const pair of pairs) pair.isHeld = true;
    },
    /** Ends `hold` for new connections; the dead ones stay dead. */
    forward: () => (isHolding = false),
    close: end,
  };
}
