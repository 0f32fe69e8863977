import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server for one file. The URL contains a key, and the test sets the response. */
export async function openFileServer() {
  let answer: RequestListener = (_, response) => response.writeHead(404).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/file?key=secret-of-ours`,
    answer: (next: RequestListener) => {
      answer = next;
    },
    /** Responds with these bytes. */
    give: (bytes: Uint8Array | string, headers: Record<string, string> = {}) => {
      answer = (_, response) => response.writeHead(200, headers).end(bytes);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FileServer = Awaited<ReturnType<typeof openFileServer>>;
