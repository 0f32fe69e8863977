import http from 'node:http';
import net from 'node:net';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';
import { sendHead } from '@raang/e2e-kit/raw-http';

/** Opens a connection, sends, and collects what comes until the server closes it. */
function talk(site: string, send: (socket: net.Socket) => void | (() => void)): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    let stop: void | (() => void);
    let received = '';
    const socket = net.connect(Number(port), hostname, () => (stop = send(socket)));
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket
      .on('error', () => {})
      .on('close', () => {
        stop?.();
        resolve(received);
      });
  });
}

/** Sends a byte now and then. */
function drip(socket: net.Socket, byte: string) {
  const timer = setInterval(() => socket.writable && socket.write(byte), 500);
  return () => clearInterval(timer);
}

test('slow clients lose their connection with a reason, while others are served', async ({
  baseURL,
  request,
}) => {
  const site = baseURL!;
  const idle = Array.from({ length: 50 }, () =>
    net.connect(Number(new URL(site).port), new URL(site).hostname),
  );
  for (const socket of idle) socket.on('error', () => {});
  const slow = Promise.all([
    talk(site, (socket) => {
      socket.write('GET /th HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      return drip(socket, 'x');
    }),
    talk(site, (socket) => {
      socket.write(
        'POST /en/login HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000\r\n' +
          'Content-Type: application/x-www-form-urlencoded\r\n\r\n',
      );
      return drip(socket, 'a');
    }),
    talk(site, (socket) => {
      socket.write('POST /api/v1/uploads HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
      return drip(socket, '1\r\na\r\n');
    }),
  ]);
  // a client that is gone without a word, in the middle of its request
  const gone = net.connect(Number(new URL(site).port), new URL(site).hostname, () => {
    gone.write('POST /en/login HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\nhalf', () =>
      gone.resetAndDestroy(),
    );
  });
  gone.on('error', () => {});
  for (let count = 0; count < 5; count += 1) expect((await request.get('/th')).status()).toBe(200);
  const [headers, form, upload] = await slow;
  expect(headers).toMatch(/^HTTP\/1\.1 408 [^]*"REQUEST_TIMEOUT"/);
  expect(form).toMatch(/^HTTP\/1\.1 408 [^]*<html lang="en"/);
  expect(upload).toMatch(/^HTTP\/1\.1 408 [^]*"REQUEST_TIMEOUT"/);
  for (const socket of idle) socket.destroy();
});

const refused: [what: string, status: RegExp, bytes: string][] = [
  ['TLS to a port without it', /400/, '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
  ['HTTP/2', /400/, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown method', /400|405/, 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['no host', /400/, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', /400/, 'GET /th HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['HTTP/0.9', /400/, 'GET /th\r\n\r\n'],
  ['a version that this is not', /400/, 'GET /th HTTP/2.0\r\nHost: a\r\n\r\n'],
  ['a line break in a header', /400/, 'GET /th HTTP/1.1\r\nHost: a\r\nX: a\nb: \u0000\r\n\r\n'],
  ['a space before a colon', /400/, 'GET /th HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a folded header', /400/, 'GET /th HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n'],
  [
    'two lengths',
    /400/,
    'POST /th HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!',
  ],
  [
    'a length and chunks',
    /400/,
    'POST /th HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  ],
  ['a negative length', /400/, 'POST /th HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
  [
    'a chunk without a size',
    /400|405/,
    'POST /th HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  [
    'an encoding that is not chunked',
    /400|501/,
    'POST /th HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n',
  ],
  ['a connection to elsewhere', /400|404|405|^$/, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'an upgrade',
    /200|400|404/,
    'GET /th HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n',
  ],
  ['TRACE', /405/, 'TRACE /th HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
];

test('what is not valid HTTP gets a refusal, and no second response', async ({ baseURL }) => {
  await expectEach(
    refused,
    ([what]) => what,
    async ([, status, bytes]) => {
      const received = await talk(baseURL!, (socket) => void socket.end(bytes, 'latin1'));
      expect(received.slice(9, 12)).toMatch(status);
      expect(received.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0).toBeLessThanOrEqual(1);
      if (received.includes('content-type'))
        expect(received.toLowerCase()).toContain('x-content-type-options');
    },
  );
});

test('10 MB of headers and of an address are refused', async ({ baseURL }) => {
  const large = 'x'.repeat(10 * 1024 * 1024);
  const [headers, address] = await Promise.all([
    talk(baseURL!, (socket) => void socket.write(`GET /th HTTP/1.1\r\nHost: a\r\nX-Large: ${large}\r\n\r\n`)),
    talk(baseURL!, (socket) => void socket.write(`GET /th?q=${large} HTTP/1.1\r\nHost: a\r\n\r\n`)),
  ]);
  expect(headers).toMatch(/^HTTP\/1\.1 431 /);
  expect(address).toMatch(/^HTTP\/1\.1 431 /);
});

test('an address that is too long is refused in the language of the page', async ({ request }) => {
  const response = await request.get(`/th/search?q=${'x'.repeat(5000)}`);
  expect(response.status()).toBe(414);
  expect(await response.text()).toMatch(/<html lang="th"[^]*ยาวเกินไป/);
});

const tricks = [
  '/th/..%2f..%2f..%2fetc%2fpasswd',
  '/th/%2e%2e/%2e%2e/etc/passwd',
  '/th/%c0%ae%c0%ae/%c0%afetc/passwd',
  '/th/%00',
  '/th/updates/news/%E2%80%AEgnp.exe',
  '/th/updates/news/%ED%A0%80',
  '/th\\..\\..\\etc\\passwd',
  '/assets/..%2f..%2fserver%2fserver.js',
  '/media/../../package.json',
  '/_ipx/w_320/..%2f..%2f..%2fetc%2fpasswd',
  '/_ipx/w_320/http://169.254.169.254/latest/meta-data/',
  '/documents/0000000000000000/..%2f..%2fcategories.yaml',
  '/open-data/..%2f..%2f..%2fetc%2fpasswd',
  '/.env',
  '/.git/config',
  '/server/server.js',
  `/th/${'a/'.repeat(2000)}`,
];

test('tricks in a path find nothing', async ({ baseURL }) => {
  await expectEach(
    tricks,
    (path) => path.slice(0, 80),
    async (path) => {
      const response = await sendHead(baseURL!, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
      expect(response).toMatch(/^HTTP\/1\.1 (308|400|403|404|415) /);
      expect(response).not.toMatch(/root:x:0|createServer|"private": true|\/node_modules\//);
    },
  );
});

test('a proxy that nobody has declared names no host, protocol or address', async ({
  baseURL,
  playwright,
}) => {
  // this site trusts the loopback, so it takes the address; the rest is of no proxy
  const context = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-port': '6666',
      'x-original-url': '/en/profile',
      'x-rewrite-url': '/en/profile',
      forwarded: 'for=6.6.6.6;host=evil.example;proto=gopher',
      'x-http-method-override': 'DELETE',
    },
  });
  for (const path of [
    '/th',
    '/en/updates/news',
    '/api/openapi.json',
    '/sitemap.xml',
    '/en/updates/news/feed.xml',
  ]) {
    const response = await context.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toMatch(/evil\.example|gopher|:6666/);
  }
  await context.dispose();
});

test('a response has an id, and that of a trusted proxy if it is well-formed', async ({ request }) => {
  const idFor = async (path: string, given?: string) =>
    (await request.get(path, { headers: given ? { 'x-request-id': given } : {} })).headers()['x-request-id'];
  const made = /^[0-9a-f]{18}-[0-9a-z]+$/;
  expect(await idFor('/th', 'edge-0af7651916cd')).toBe('edge-0af7651916cd');
  for (const path of ['/th', '/nowhere', '/api/v1/lines', '/favicon.svg', '/assets/none.js'])
    expect(await idFor(path, '{"level":60}'), path).toMatch(made);
});

test('browsers report violations of the policy', async ({ request }) => {
  const headers = (await request.get('/en')).headers();
  expect(headers['reporting-endpoints']).toBe('policy="/api/csp-reports"');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const send = (data: string, type: string) =>
    request.post('/api/csp-reports', { headers: { 'content-type': type }, data: Buffer.from(data) });
  const report = { 'csp-report': { 'document-uri': 'https://a.example/en', 'blocked-uri': 'inline' } };
  expect((await send(JSON.stringify(report), 'application/csp-report')).status()).toBe(204);
  expect((await send('{', 'application/csp-report')).status()).toBe(400);
  expect((await send('a=b', 'text/plain')).status()).toBe(415);
  expect((await send(`"${'x'.repeat(100_000)}"`, 'application/csp-report')).status()).toBe(413);
  expect((await request.get('/api/csp-reports')).status()).toBe(405);
});

test('a rush for pages that nobody has asked for holds up no page that is kept', async ({ baseURL }) => {
  const agent = new http.Agent({ keepAlive: true });
  const read = (address: string) =>
    new Promise((resolve, reject) => {
      http
        .get(baseURL + address, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject);
    });
  // the search reads its documents with the first query, and the connections are open as those of a proxy are
  await read('/th/search?q=BL10');
  await Promise.all(Array.from({ length: 220 }, () => read('/th')));
  let isOver = false;
  const rush = Promise.all(
    Array.from({ length: 200 }, () => read(`/th/search?q=${crypto.randomUUID()}`)),
  ).finally(() => (isOver = true));
  let kept = 0;
  while (!isOver) {
    await read('/th');
    kept += isOver ? 0 : 1;
  }
  await rush;
  agent.destroy();
  // one, if it has to wait for all of them
  expect(kept).toBeGreaterThan(10);
});
