import { createContext } from 'react';
import type { KeptRowModel } from './kept-row';
import type { SavedWay } from './saved-way';

/** The saved ways of a visitor, stored on the device only. */
export interface SavedWays {
  has: (way: SavedWay) => boolean;
  /** Whether storing them needs no further consent. */
  isAllowed: () => boolean;
  /** Stores a way. For a visitor without consent it is the consent. */
  save: (way: SavedWay) => void;
  remove: (way: SavedWay) => void;
  /** The newest first. Leaves out ways whose stations the network no longer has. */
  readRows: () => Promise<{ way: SavedWay; row: KeptRowModel }[]>;
}

/** Loads them when the page needs them; absent if the device stores none. */
export const SavedWaysContext = createContext<(() => Promise<SavedWays>) | undefined>(undefined);
