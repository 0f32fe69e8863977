import { isLocale } from '@raang/domain/locale';
import { nextTask } from '../device/next-task';
import { loadWordChunks } from '../language/word-chunks';

/** The framework's data of the page. Its manifest names the files of the page's routes. */
interface PageData {
  router?: { manifest?: { routes: Record<string, { preloads?: (string | { href: string })[] }> } };
}

/** The module `program.tsx`. */
export interface Program {
  /** Takes over the page. */
  start: () => Promise<void>;
}

let loading: Promise<void> | undefined;

/** Fetches the files of the page's program, without running them. A failure shows when the program is needed. */
export function fetchProgram(): void {
  for (const file of preloadsOfPage()) load(file).catch(() => undefined);
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
  } catch {
    loading = undefined;
    return false;
  }
}

async function start(request: () => Promise<Program>) {
  // browsers remember a module that failed to load: a later attempt would fail too
  if (!navigator.onLine) throw new Error('offline');
  const { lang } = document.documentElement;
  const words = isLocale(lang) ? loadWordChunks(lang) : undefined;
  // all files at once: each names its imports only when it has arrived
  const [program] = await Promise.all([request(), words, ...Array.from(preloadsOfPage(), load)]);
  // the files have just run
  await nextTask();
  await program.start();
}

/** The files of the page's routes. */
function preloadsOfPage(): Set<string> {
  const { $_TSR: data } = globalThis as { $_TSR?: PageData };
  const routes = Object.values(data?.router?.manifest?.routes ?? {});
  return new Set(
    routes.flatMap(({ preloads = [] }) =>
      preloads.map((file) => (typeof file === 'string' ? file : file.href)),
    ),
  );
}

/** Without one of its files the program would replace the page, which works, by a failure. */
function load(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`cannot load ${href}`));
    };
    document.head.append(link);
  });
}
