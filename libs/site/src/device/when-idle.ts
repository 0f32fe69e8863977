/** Maximum wait for an idle page, in milliseconds. */
const longestWaitForIdleMs = 3000;

/** Runs a callback when the browser is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  // Safari does not support idle callbacks
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, longestWaitForIdleMs / 2);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: longestWaitForIdleMs });
  return () => cancelIdleCallback(handle);
}
