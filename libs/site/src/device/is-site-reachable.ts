/** URL of the newest build's id; small and never cached. */
export const newestBuildPath = '/builds/latest.json';

/** Longer than a slow network takes for a response without a body. */
const patienceMs = 10_000;

/** Whether the site responds. A device may say that it is online where no network reaches it. */
export async function isSiteReachable(ask: typeof fetch = fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await ask(newestBuildPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return true;
  } catch {
    return false;
  }
}
