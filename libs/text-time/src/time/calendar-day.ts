const millisecondsPerDay = 86_400_000;

function readDay(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
  // 31 February would be the 3rd of March
  return Number.isInteger(day) && writeDay(day) === date ? day : Number.NaN;
}

function writeDay(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whether a text is a calendar day `YYYY-MM-DD`; 30 February is not. */
export function isDay(text: string): boolean {
  return !Number.isNaN(readDay(text));
}

/** Caches conversions: callers convert the same few days repeatedly, and `Date` is slow to parse and format. */
function remember<From, To>(find: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) {
      if (known.size >= mostRemembered) known.clear();
      found = find(from);
      known.set(from, found);
    }
    return found;
  };
}

const mostRemembered = 1000;

// marked as pure, so that a page that only needs `isDay` does not load them

/** Days from 1970-01-01 to a calendar day `YYYY-MM-DD`; NaN for any other text. */
export const toDayNumber = /* @__PURE__ */ remember(readDay);

/** The calendar day `YYYY-MM-DD` of a day number. */
export const toCalendarDate = /* @__PURE__ */ remember(writeDay);

/** The day of the week of a day number; 0 is Monday. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday
  return (((day + 3) % 7) + 7) % 7;
}

/** The calendar day `count` days later, or earlier if `count` is negative. */
export function addDays(date: string, count: number): string {
  return toCalendarDate(toDayNumber(date) + count);
}

/** Days from one calendar day to another; negative if the other one is earlier. */
export function daysBetween(date: string, other: string): number {
  return toDayNumber(other) - toDayNumber(date);
}

/** The first and last day of a month `YYYY-MM` or a year `YYYY`. */
export function daysOf(period: string): { first: string; last: string } {
  const [year, month] = period.split('-').map(Number) as [number, number?];
  if (month === undefined) return { first: `${period}-01-01`, last: `${period}-12-31` };
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { first: `${period}-01`, last: `${period}-${lastDay}` };
}
