import { localeOfPath } from '../addresses/locale-of-path';
import { nextTask } from '../device/next-task';
import { loadWordChunks } from '../language/word-chunks';
import { isPageDeferred } from './deferred-page';
import { frameFiles, loadFiles, pageFiles } from './program-files';
import { reportFailedTakeover } from './report-failed-takeover';

/** The module `program.tsx`. */
export interface Program {
  /** Takes over the page. */
  start: () => Promise<void>;
}

let loading: Promise<void> | undefined;

/** Fetches the files of the page's program, without running them. A failure shows when the program is needed. */
export function fetchProgram(): void {
  loadFiles(neededFiles()).catch(() => undefined);
}

/**
 * Loads the program and lets it take over the page. After a failure (offline, or replaced by a newer build) the page
 * stays as it is, and the next call tries again.
 * @returns whether the program is there
 */
export async function loadProgram(request: () => Promise<Program>): Promise<boolean> {
  loading ??= start(request);
  try {
    await loading;
    return true;
  } catch (error) {
    loading = undefined;
    reportFailedTakeover(error);
    return false;
  }
}

async function start(request: () => Promise<Program>) {
  if (!navigator.onLine) throw new Error('offline');
  const locale = localeOfPath(location.pathname);
  const words = locale && loadWordChunks(locale);
  // all files at once: each names its imports only when it has arrived
  const [program] = await Promise.all([request(), words, loadFiles(neededFiles())]);
  // the files have just run
  await nextTask();
  await program.start();
}

/** A deferred page loads its own files. */
const neededFiles = () => [...new Set([...frameFiles(), ...(isPageDeferred() ? [] : pageFiles())])];
