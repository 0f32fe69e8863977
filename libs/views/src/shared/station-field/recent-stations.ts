import { createContext } from 'react';

/** Recently chosen stations, stored on the visitor's device. */
export interface RecentStations {
  /** Codes, the latest first. */
  read: () => readonly string[];
  remember: (code: string) => void;
}

/** Loads them with the selector; absent if the device stores none. */
export const RecentStationsContext = createContext<(() => Promise<RecentStations>) | undefined>(undefined);
