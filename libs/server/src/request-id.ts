import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './client-address';

/** Names one request in the response's header, in the log and on a failure page. */
export const requestIdHeader = 'x-request-id';

/** What proxies make: a UUID, a ULID, hexadecimal digits. Anything else could forge a line of a log. */
const wellFormed = /^[\w.-]{8,64}$/;

/** Of this process. With a count it names each request: a UUID would cost as much as finding a kept page. */
const prefix = randomBytes(9).toString('hex');
let count = 0;
export const newRequestId = () => `${prefix}-${(count += 1).toString(36)}`;

/** The id that a trusted proxy gave, else a new one. */
export function requestIdOf({ headers, socket }: IncomingMessage, isTrusted: TrustedProxies): string {
  const given = headers[requestIdHeader];
  if (typeof given !== 'string' || !wellFormed.test(given)) return newRequestId();
  return isTrusted(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '') ? given : newRequestId();
}

const current = new AsyncLocalStorage<string>();

/** Runs the work of a request, so that whatever it logs has the id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** Id of the request in progress. Undefined outside requests, as in workers. */
export const currentRequestId = (): string | undefined => current.getStore();
