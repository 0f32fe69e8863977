import { expect, it } from 'vitest';
import { createWriteLimit } from './write-limit';

const from = (ip: string) => ({ ip, headers: new Headers() });

it('lets an address write so often and no more, and says when to come back', async () => {
  const limit = createWriteLimit({ isTrusted: () => false, writes: 2 });
  await limit(from('203.0.113.7'));
  await limit(from('203.0.113.7'));
  const refusal = await limit(from('203.0.113.7')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
  });
  await expect(limit(from('203.0.113.8'))).resolves.toBeUndefined();
});
