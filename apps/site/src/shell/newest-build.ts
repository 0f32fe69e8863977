/** How often an open page asks whether there is a newer build: hourly (specification §4 and §9). */
export const newestBuildCheckMs = 3_600_000;

/** Where the newest build is told; never kept by a cache. */
export const newestBuildPath = '/builds/latest.json';

/** Longer than this an answer is not waited for, in milliseconds. */
const patienceMs = 5000;

/** The id of the build that the site serves now; undefined when it does not answer. */
export async function askNewestBuild(ask: typeof fetch = fetch): Promise<string | undefined> {
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
  /** The build that the page came with. */
  buildId: string;
  ask?: typeof fetch;
}

let newer = false;

/** Whether a newer build is known: the next link then loads its page, and with it the new program. */
export function isNewerBuildKnown(): boolean {
  return newer;
}

/** Looks for a newer build every hour until one is found. @returns what ends it */
export function watchNewestBuild({ buildId, ask }: BuildWatchOptions): () => void {
  const timer = setInterval(() => {
    void askNewestBuild(ask).then((newest) => {
      if (newest === undefined || newest === buildId) return;
      newer = true;
      clearInterval(timer);
    });
  }, newestBuildCheckMs);
  return () => clearInterval(timer);
}
