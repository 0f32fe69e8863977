/** Fake timer: waiters resume when the test advances it, or when they are aborted. */
export function createTurns() {
  const waited: number[] = [];
  let goOn = () => {};
  let arrive = () => {};
  let arrival = new Promise<void>((resolve) => (arrive = resolve));
  return {
    /** Requested duration of every wait, in milliseconds. */
    waited,
    wait: (milliseconds: number, signal: AbortSignal) => {
      waited.push(milliseconds);
      const going = new Promise<void>((resolve) => {
        goOn = resolve;
        signal.addEventListener('abort', () => resolve());
      });
      arrive();
      return going;
    },
    /** Resolves when a wait has started. */
    reached: () => arrival,
    /** Ends the current wait. Resolves when the next one has started. */
    next: () => {
      arrival = new Promise((resolve) => (arrive = resolve));
      goOn();
      return arrival;
    },
  };
}
