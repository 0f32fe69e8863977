import { type KeptPlaceName, keptPlaceNames } from '@raang/views';
import { convenienceKeyPrefix, hasConsent } from './consent-store';

/** Storage key of home and work, used only with consent; removed when consent is withdrawn. */
export const keptPlacesKey = `${convenienceKeyPrefix}places`;

/** A station's code or a place's id, as in URLs: other scripts may have written under this key. */
export const validEnd = /^(?=.{1,60}$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;

export function readKeptPlaces(): Partial<Record<KeptPlaceName, string>> {
  if (!hasConsent('convenience')) return {};
  try {
    const kept = JSON.parse(localStorage.getItem(keptPlacesKey) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      keptPlaceNames.flatMap((name) => {
        const end = kept[name];
        return typeof end === 'string' && validEnd.test(end) ? [[name, end]] : [];
      }),
    );
  } catch {
    return {};
  }
}
