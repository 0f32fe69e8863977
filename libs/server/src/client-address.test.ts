import { expect, test } from 'vitest';
import { clientAddress, readTrustedProxies } from './client-address';

const trusted = readTrustedProxies('127.0.0.1, 10.0.0.0/8, ::1')!;

test.each([
  ['203.0.113.7', null, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '6.6.6.6, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', null, '127.0.0.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  [undefined, null, ''],
])('the client of peer %s with X-Forwarded-For %s is %s', (peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toBe(client);
});

test.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/x', ''])(
  '%s is not a valid list of proxies',
  (list) => {
    expect(readTrustedProxies(list)).toBeUndefined();
  },
);
