/** Work that cannot be done now: too many tasks wait, or one took too long. */
export class TooBusyError extends Error {}

export interface WorkQueue {
  /** @throws TooBusyError if the queue is full */
  run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Runs a few tasks at once and queues some more, so that heavy work never takes all of the CPU and memory. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  let running = 0;
  const queue: (() => void)[] = [];

  const begin = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new TooBusyError('too many tasks are waiting'));
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
