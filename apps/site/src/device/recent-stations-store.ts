import type { RecentStations } from '@raang/views';
import { convenienceKeyPrefix, hasConsent } from './consent-store';

/** Where the device keeps them, with consent alone; they go when it does. */
const recentStationsKey = `${convenienceKeyPrefix}recent-stations`;

/** As many as one takes in at a glance above the list of all. */
const mostRecent = 5;

/** A code as stations have them: whatever else is found under the key was not put there by us. */
const stationCode = /^[A-Z]{2}\d{2}$/;

export const recentStations: RecentStations = {
  read: () => {
    if (!hasConsent('convenience')) return [];
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(recentStationsKey) ?? '[]');
      return Array.isArray(kept) ? kept.map(String).filter((code) => stationCode.test(code)) : [];
    } catch {
      return [];
    }
  },
  remember: (code) => {
    if (!hasConsent('convenience')) return;
    const codes = [code, ...recentStations.read().filter((known) => known !== code)].slice(0, mostRecent);
    try {
      localStorage.setItem(recentStationsKey, JSON.stringify(codes));
    } catch {
      // where storage is forbidden or full nothing is kept
    }
  },
};
