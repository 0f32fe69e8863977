import type { CardErrorCode } from './card-error';

/** Longest validity of a card, as in card-validator. */
const maxYears = 19;

/** Formats digits as `MM/YY`, as far as they are typed: `4` becomes `04`, `04/2029` becomes `04/29`. */
export function formatExpiry(digits: string, raw: string): string {
  const padded = /^[2-9]/.test(digits) || /^\s*[1-9]\s*\/\s*\d*$/.test(raw) ? `0${digits}` : digits;
  const short = withShortYear(padded);
  const hasSlash = short.length > 2 || (short.length === 2 && /\/\s*$/.test(raw));
  return hasSlash ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** Cards of 2020 have expired, so `20` followed by digits is the start of a full year. */
function withShortYear(digits: string): string {
  const [, month, year] = /^(\d\d)20(\d{0,2})/.exec(digits) ?? [];
  if (month && year?.length === 2) return month + year;
  return digits.slice(0, month ? 6 : 4);
}

/**
 * Checks a card's `MM/YY` against the current month (`2026-11`). A card is valid until the end of its month. The year is
 * Gregorian, also in Thailand.
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
