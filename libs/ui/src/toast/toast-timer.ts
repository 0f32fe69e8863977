/** Specification, section 9: the interface kit's default. */
export const toastTimeoutMs = 5000;

/** A countdown that can stand still. It knows no clock: whoever asks says what time it is, in milliseconds. */
export interface Timer {
  timeoutMs: number;
  /** What was left when it last started or stopped. */
  leftMs: number;
  /** Undefined while it stands still. */
  runningSince: number | undefined;
}

export function startTimer(timeoutMs: number, now: number): Timer {
  return { timeoutMs, leftMs: timeoutMs, runningSince: now };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return { ...timer, leftMs: remainingMs(timer, now), runningSince: undefined };
}

export function resumeTimer(timer: Timer, now: number): Timer {
  return timer.runningSince === undefined ? { ...timer, runningSince: now } : timer;
}

/** Never below 0, nor above the timeout when the device's clock is set back. */
export function remainingMs({ timeoutMs, leftMs, runningSince }: Timer, now: number): number {
  const left = runningSince === undefined ? leftMs : leftMs - (now - runningSince);
  return Math.min(Math.max(left, 0), timeoutMs);
}

/** The width of the bar, 0 to 1: remaining time divided by timeout (specification, section 4). */
export function remainingShare(timer: Timer, now: number): number {
  return timer.timeoutMs > 0 ? remainingMs(timer, now) / timer.timeoutMs : 0;
}
