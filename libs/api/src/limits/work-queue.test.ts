import { expect, test } from 'vitest';
import { createWorkQueue, TooBusyError } from './work-queue';

test('runs tasks in order up to its limit, and rejects the rest', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 2 });
  const log: string[] = [];
  let atWork = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, (atWork += 1));
    log.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(work(name))));
  expect(most).toBe(2);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(results[4]).toMatchObject({ reason: expect.any(TooBusyError) });
});

test('a failed task frees its slot', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});
