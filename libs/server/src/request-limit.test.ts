import { expect, it, test } from 'vitest';
import {
  type CountedLimits,
  createRequestLimit,
  createRequestLimits,
  type RequestLimitOptions,
} from './request-limit';

/** Limits of one window without end. */
const limits = (): CountedLimits => ({
  open: ({ limit, windowSeconds }) => {
    const counts = new Map<string, number>();
    return {
      take: (key) => {
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        const isAllowed = count <= limit;
        return { isAllowed, retryAfterSeconds: isAllowed ? 0 : windowSeconds };
      },
    };
  },
});
const openLimit = (limit: number, options: RequestLimitOptions) =>
  createRequestLimit(limits().open({ name: 'test', limit, windowSeconds: 60 }), options);
const from = (ip: string, forwardedFor?: string) => ({
  ip,
  headers: new Headers(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
});
const tooMany = expect.objectContaining({
  status: 429,
  headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) },
});

it('limits the requests of an address, and sends Retry-After', () => {
  const limit = openLimit(2, { isTrusted: () => false });
  limit(from('203.0.113.7'));
  limit(from('203.0.113.7'));
  expect(() => limit(from('203.0.113.7'))).toThrow(tooMany);
  limit(from('203.0.113.8'));
});

it('counts clients behind a trusted proxy separately; other peers cannot set X-Forwarded-For', () => {
  const limit = openLimit(1, { isTrusted: (address) => address === '10.0.0.1' });
  limit(from('10.0.0.1', '203.0.113.7'));
  limit(from('10.0.0.1', '203.0.113.8'));
  expect(() => limit(from('10.0.0.1', '203.0.113.8'))).toThrow(tooMany);
  limit(from('203.0.113.9', '198.51.100.1'));
  expect(() => limit(from('203.0.113.9', '198.51.100.2'))).toThrow(tooMany);
});

it('counts the network of an IPv6 address, since a device may have all its addresses', () => {
  const limit = openLimit(1, { isTrusted: () => false });
  limit(from('2001:db8:1:2::1'));
  expect(() => limit(from('2001:db8:1:2:ffff::9'))).toThrow(tooMany);
  limit(from('2001:db8:1:3::1'));
});

test('an undeclared proxy of this machine does not make all readers one; writes are limited anyway', () => {
  const { reads, writes } = createRequestLimits(limits(), () => false);
  for (let count = 0; count < 4000; count += 1) reads(from('127.0.0.1'));
  expect(() => {
    for (let count = 0; count < 100; count += 1) writes(from('127.0.0.1'));
  }).toThrow(tooMany);
  expect(() => {
    for (let count = 0; count < 4000; count += 1) reads(from('203.0.113.7'));
  }).toThrow(tooMany);
});
