import { seenNoticesKey } from './closed-notices';

/** More than are ever shown at once. */
export const mostSeenNotices = 50;

/**
 * The notices that a visitor has closed, by key (id and version).
 * @param storage `localStorage`; if blocked, the list lasts as long as the page
 */
export function createSeenNotices(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  let seen: string[] | undefined;
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(seenNoticesKey) ?? '[]');
      return Array.isArray(kept) ? kept.map(String) : [];
    } catch {
      return [];
    }
  };
  return {
    has: (key: string): boolean => (seen ?? read()).includes(key),
    add: (key: string): void => {
      seen = [...(seen ?? read()).filter((known) => known !== key), key].slice(-mostSeenNotices);
      try {
        storage().setItem(seenNoticesKey, JSON.stringify(seen));
      } catch {
        // kept in memory
      }
    },
  };
}
