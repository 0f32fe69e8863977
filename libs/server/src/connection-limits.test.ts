import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { TrustedProxies } from './client-address';
import { connectionLimits, createBoundedServer } from './connection-limits';

const short = { ...connectionLimits, headersMs: 150, requestMs: 300, readingMs: 200, checkMs: 50 };
let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function open(
  body: string | Buffer = 'fine',
  limits = short,
  isTrusted: TrustedProxies = () => false,
): Promise<number> {
  server = createBoundedServer((_, outgoing) => void outgoing.end(body), {
    commonHeaders: { 'x-common': '1' },
    isTrusted,
    now: () => new Date(),
    limits,
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends and collects everything until the connection ends. */
function talk(port: number, send: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => send(socket));
    sockets.push(socket);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => {}).on('close', () => resolve(received));
  });
}

test.each([
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['no request at all behind a first byte', 408, 'G'],
  ['no HTTP', 400, '\u0016\u0003\u0001 hello\r\n\r\n'],
  [
    'a forged body length',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  [
    'two ways to say the length',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['the same host twice', 400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['HTTP/0.9', 400, 'GET /\r\n\r\n'],
  ['HTTP/0.9 with its version', 400, 'GET / HTTP/0.9\r\nHost: a\r\n\r\n'],
  ['large headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['a large address', 431, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])('%s: %d', async (_what, status, request) => {
  // a busy machine may take longer than the short limits
  const port = await open('fine', status === 408 ? short : connectionLimits);
  const response = await talk(port, (socket) => socket.write(request, 'latin1'));
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  if (!request.includes('HTTP/1.1\r\n\r\n')) {
    expect(response).toContain('\r\nx-common: 1\r\n');
    expect(response).toMatch(/\r\nx-request-id: [0-9a-f]{18}-[0-9a-z]+\r\n/);
    expect(JSON.parse(response.split('\r\n\r\n')[1]!)).toEqual({
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
  // a busy machine may miss the short limits itself
  await vi.waitFor(
    async () => expect(await talk(port, (socket) => socket.write(wanted))).toMatch(/^HTTP\/1\.1 200 /),
    10_000,
  );
});

test('the sender of 10 MB of headers reads why they are refused', async () => {
  const port = await open('fine', connectionLimits);
  const response = await talk(port, (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    socket.write(`X-Large: ${'x'.repeat(10 * 1024 * 1024)}\r\n\r\n`);
  });
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
});

const wanted = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const large = Buffer.alloc(20 * 1024 * 1024, 'x');

test('a client that does not read its response loses the connection', async () => {
  const port = await open(large);
  const socket = connect(port, '127.0.0.1', () => socket.write(wanted));
  sockets.push(socket);
  socket.pause().on('error', () => {});
  const connections = () =>
    new Promise<number>((resolve) => server!.getConnections((_, count) => resolve(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(1), 5000);
  await vi.waitFor(async () => expect(await connections()).toBe(0), 5000);
});

test('an address has its share of connections; a proxy has as many as it likes', async () => {
  const limits = { ...connectionLimits, connectionsPerAddress: 3 };
  const isServed = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true));
      socket.on('error', () => {}).on('close', () => resolve(false));
    });
  };
  const areServed = async (port: number, count: number) => {
    const served: boolean[] = [];
    for (let index = 0; index < count; index += 1) served.push(await isServed(port));
    return served;
  };
  const port = await open('fine', limits);
  expect(await areServed(port, 5)).toEqual([true, true, true, false, false]);
  sockets[0]!.destroy();
  await vi.waitFor(async () => expect(await isServed(port)).toBe(true), 5000);
  server!.closeAllConnections();
  server!.close();
  expect(await areServed(await open('fine', limits, () => true), 5)).toEqual(Array(5).fill(true));
});

test('a client that reads slowly gets all of it', async () => {
  const port = await open(large, connectionLimits);
  expect((await talk(port, (socket) => socket.write(wanted))).length).toBeGreaterThan(large.length);
});
