/** Specification, section 4: how long a page is taken to load, in milliseconds. */
export const loadingEstimateMs = 2000;
/** Specification, section 4. A page that is there sooner shows no bar; a full bar stays as long, to be seen. */
export const loadingThrottleMs = 200;

/** How full the bar is once the estimate is used up; a slower page creeps on from there. */
const shareAtEstimate = 0.8;

/**
 * How full the bar is, 0 to 1, or undefined while it does not show. It never says 1: only the page's arrival does.
 * (Section 4 also says "remaining time divided by timeout": that is the toast's bar, which runs empty.)
 */
export function loadingShare(elapsedMs: number): number | undefined {
  if (elapsedMs < loadingThrottleMs) return undefined;
  return 1 - (1 - shareAtEstimate) ** (elapsedMs / loadingEstimateMs);
}
