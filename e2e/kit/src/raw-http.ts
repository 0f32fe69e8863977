import http, { type IncomingHttpHeaders } from 'node:http';
import net from 'node:net';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request head as written, with any target and any Host. Returns the whole response as text. */
export async function sendHead(site: string, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(site);
  const socket = net.connect(Number(port), hostname);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let response = '';
  for await (const text of socket.setEncoding('utf8')) response += text;
  return response;
}

/** Keep-alive, as in browsers: a server that receives `Connection: close` may close before the end of the body. */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 0 });

/**
 * Sends a body of the given size to its end, like a client that does not look for an early response.
 * @throws Error if the connection breaks before the response is complete
 */
export function sendBytes(
  address: string,
  {
    bytes,
    isChunked = false,
    headers,
  }: { bytes: number; isChunked?: boolean; headers: Record<string, string> },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = http.request(address, {
      method: 'POST',
      agent,
      headers: { ...headers, ...(isChunked ? {} : { 'content-length': String(bytes) }) },
    });
    sent.on('error', reject).on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', reject).on('end', () => {
        resolve({ status: response.statusCode!, headers: response.headers, body });
      });
    });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    let left = bytes;
    const write = () => {
      while (left > 0) {
        left -= chunk.length;
        if (!sent.write(chunk)) return void sent.once('drain', write);
      }
      sent.end();
    };
    write();
  });
}
