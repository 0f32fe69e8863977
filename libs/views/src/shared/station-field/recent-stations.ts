import { createContext } from 'react';

/** Stations that this visitor has chosen before, as their device keeps them. */
export interface RecentStations {
  /** Codes, the latest first. */
  read: () => readonly string[];
  remember: (code: string) => void;
}

/** Loads them with the selector, which comes late; absent where nothing is kept. */
export const RecentStationsContext = createContext<(() => Promise<RecentStations>) | undefined>(undefined);
