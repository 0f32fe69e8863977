import { describe, expect, it } from 'vitest';
import { createPreloadQueue } from './preload-queue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the preload queue', () => {
  it('never runs more than five at once and completes them all', async () => {
    const enqueue = createPreloadQueue();
    const finish: (() => void)[] = [];
    let most = 0;
    let done = 0;
    for (let index = 0; index < 12; index += 1) {
      enqueue(`/page/${index}`, () =>
        new Promise<void>((resolve) => finish.push(resolve)).then(() => void (done += 1)),
      );
    }
    while (done < 12) {
      most = Math.max(most, finish.length);
      for (const end of finish.splice(0)) end();
      await settled();
    }
    expect(most).toBe(5);
  });

  it('fetches a page once, and continues after a failure', async () => {
    const enqueue = createPreloadQueue(1);
    const fetched: string[] = [];
    enqueue('/a', () => Promise.reject(new Error('offline')));
    for (const path of ['/b', '/b', '/c']) enqueue(path, async () => void fetched.push(path));
    await settled();
    expect(fetched).toEqual(['/b', '/c']);
  });
});
