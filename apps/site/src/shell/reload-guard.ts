/** A page is loaded anew by itself at most once in this time, each path for itself (specification §4 and §9). */
export const reloadGuardMs = 10_000;

const storageKey = 'reloads';

export interface ReloadGuardOptions {
  /** `sessionStorage`; it outlives the reload and belongs to the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Says whether a path may be loaded anew now, and remembers that it was. Where nothing can be remembered: never. */
export function createReloadGuard({ storage, now }: ReloadGuardOptions) {
  return (path: string): boolean => {
    try {
      const recent = Object.entries(read(storage)).filter(([, at]) => now() - at < reloadGuardMs);
      if (recent.some(([known]) => known === path)) return false;
      storage.setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [path, now()]])));
      return true;
    } catch {
      return false;
    }
  };
}

function read(storage: ReloadGuardOptions['storage']): Record<string, number> {
  return JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
