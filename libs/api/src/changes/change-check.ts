import type { Database } from '../database/database';
import type { Changes } from './watch-changes';

/** The part of the changes that a source of data in memory needs. */
export type ChangesToCheck = Pick<Changes, 'version' | 'status' | 'announce'>;

export interface ChangeCheck {
  isBehind: (db: Database) => Promise<boolean>;
  /** Ask again at the next call, because reading what has changed has failed. */
  again: () => void;
}

/**
 * Asks the database whether data in memory is behind, only if something has changed since the last time: a busy process
 * would ask the same for every call. While the database does not respond, nothing is behind: what is in memory stays in
 * use.
 */
export function createChangeCheck(
  isBehind: ChangeCheck['isBehind'],
  changes: ChangesToCheck | undefined,
): ChangeCheck {
  if (!changes) return { isBehind, again: () => {} };
  let checked: number | undefined;
  const again = () => (checked = undefined);
  return {
    again,
    isBehind: async (db) => {
      const version = changes.version();
      if (version === checked || changes.status() === 'unknown') return false;
      // before the question: callers that ask meanwhile need not wait
      checked = version;
      return isBehind(db).catch(() => {
        again();
        return false;
      });
    },
  };
}
