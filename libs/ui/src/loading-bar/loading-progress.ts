/** Estimated load time of a page, in milliseconds (specification, section 4). */
export const loadingEstimateMs = 2000;
/** The bar never shows before this, and stays this long when it is full (specification, section 4). */
export const loadingThrottleMs = 200;
/** The bar shows after the throttle: at a page that takes a quarter of a second it would only flash. */
const shownAfterMs = loadingThrottleMs + 100;

/** Share of the bar at the estimate. It slows down after that. */
const shareAtEstimate = 0.8;

/**
 * Share of the bar, 0 to 1, or undefined before it shows. Reaches 1 only when the page has loaded.
 * ("Remaining time divided by timeout" in section 4 is the toast's bar.)
 */
export function loadingShare(elapsedMs: number): number | undefined {
  if (elapsedMs < shownAfterMs) return undefined;
  return 1 - (1 - shareAtEstimate) ** (elapsedMs / loadingEstimateMs);
}
