/**
 * The scroll animation's defaults (specification, section 9): pixels from the top, milliseconds, the CSS easing of
 * that name, and how often scrolling (throttle) and resizing (debounce) are looked at, in milliseconds.
 */
export const scrollDefaults = {
  offsetPx: 120,
  durationMs: 400,
  easing: 'ease',
  throttleMs: 99,
  debounceMs: 50,
} as const;
