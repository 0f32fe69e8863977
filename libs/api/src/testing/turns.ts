/** Waiting without time: who waits goes on when the test says so, or when it is stopped. */
export function createTurns() {
  const waited: number[] = [];
  let goOn = () => {};
  let arrive = () => {};
  let arrival = new Promise<void>((resolve) => (arrive = resolve));
  return {
    /** How long every wait would have been, in milliseconds. */
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
    /** Resolves when the next wait has begun. */
    reached: () => arrival,
    /** Ends the wait, and resolves when the next one has begun. */
    next: () => {
      arrival = new Promise((resolve) => (arrive = resolve));
      goOn();
      return arrival;
    },
  };
}
