/** The framework's data of the page. Its manifest names the files of the page's routes. */
interface PageData {
  router?: { manifest?: { routes: Record<string, { preloads?: (string | { href: string })[] }> } };
}

/** Files of the frame, which every page has. */
export const frameFiles = (): string[] => filesOf((route) => route === rootRoute);

/** Files of the page inside of it. */
export const pageFiles = (): string[] => filesOf((route) => route !== rootRoute);

const rootRoute = '__root__';

function filesOf(isOwn: (route: string) => boolean): string[] {
  const { $_TSR: data } = globalThis as { $_TSR?: PageData };
  const routes = Object.entries(data?.router?.manifest?.routes ?? {});
  const files = routes.flatMap(([route, { preloads = [] }]) =>
    isOwn(route) ? preloads.map((file) => (typeof file === 'string' ? file : file.href)) : [],
  );
  return [...new Set(files)];
}

/**
 * Fetches files of the program, without running them. Rejects if one is missing (offline, or replaced by a newer build):
 * with it React would replace the page, which works, by a failure.
 */
export async function loadFiles(files: readonly string[]): Promise<void> {
  // browsers remember a module that failed to load: a later attempt would fail too
  if (!navigator.onLine) throw new Error('offline');
  await Promise.all(files.map(loadFile));
}

function loadFile(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      checkFile(href).then(resolve, reject);
    };
    document.head.append(link);
  });
}

/** Firefox reports an error for a link to a module that has already run. Such a file comes from the browser's cache. */
async function checkFile(href: string): Promise<void> {
  const { ok } = await fetch(href);
  if (!ok) throw new Error(`cannot load ${href}`);
}
