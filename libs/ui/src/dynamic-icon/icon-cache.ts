import type { Drawing } from './drawing';
import { iconCacheEntries, iconCacheLifeMs } from './limits';

/** The part of `localStorage` that the cache uses. */
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
 * An LRU cache of 50 drawings, valid for a week. A storage keeps them across pages. The cache works without it if it is
 * full, forbidden or corrupt.
 *
 * @param now milliseconds of the clock
 */
export function createIconCache(now: () => number, storage?: IconStorage): IconCache {
  const entries = new Map<string, Entry>(readEntries(storage));

  const save = () => {
    try {
      storage?.setItem(storageKey, JSON.stringify([...entries]));
    } catch {
      // The storage is full or forbidden. The page still has its entries in memory.
    }
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.storedAt >= iconCacheLifeMs) return undefined;
      // a Map keeps the order of insertion, so the first entry is the least recently used
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
