import { createContext } from 'react';
import type { KeptPlaceName } from './kept-place';

/** The places of a visitor, stored on the device only. */
export interface KeptPlaces {
  /** A station's code or a place's id. */
  read: () => Partial<Record<KeptPlaceName, string>>;
  /** Whether storing them needs no further consent. */
  isAllowed: () => boolean;
  /** Stores a place. For a visitor without consent it is the consent. */
  keep: (name: KeptPlaceName, end: string) => void;
  remove: (name: KeptPlaceName) => void;
  /** Deletes everything that the device keeps for convenience, stations searched last included. */
  forget: () => void;
}

/** Loads them with the first press; absent if the device stores none. */
export const KeptPlacesContext = createContext<(() => Promise<KeptPlaces>) | undefined>(undefined);
