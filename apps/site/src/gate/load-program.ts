import { isLocale } from '@raang/domain/locale';
import { loadWordChunks } from '../language/word-chunks';

/** The framework's data of the page. Its manifest names the files of the page's routes. */
interface PageData {
  router?: { manifest?: { routes: Record<string, { preloads?: (string | { href: string })[] }> } };
}

let loading: Promise<void> | undefined;

/**
 * Loads the program and lets it take over the page. After a failure (offline, or replaced by a newer build) the page
 * stays as it is, and the next call tries again.
 * @returns whether the program is there
 */
export async function loadProgram(): Promise<boolean> {
  loading ??= start();
  try {
    await loading;
    return true;
  } catch {
    loading = undefined;
    return false;
  }
}

async function start() {
  // all files at once: each names its imports only when it has arrived
  preloadPage();
  const { lang } = document.documentElement;
  // the program asks for them too, and reports a failure
  if (isLocale(lang)) loadWordChunks(lang).catch(() => undefined);
  const program = await import('../program');
  await program.start();
}

function preloadPage() {
  const { $_TSR: data } = globalThis as { $_TSR?: PageData };
  for (const { preloads = [] } of Object.values(data?.router?.manifest?.routes ?? {})) {
    for (const preload of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = typeof preload === 'string' ? preload : preload.href;
      document.head.append(link);
    }
  }
}
