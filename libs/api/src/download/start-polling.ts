import { setTimeout as sleep } from 'node:timers/promises';
import { nextPoll, type PollOutcome, type PollPace } from './next-poll';

export interface PollingOptions {
  pace: PollPace;
  now: () => Date;
  /** From 0 to 1. Spreads the requests of processes over a second of a slot. */
  random?: (() => number) | undefined;
  wait?: ((milliseconds: number, signal: AbortSignal) => Promise<unknown>) | undefined;
}

/** Resolves when polling has ended. */
export type StopPolling = () => Promise<void>;

const waitForTimer = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal, ref: false });

/**
 * Polls at once, and then in the slots of `nextPoll`.
 * @param poll never throws; its signal aborts a request in progress
 */
export function startPolling(
  poll: (signal: AbortSignal) => Promise<PollOutcome>,
  { pace, now, random = Math.random, wait = waitForTimer }: PollingOptions,
): StopPolling {
  const stopping = new AbortController();
  const spread = random() * 1000;
  // only `stop` ends the loop: it makes the wait throw
  const running = run().catch(() => undefined);
  return async () => {
    stopping.abort();
    await running;
  };

  async function run(): Promise<void> {
    let failures = 0;
    for (;;) {
      const startedAt = now().getTime();
      const outcome = await poll(stopping.signal);
      stopping.signal.throwIfAborted();
      failures = outcome.failure === undefined ? 0 : failures + 1;
      const ended = now().getTime();
      const due = nextPoll(pace, outcome, { startedAt: startedAt / 1000, now: ended / 1000, failures });
      await wait(due * 1000 + spread - ended, stopping.signal);
      stopping.signal.throwIfAborted();
    }
  }
}
