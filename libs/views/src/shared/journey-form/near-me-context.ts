import { createContext } from 'react';

export interface StationPosition {
  code: string;
  latitude: number;
  longitude: number;
}

/** Why there is no position: the visitor or the browser refused it, or the device knows none. */
type NoPosition = 'refused' | 'unknown';

/** What "near me" asks of the device and of the site. Nothing of the visitor's position leaves the device. */
export interface NearMe {
  /** Asks the visitor for the position, if the browser has no answer yet. */
  locate: () => Promise<{ latitude: number; longitude: number } | NoPosition>;
  loadStations: () => Promise<readonly StationPosition[]>;
}

/** Loads it at the first press; absent where there is none, as in stories. */
export const NearMeContext = createContext<(() => Promise<NearMe>) | undefined>(undefined);
