import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { currentRequestId, requestIdOf, withRequestId } from './request-id';

const from = (remoteAddress: string, given?: string) =>
  ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }) as unknown as IncomingMessage;
const isTrusted = (address: string) => address === '10.0.0.1';
const made = /^[0-9a-f]{18}-[0-9a-z]+$/;

test.each([
  ['10.0.0.1', '0af7651916cd43dd8448eb211c80319c', /^0af7651916cd43dd8448eb211c80319c$/],
  ['::ffff:10.0.0.1', 'edge-7.1_a', /^edge-7\.1_a$/],
  ['10.0.0.2', '0af7651916cd43dd8448eb211c80319c', made],
  ['10.0.0.1', 'short', made],
  ['10.0.0.1', 'two words of it', made],
  ['10.0.0.1', '{"level":60,"msg":"forged"}', made],
  ['10.0.0.1', 'x'.repeat(65), made],
  ['10.0.0.1', undefined, made],
])('peer %s with X-Request-Id %s', (peer, given, id) => {
  expect(requestIdOf(from(peer, given), isTrusted)).toMatch(id);
});

test('each request gets its own id', () => {
  const ids = Array.from({ length: 100 }, () => requestIdOf(from('10.0.0.1'), isTrusted));
  expect(new Set(ids).size).toBe(100);
});

test('the id belongs to everything that a request does, and to nothing else', async () => {
  const ids = await Promise.all(
    ['a', 'b'].map((id) => withRequestId(id, async () => (await Promise.resolve(), currentRequestId()))),
  );
  expect([...ids, currentRequestId()]).toEqual(['a', 'b', undefined]);
});
