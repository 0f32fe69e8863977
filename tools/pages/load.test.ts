import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { countResponses, lengthOf } from './load.mjs';

it('every response has the length of its own head', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n';
  expect(lengthOf(Buffer.from(head.slice(0, -1)))).toBe(0);
  expect(lengthOf(Buffer.from(`${head}abc`))).toBe(head.length + 3);
  expect(() => lengthOf(Buffer.from('HTTP/1.1 500 Error\r\nContent-Length: 3\r\n\r\n'))).toThrow('500');
});

it('counts responses whose length changes', async () => {
  let sent = 0;
  const server = createServer((_, response) => {
    const body = 'x'.repeat(((sent += 1) % 7) * 20_000);
    response.writeHead(200, { 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const counted = await countResponses(`http://localhost:${port}`, '/', 50);
  server.closeAllConnections();
  server.close();
  expect(counted).toBe(sent);
});
