/** Delay before a greeting, for what the visitor has just begun, in milliseconds. */
export const introDelayMs = 1000;

const interactions = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Runs a callback shortly after the first interaction: scroll, touch or key. A greeting that opened by itself would
 * cover the page before it is read, and its picture would count as the largest contentful paint.
 * @returns a function that cancels it
 */
export function afterFirstInteraction(
  run: () => void,
  target: Pick<EventTarget, 'addEventListener'> = window,
): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(run, introDelayMs);
  };
  for (const type of interactions)
    target.addEventListener(type, begin, { passive: true, once: true, signal: listeners.signal });
  return () => {
    listeners.abort();
    clearTimeout(timer);
  };
}
