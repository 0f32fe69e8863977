// Load generator for one URL. On raw sockets, since Node's HTTP client needs longer to parse a response than the
// measured server needs to send it.
import net from 'node:net';

const connections = 16;

/**
 * @param {string} origin
 * @param {string} path
 * @param {number} milliseconds
 * @returns {Promise<number>} responses
 */
export async function countResponses(origin, path, milliseconds) {
  const { hostname, port } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`;
  const end = performance.now() + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => sendUntil(end, Number(port), request)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param {number} end @param {number} port @param {string} request @returns {Promise<number>} number of responses */
function sendUntil(end, port, request) {
  return new Promise((resolve, reject) => {
    let responses = 0;
    /** @type {Buffer} */
    let received = Buffer.alloc(0);
    /** Bytes of the response; 0 as long as its head is incomplete. */
    let length = 0;
    const socket = net.connect(port, 'localhost', () => socket.write(request));
    socket.setNoDelay(true).on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
      try {
        length ||= lengthOf(received);
      } catch (error) {
        return void socket.destroy(/** @type {Error} */ (error));
      }
      if (length === 0 || received.length < length) return;
      received = received.subarray(length);
      length = 0;
      responses += 1;
      if (performance.now() < end) return void socket.write(request);
      socket.removeAllListeners('close').destroy();
      resolve(responses);
    });
  });
}

/**
 * Bytes of the response that these begin, by its own head: the next one may have another length. 0 if the head is
 * incomplete.
 * @param {Buffer} received
 * @throws unless it is a 200 with a Content-Length
 */
export function lengthOf(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return 0;
  const head = received.toString('latin1', 0, end);
  const [, bytes] = /^content-length: *(\d+)\r?$/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || !bytes) throw new Error(`unexpected response: ${head}`);
  return end + 4 + Number(bytes);
}
