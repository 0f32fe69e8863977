import http, { type IncomingHttpHeaders } from 'node:http';
import net from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a head as it is written, with any target and any Host, and gives the whole answer as text. */
export async function sendHead(site: string, lines: string[]): Promise<string> {
  const { hostname, port } = new URL(site);
  const socket = net.connect(Number(port), hostname);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const text of socket.setEncoding('utf8')) answer += text;
  return answer;
}

/** Keeps the connection, as browsers do: a server that is told to close it may do so before the body's end. */
const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 0 });

/**
 * Sends a body of so many bytes to its end, as a client does that does not look for an early answer.
 * @throws Error where the connection breaks before the answer is there
 */
export function sendBytes(
  address: string,
  {
    bytes,
    isChunked = false,
    headers,
  }: { bytes: number; isChunked?: boolean; headers: Record<string, string> },
): Promise<RawAnswer> {
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
