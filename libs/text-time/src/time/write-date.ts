import { type Era, yearIn } from './era';

/**
 * A calendar day with its month in words: `20 พ.ย. 2569`, `20 November 2026`.
 *
 * @param months January first
 */
export function writeDate(day: string, months: readonly string[], era: Era): string {
  const [year, month, date] = partsOf(day);
  return `${date} ${months[month - 1] ?? ''} ${yearIn(era, year)}`;
}

/** A calendar day in digits, the fastest way to type it: `20/11/2569`. */
export function writeDateInDigits(day: string, era: Era): string {
  const [year, month, date] = partsOf(day);
  return `${date}/${month}/${yearIn(era, year)}`;
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
