/**
 * Defaults of the scroll animation (specification, section 9). The throttle applies to scroll events, the debounce to
 * resize events.
 */
export const scrollDefaults = {
  offsetPx: 120,
  durationMs: 400,
  easing: 'ease',
  throttleMs: 99,
  debounceMs: 50,
} as const;
