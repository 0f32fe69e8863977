import { Refusal } from '../http/refusal';

export interface WorkQueue {
  /** @throws Refusal 503 when as many are waiting as may wait */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Does a few things at once and lets a few more wait, so that pictures never take the whole machine from the pages. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  const begin = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting)
      return Promise.reject(new Refusal(503, 'Too many pictures are being made.', { 'retry-after': '2' }));
    // whoever ends hands its place on: the number of those at work stays as it is
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const end = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work) => {
      await begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
