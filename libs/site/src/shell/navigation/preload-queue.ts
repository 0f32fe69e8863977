/** Maximum number of concurrent preloads (specification §9). */
const concurrentPreloads = 5;

/** Runs tasks in order of arrival, a few at a time, each key once. */
export function createPreloadQueue(limit = concurrentPreloads) {
  const seen = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const pump = () => {
    while (running < limit && waiting.length > 0) {
      running += 1;
      void waiting.shift()!()
        // ignore failed preloads: the navigation itself reports errors
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
