import { expect, it } from 'vitest';
import { createRequestLimit } from './request-limit';

const from = (ip: string, forwardedFor?: string) => ({
  ip,
  headers: new Headers(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
});

it('limits the requests of an address, and sends Retry-After', async () => {
  const limit = createRequestLimit({ perMinute: 2, isTrusted: () => false });
  await limit(from('203.0.113.7'));
  await limit(from('203.0.113.7'));
  await expect(limit(from('203.0.113.7'))).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) },
  });
  await limit(from('203.0.113.8'));
});

it('counts clients behind a trusted proxy separately; other peers cannot set X-Forwarded-For', async () => {
  const limit = createRequestLimit({ perMinute: 1, isTrusted: (address) => address === '10.0.0.1' });
  await limit(from('10.0.0.1', '203.0.113.7'));
  await limit(from('10.0.0.1', '203.0.113.8'));
  await expect(limit(from('10.0.0.1', '203.0.113.8'))).rejects.toMatchObject({ status: 429 });
  await limit(from('203.0.113.9', '198.51.100.1'));
  await expect(limit(from('203.0.113.9', '198.51.100.2'))).rejects.toMatchObject({ status: 429 });
});
