/** Minimum time between automatic reloads of a path (specification §4 and §9). */
export const reloadGuardMs = 10_000;

const storageKey = 'reloads';

export interface ReloadGuardOptions {
  /** `sessionStorage`: survives the reload and belongs to the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Whether a path may be reloaded now; records the reload. Always false without storage. */
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
