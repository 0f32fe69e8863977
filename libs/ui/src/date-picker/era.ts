/** How years are counted on the screen; a value is always Gregorian. */
export type Era = 'buddhist' | 'gregorian';

/** Years by which the Buddhist era is ahead (specification §9). */
export const buddhistEraOffsetYears = 543;

/** A Gregorian year as this era counts it. */
export function yearIn(era: Era, year: number): number {
  return era === 'buddhist' ? year + buddhistEraOffsetYears : year;
}
