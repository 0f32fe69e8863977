import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { complaintAbout } from './failures';

const listener = '/visit-listener.js';

/**
 * What WebKitGTK and its driver cannot do, by an HTTP proxy: headers of its own for a visit, cookies that need HTTPS, and
 * scripts before those of the page, which send the proxy what the page prints.
 */
export async function startVisitProxy(headers: Record<string, string>) {
  const complaints: string[] = [];
  const scripts: (() => void)[] = [];

  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '');
    if (url.pathname !== listener) return forward(request, response, url);
    if (request.method === 'POST') complaints.push(await text(request));
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end([`(${tellProxy})('${listener}');`, ...scripts.map((run) => `(${run})();`)].join('\n'));
  });

  function forward(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const sent = http.request(url, {
      method: request.method,
      headers: { ...request.headers, ...headers, 'accept-encoding': 'identity' },
    });
    sent.on('response', (received) => void passOn(received, response, url));
    // the browser has left the page, or the site closed the connection
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    request.pipe(sent);
  }

  async function passOn(received: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const status = received.statusCode ?? 502;
    complaints.push(...complaintAbout(status, url.href));
    const isPage = received.headers['content-type']?.startsWith('text/html');
    const { 'content-length': length, 'set-cookie': cookies, ...others } = received.headers;
    response.writeHead(status, {
      ...others,
      ...(length && !isPage && { 'content-length': length }),
      // like Safari, it takes such cookies over HTTPS only, even of this machine
      ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/; Secure/i, '')) }),
    });
    if (!isPage) return void received.pipe(response);
    const html = await text(received);
    response.end(html.replace(/<head[^>]*>/, `$&<script src="${listener}"></script>`));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    /** Run before those of a page. */
    scripts,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Runs in the page. Leaves no trace in the document, which belongs to React. */
function tellProxy(url: string): void {
  document.currentScript?.remove();
  const send = (complaint: string) => {
    const request = new XMLHttpRequest();
    // not asynchronous: the page may be about to leave
    request.open('POST', url, false);
    request.send(complaint);
  };
  // WebKit ends the requests of a page that it leaves, with the errors of a network that fails
  const endings = /unreachable|Load failed|Importing a module script failed/;
  const waiting: number[] = [];
  addEventListener('pagehide', () => waiting.forEach(clearTimeout));
  const tell = (complaint: unknown) => {
    const text = String(complaint);
    if (endings.test(text)) waiting.push(window.setTimeout(send, 1000, text));
    else send(text);
  };
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...parts: unknown[]) => {
      tell(parts.map(String).join(' '));
      print(...parts);
    };
  }
  addEventListener('error', ({ message }) => message && tell(message), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
