/** How often the shown part of a page that changes by the minute is loaded again; live trains change sooner. */
export const renewalMs = () => (document.querySelector('[data-live=trains]') ? 20_000 : 30_000);

/** Calls back once when a page that changes by the minute is due and somebody looks at it. */
export function whenDue(onDue: () => void): void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', check);
    onDue();
  };
  setTimeout(() => {
    document.addEventListener('visibilitychange', check);
    check();
  }, renewalMs());
}
