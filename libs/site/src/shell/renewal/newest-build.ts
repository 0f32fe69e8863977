import { newestBuildPath } from '../../device/is-site-reachable';

/** How often an open page checks for a newer build: hourly (specification §4 and §9). */
export const newestBuildCheckMs = 3_600_000;

/** Timeout of the check, in milliseconds. */
const patienceMs = 5000;

/** The id of the build that the site serves now; undefined if it does not respond. */
export async function fetchNewestBuild(ask: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const answer = await ask(newestBuildPath, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    const newest: unknown = await answer.json();
    const isBuild = typeof newest === 'object' && newest !== null && 'id' in newest;
    return answer.ok && isBuild ? String(newest.id) : undefined;
  } catch {
    return undefined;
  }
}

export interface BuildWatchOptions {
  /** The build of the current page. */
  buildId: string;
  ask?: typeof fetch;
}

let newer = false;

/** Whether there is a newer build: the next link then loads a document, and with it the new program. */
export function isNewerBuildKnown(): boolean {
  return newer;
}

/** Checks for a newer build every hour until one is found. @returns a function that stops it */
export function watchNewestBuild({ buildId, ask }: BuildWatchOptions): () => void {
  const timer = setInterval(() => {
    void fetchNewestBuild(ask).then((newest) => {
      if (newest === undefined || newest === buildId) return;
      newer = true;
      clearInterval(timer);
    });
  }, newestBuildCheckMs);
  return () => clearInterval(timer);
}
