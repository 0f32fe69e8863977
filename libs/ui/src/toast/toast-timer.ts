/** The kit's default (specification, section 9). */
export const toastTimeoutMs = 5000;

/** A countdown that can pause. Callers pass the current time, in milliseconds. */
export interface Timer {
  timeoutMs: number;
  /** Remaining time at the last start or pause. */
  leftMs: number;
  /** Undefined while paused. */
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

/** Between 0 and the timeout, even if the device's clock is set back. */
export function remainingMs({ timeoutMs, leftMs, runningSince }: Timer, now: number): number {
  const left = runningSince === undefined ? leftMs : leftMs - (now - runningSince);
  return Math.min(Math.max(left, 0), timeoutMs);
}

/** Share of the bar, 0 to 1: remaining time divided by timeout (specification, section 4). */
export function remainingShare(timer: Timer, now: number): number {
  return timer.timeoutMs > 0 ? remainingMs(timer, now) / timer.timeoutMs : 0;
}
