// Load generator for one URL. On raw sockets, since Node's HTTP client needs longer to parse a response than the
// measured server needs to send it.
// @param {string} origin
// @param {string} path
// @param {number} milliseconds
// @returns {Promise<number>} responses per second
import net from 'node:net';

const connections = 16;

/**
 * @param {string} origin
 * @param {string} path
 * @param {number} milliseconds
 * @returns {Promise<number>} responses per second
 */
export async function responsesPerSecond(origin, path, milliseconds) {
  const { hostname, port } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`;
  const length = await responseLength(Number(port), request);
  const begin = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => sendRepeatedly(Number(port), request, length, milliseconds)),
  );
  const seconds = (performance.now() - begin) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/**
 * Bytes of a response, head and body; constant, since only its date changes.
 * @param {number} port @param {string} request @returns {Promise<number>}
 */
function responseLength(port, request) {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, 'localhost', () => socket.write(request));
    socket.setEncoding('latin1').on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const [, bytes] = /^content-length: (\d+)$/im.exec(text.slice(0, head)) ?? [];
      if (!text.startsWith('HTTP/1.1 200') || !bytes) return void reject(new Error(text.slice(0, head)));
      const length = head + 4 + Number(bytes);
      if (text.length < length) return;
      socket.destroy();
      resolve(length);
    });
  });
}

/**
 * @param {number} port @param {string} request @param {number} length @param {number} milliseconds
 * @returns {Promise<number>} number of responses
 */
function sendRepeatedly(port, request, length, milliseconds) {
  return new Promise((resolve, reject) => {
    const end = performance.now() + milliseconds;
    let responses = 0;
    let missing = length;
    const socket = net.connect(port, 'localhost', () => socket.write(request));
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', ({ length: bytes }) => {
      missing -= bytes;
      if (missing > 0) return;
      missing = length;
      responses += 1;
      if (performance.now() < end) return void socket.write(request);
      socket.destroy();
      resolve(responses);
    });
  });
}
