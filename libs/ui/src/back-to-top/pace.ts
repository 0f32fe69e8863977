/** Calls at most once per `ms`, the last time after the last event: what is seen at the end is what holds. */
export function throttle(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paced = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  };
  return Object.assign(paced, { cancel: () => clearTimeout(timer) });
}

/** Calls once, `ms` after the last of a row of events. */
export function debounce(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paced = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  return Object.assign(paced, { cancel: () => clearTimeout(timer) });
}
