/** Calls at most once per `ms`. The last call follows the last event, so that it sees the final state. */
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

/** Calls once, `ms` after the last of a series of events. */
export function debounce(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paced = () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  return Object.assign(paced, { cancel: () => clearTimeout(timer) });
}
