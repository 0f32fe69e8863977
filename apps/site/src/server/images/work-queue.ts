import { Refusal } from '../http/refusal';

export interface WorkQueue {
  /** @throws Refusal 503 if the queue is full */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Runs a few tasks at once and queues some more, so that pictures never take the whole CPU from the pages. */
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
    // a finished task hands over its slot: the number of running tasks stays the same
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
