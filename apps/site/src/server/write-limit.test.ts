import { expect, it } from 'vitest';
import { createWriteLimit } from './write-limit';

const from = (ip: string, method = 'POST') =>
  Object.assign(new Request('http://localhost/api/v1/x', { method }), { ip });

it('lets an address write so often and no more, and says when to come back', async () => {
  const refuse = createWriteLimit({ isTrusted: () => false, writes: 2 });
  expect(await refuse(from('203.0.113.7'))).toBeUndefined();
  expect(await refuse(from('203.0.113.7'))).toBeUndefined();
  const refused = await refuse(from('203.0.113.7'));
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await refuse(from('203.0.113.8'))).toBeUndefined();
});

it('never keeps anybody from reading', async () => {
  const refuse = createWriteLimit({ isTrusted: () => false, writes: 1 });
  for (let round = 0; round < 5; round += 1) expect(await refuse(from('203.0.113.7', 'GET'))).toBeUndefined();
});
