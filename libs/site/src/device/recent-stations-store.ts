import type { RecentStations } from '@raang/views';
import { convenienceKeyPrefix, hasConsent } from './consent-store';
import { validEnd } from './kept-places';
import { signedInAccount } from './signed-in-account';

/** Storage key, used only with consent; removed when consent is withdrawn. */
export const recentStationsKey = `${convenienceKeyPrefix}recent-stations`;

/** As many as a visitor can scan above the full list. */
const mostRecent = 5;

/** The saved stations of a signed-in visitor come before the recent ones. */
export const recentStations: RecentStations = {
  read: () => [...new Set([...(signedInAccount.read()?.savedStations ?? []), ...readRecent()])],
  remember: (code) => {
    if (!hasConsent('convenience')) return;
    const codes = [code, ...readRecent().filter((known) => known !== code)].slice(0, mostRecent);
    try {
      localStorage.setItem(recentStationsKey, JSON.stringify(codes));
    } catch {
      // storage may be blocked or full
    }
  },
};

function readRecent(): string[] {
  if (!hasConsent('convenience')) return [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentStationsKey) ?? '[]');
    return Array.isArray(kept) ? kept.map(String).filter((code) => validEnd.test(code)) : [];
  } catch {
    return [];
  }
}
