/** How years are counted on screen; a value is always Gregorian. */
export type Era = 'buddhist' | 'gregorian';

/** Years by which an era is ahead of the Gregorian one (specification §9). */
const yearsAhead: Record<Era, number> = { buddhist: 543, gregorian: 0 };

/** A Gregorian year as this era counts it. */
export function yearIn(era: Era, gregorianYear: number): number {
  return gregorianYear + yearsAhead[era];
}

/** The Gregorian year of a year that this era counts. */
export function yearFrom(era: Era, year: number): number {
  return year - yearsAhead[era];
}
