import { type Era, yearIn } from './era';

/** `20 พ.ย. 2569`, `20 November 2026`: formats a day with `months` in the era. */
export function writeDate(day: string, months: readonly string[], era: Era): string {
  const [year, month, date] = partsOf(day);
  return `${date} ${months[month - 1] ?? ''} ${yearIn(era, year)}`;
}

/** `20/11/2569`: formats a day in digits. */
export function writeDateInDigits(day: string, era: Era): string {
  const [year, month, date] = partsOf(day);
  return `${date}/${month}/${yearIn(era, year)}`;
}

/** Midnight of a day in the browser's time zone, for the calendar library. Read it back only with `fromLocalDate`. */
export function toLocalDate(day: string): Date {
  const [year, month, date] = partsOf(day);
  return new Date(year, month - 1, date);
}

export function fromLocalDate(date: Date): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
