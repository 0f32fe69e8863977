const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day on which tests see the site, in Bangkok: no result depends on the day of the run. E2E_TODAY sets another one. */
export const today = process.env['E2E_TODAY'] ?? '2026-11-28';

const morning = new Date(`${today}T10:00:00+07:00`);

const daysLater = (days: number) => new Date(morning.getTime() + days * dayMilliseconds);

/** Twenty past midnight after the next Sunday: the last trains of a Sunday run, and the date is that of Monday. */
function sundayNight(): Date {
  const toMonday = (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7;
  return new Date(new Date(`${today}T00:20:00+07:00`).getTime() + toMonday * dayMilliseconds);
}

/** The times at which tests start the clock of a site. */
export const clocks = {
  today: morning,
  'in three days': daysLater(3),
  'in forty days': daysLater(40),
  'a Sunday night': sundayNight(),
} as const;

export type ClockName = keyof typeof clocks;

// workers inherit the environment of the process that reads this first
const begun = Number((process.env['E2E_BEGUN'] ??= String(Date.now())));

/**
 * The time of a clock now: it has gone on since the run began, so a site that starts again does not go back in time. The
 * value of the site's variable CLOCK.
 */
export const timeOf = (name: ClockName): string =>
  new Date(clocks[name].getTime() + Date.now() - begun).toISOString();
