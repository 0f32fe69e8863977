import { type ConsentCategory, consentCategories } from '@raang/views';

/** Raised when the categories or what they are for change: everybody is asked again. */
export const consentVersion = 1;

/** The place on the cookie policy where the choice can be changed. */
export const consentId = 'cookie-choice';

export const consentCookieName = 'consent';

/** A choice is asked for anew after this many days. */
export const consentDays = 365;

/** What is kept on a device for convenience has a key that begins so, and goes when consent does. */
export const convenienceKeyPrefix = 'convenience:';

/** The choice in a cookie header or `document.cookie`; undefined while nothing is decided about this version. */
export function readConsent(cookies: string): ConsentCategory[] | undefined {
  const value = new RegExp(`(?:^|;\\s*)${consentCookieName}=(\\d+)\\.([a-z.]*)`).exec(cookies);
  if (!value || Number(value[1]) !== consentVersion) return undefined;
  const kept = new Set(value[2]!.split('.'));
  return consentCategories.filter((category) => category === 'necessary' || kept.has(category));
}

/** `version.category.category`, as the cookie that remembers it. */
export function consentCookie(accepted: readonly ConsentCategory[]): string {
  const value = [consentVersion, ...accepted].join('.');
  return `${consentCookieName}=${value}; Max-Age=${consentDays * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}

const listeners = new Set<() => void>();

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asked before anything is kept that is not necessary. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'necessary' || (readConsent(document.cookie)?.includes(category) ?? false);
}

/** Remembers the choice, and removes at once what it no longer covers. */
export function decideConsent(accepted: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(accepted);
  if (!accepted.includes('convenience')) forget(convenienceKeyPrefix);
  for (const listener of listeners) listener();
}

function forget(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // where storage is forbidden nothing was kept
  }
}
