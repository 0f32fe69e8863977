import type { Drawing } from './drawing';
import { iconCacheEntries, iconCacheLifeMs } from './limits';

/** What is used of `localStorage`. */
export type IconStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface IconCache {
  get(key: string): Drawing | undefined;
  set(key: string, drawing: Drawing): void;
}

interface Entry {
  drawing: Drawing;
  storedAt: number;
}

const storageKey = 'raang-icons';

/**
 * Keeps drawings for a week, the fifty last used. With a storage they outlive the page; one that is full, forbidden or
 * holds something else is worked without.
 *
 * @param now milliseconds of the clock
 */
export function createIconCache(now: () => number, storage?: IconStorage): IconCache {
  const entries = new Map<string, Entry>(readEntries(storage));

  const save = () => {
    try {
      storage?.setItem(storageKey, JSON.stringify([...entries]));
    } catch {
      // Full or forbidden: the page still has its own copy.
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.storedAt >= iconCacheLifeMs) return undefined;
      // a Map remembers the order of insertion: the first is the one that was not used for longest
      entries.set(key, entry);
      return entry.drawing;
    },
    set(key, drawing) {
      entries.delete(key);
      entries.set(key, { drawing, storedAt: now() });
      for (const oldest of entries.keys()) {
        if (entries.size <= iconCacheEntries) break;
        entries.delete(oldest);
      }
      save();
    },
  };
}

function readEntries(storage: IconStorage | undefined): [string, Entry][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(item: unknown): item is [string, Entry] {
  if (!Array.isArray(item) || typeof item[0] !== 'string') return false;
  const entry = item[1] as Partial<Entry> | null;
  return (
    typeof entry?.storedAt === 'number' &&
    typeof entry.drawing?.body === 'string' &&
    typeof entry.drawing.viewBox === 'string'
  );
}
