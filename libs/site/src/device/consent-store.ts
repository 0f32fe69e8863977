import { type ConsentCategory, consentCategories } from '@raang/views';
import { readCookie } from './read-cookie';

/** Increment when the categories or their purposes change: every visitor is asked again. */
export const consentVersion = 2;

/** Anchor on the cookie policy where the choice can be changed. */
export const consentId = 'cookie-choice';

export const consentCookieName = 'consent';

/** Consent expires after this many days. */
const consentDays = 365;

/** Prefix of the storage keys that need consent; removed when it is withdrawn. */
export const convenienceKeyPrefix = 'convenience:';

/** The choice in a cookie header or `document.cookie`; undefined without a choice for this version. */
export function readConsent(cookies: string): ConsentCategory[] | undefined {
  const value = /^(\d+)\.([a-z.]*)/.exec(readCookie(cookies, consentCookieName) ?? '');
  if (!value || Number(value[1]) !== consentVersion) return undefined;
  const kept = new Set(value[2]!.split('.'));
  return consentCategories.filter((category) => category === 'necessary' || kept.has(category));
}

/** Cookie value: `version.category.category`. */
export function consentCookie(accepted: readonly ConsentCategory[]): string {
  const value = [consentVersion, ...accepted].join('.');
  return `${consentCookieName}=${value}; Max-Age=${consentDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}

/** Categories that an answered form accepts: `consent` is necessary, all or chosen; `category` repeats. */
export function acceptedOf(consent: unknown, chosen: readonly unknown[]): ConsentCategory[] {
  return consentCategories.filter(
    (category) =>
      category === 'necessary' || consent === 'all' || (consent === 'chosen' && chosen.includes(category)),
  );
}

const listeners = new Set<() => void>();

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call it before storing anything that is not necessary. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'necessary' || (readConsent(document.cookie)?.includes(category) ?? false);
}

/** Saves the choice, and removes at once what it no longer covers. */
export function decideConsent(accepted: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(accepted);
  if (!accepted.includes('convenience')) forgetConveniences();
  for (const listener of listeners) listener();
}

/** Deletes everything that is stored with the visitor's consent. */
export function forgetConveniences(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(convenienceKeyPrefix)) localStorage.removeItem(key);
  } catch {
    // blocked storage contains nothing
  }
}
