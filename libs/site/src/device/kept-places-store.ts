import { consentCategories, type KeptPlaces } from '@raang/views';
import { decideConsent, forgetConveniences, hasConsent } from './consent-store';
import { keptPlacesKey, readKeptPlaces } from './kept-places';
import { showKeptRows } from './kept-rows';

/** Home and work on the visitor's device. Never a position, and never when they were used. */
export const keptPlaces: KeptPlaces = {
  read: readKeptPlaces,
  isAllowed: () => hasConsent('convenience'),
  keep: (name, end) => {
    if (!hasConsent('convenience')) decideConsent(consentCategories);
    write({ ...readKeptPlaces(), [name]: end });
  },
  remove: (name) => {
    const { [name]: _removed, ...others } = readKeptPlaces();
    write(others);
  },
  forget: () => {
    forgetConveniences();
    showKeptRows();
  },
};

function write(places: ReturnType<KeptPlaces['read']>): void {
  try {
    localStorage.setItem(keptPlacesKey, JSON.stringify(places));
  } catch {
    // storage may be blocked or full
  }
  showKeptRows();
}
