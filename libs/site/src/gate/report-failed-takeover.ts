import { leftAttribute } from '../device/places-script';

const reported = new Set<string>();

/**
 * Reports, once, why the program did not take over the page or a part of it: that stays as HTML. Being offline is no failure,
 * nor is a page that the browser is leaving. The wording is the specification's (§8).
 */
export function reportFailedTakeover(error: unknown): void {
  // React says first that it recovers
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const text = String(cause);
  const isLeft = document.documentElement.hasAttribute(leftAttribute);
  if (!navigator.onLine || isLeft || reported.has(text)) return;
  reported.add(text);
  console.error('Error while mounting app', cause);
}
