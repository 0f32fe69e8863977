import type { CardErrorCode } from './card-error';

/** As card-validator has it: no card is good for longer. */
const maxYears = 19;

/** Month and year in two digits each, with what is missing left out: `4` is `04`, `04/2029` is `04/29`. */
export function formatExpiry(digits: string, raw: string): string {
  const padded = /^[2-9]/.test(digits) || /^\s*[1-9]\s*\/\s*\d*$/.test(raw) ? `0${digits}` : digits;
  const short = withShortYear(padded);
  const hasSlash = short.length > 2 || (short.length === 2 && /\/\s*$/.test(raw));
  return hasSlash ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** No card of 2020 is good any more: a year that begins with 20 and goes on is being written in full. */
function withShortYear(digits: string): string {
  const [, month, year] = /^(\d\d)20(\d{0,2})/.exec(digits) ?? [];
  if (month && year?.length === 2) return month + year;
  return digits.slice(0, month ? 6 : 4);
}

/**
 * What is wrong with a card's `MM/YY`, in the month that is now (`2026-11`): a card is good until its month ends.
 * Its year is Gregorian, in Thailand too.
 */
export function checkExpiry(expiry: string, currentMonth: string): CardErrorCode | undefined {
  if (expiry === '') return 'expiryEmpty';
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  if (!month || !year) return 'expiryIncomplete';
  if (Number(month) < 1 || Number(month) > 12) return 'expiryMonth';
  const until = `20${year}-${month}`;
  if (until < currentMonth) return 'expiryPast';
  return Number(year) + 2000 > Number(currentMonth.slice(0, 4)) + maxYears ? 'expiryFar' : undefined;
}
