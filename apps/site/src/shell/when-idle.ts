/** A page that never gets to rest is not waited for longer than this, in milliseconds. */
export const longestWaitForIdleMs = 3000;

/** Runs something once the browser has nothing better to do. @returns what calls it off */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, longestWaitForIdleMs / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitForIdleMs });
  return () => cancelIdleCallback(handle);
}
