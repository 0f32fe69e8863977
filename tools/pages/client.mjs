// An HTTP client with a constant cost per request: keep-alive connections, and no parsing of the body.
import { randomInt } from 'node:crypto';
import http from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {number} milliseconds from the request to the last byte
 */

/** @param {string} origin */
export function createClient(origin) {
  const agent = new http.Agent({ keepAlive: true });
  return {
    /**
     * A request from any visitor's address.
     * @param {string} path
     * @param {Record<string, string>} [headers]
     * @returns {Promise<Answer>}
     */
    get(path, headers = {}) {
      const from = performance.now();
      return new Promise((resolve, reject) => {
        const options = { agent, headers: { 'x-forwarded-for': anyAddress(), ...headers } };
        http
          .get(origin + path, options, (response) => {
            /** @type {Buffer[]} */
            const chunks = [];
            response.on('data', (chunk) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
                milliseconds: performance.now() - from,
              }),
            );
          })
          .on('error', reject);
      });
    },
    /** As `get`. @param {string} path @param {Record<string, string>} [headers] @throws on any status but 200 */
    async read(path, headers) {
      const answer = await this.get(path, headers);
      if (answer.status !== 200) throw new Error(`${path} responded with ${answer.status}`);
      return answer;
    },
    close: () => agent.destroy(),
  };
}

/** The address of one of many visitors: each makes some requests, and none too many. */
export const anyAddress = () => `10.0.0.${randomInt(1, 255)}`;
