/** At most this many routes are fetched ahead at once (specification §9). */
export const concurrentPreloads = 5;

/** Runs tasks in order of arrival, a few at a time, each key once. */
export function createPreloadQueue(limit = concurrentPreloads) {
  const seen = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const pump = () => {
    while (running < limit && waiting.length > 0) {
      running += 1;
      void waiting.shift()!()
        // a preload that fails costs nothing: the visit itself will tell
        .catch(() => {})
        .finally(() => {
          running -= 1;
          pump();
        });
    }
  };
  return (key: string, task: () => Promise<unknown>) => {
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(task);
    pump();
  };
}
