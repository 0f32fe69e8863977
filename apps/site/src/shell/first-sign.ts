/** A greeting leaves this time to what the visitor has just begun, in milliseconds. */
export const introDelayMs = 1000;

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Runs something a moment after the visitor first does anything: scrolls, touches or types. A greeting that came by
 * itself would stand between the visitor and the page before the first word of it is read, and its picture would be
 * what the page is waited for.
 * @returns what calls it off
 */
export function afterFirstSign(
  run: () => void,
  target: Pick<EventTarget, 'addEventListener'> = window,
): () => void {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(run, introDelayMs);
  };
  for (const sign of signs)
    target.addEventListener(sign, begin, { passive: true, once: true, signal: off.signal });
  return () => {
    off.abort();
    clearTimeout(timer);
  };
}
