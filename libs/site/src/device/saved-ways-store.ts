import { consentCategories, type SavedWay, type SavedWays } from '@raang/views';
import { decideConsent, hasConsent } from './consent-store';
import { keptRowPath } from './kept-row-path';
import { askForRow, showKeptRows } from './kept-rows';
import { readSavedWays, savedWaysKey } from './saved-ways';

/** An older way makes room for a new one. */
const mostWays = 10;

/** Saved ways on the visitor's device. Never a position, and never when they were used. */
export const savedWays: SavedWays = {
  has: (way) => readSavedWays().some(isSame(way)),
  isAllowed: () => hasConsent('convenience'),
  save: (way) => {
    if (!hasConsent('convenience')) decideConsent(consentCategories);
    write([way, ...withoutWay(way)].slice(0, mostWays));
  },
  remove: (way) => write(withoutWay(way)),
  readRows: async () => {
    const rows = await Promise.all(readSavedWays().map(async (way) => ({ way, row: await askForRow(way) })));
    return rows.flatMap(({ way, row }) => (row && row !== 'gone' ? [{ way, row }] : []));
  },
};

/** The same question and the same lines, whenever it was saved. */
const isSame = (way: SavedWay) => (other: SavedWay) => keptRowPath('', other) === keptRowPath('', way);

function withoutWay(way: SavedWay): SavedWay[] {
  const isRemoved = isSame(way);
  return readSavedWays().filter((other) => !isRemoved(other));
}

function write(ways: readonly SavedWay[]): void {
  try {
    if (ways.length > 0) localStorage.setItem(savedWaysKey, JSON.stringify(ways));
    else localStorage.removeItem(savedWaysKey);
  } catch {
    // storage may be blocked or full
  }
  showKeptRows();
}
