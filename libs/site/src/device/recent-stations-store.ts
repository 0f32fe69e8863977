import type { RecentStations } from '@raang/views';
import { convenienceKeyPrefix, hasConsent } from './consent-store';
import { signedInAccount } from './signed-in-account';

/** Storage key, used only with consent; removed when consent is withdrawn. */
const recentStationsKey = `${convenienceKeyPrefix}recent-stations`;

/** As many as a visitor can scan above the full list. */
const mostRecent = 5;

/** Valid station codes only: other scripts may have written under this key. */
const stationCode = /^[A-Z]{2}\d{2}$/;

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
    return Array.isArray(kept) ? kept.map(String).filter((code) => stationCode.test(code)) : [];
  } catch {
    return [];
  }
}
