import { invalidValue } from './invalid-value';

/** Numbers above this are abbreviated (specification §9). */
export const abbreviateAbove = 1000;

const units = ['', 'K', 'M', 'B', 'T'] as const;

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** By the most decimals. A formatter costs more than what it formats, and a journey has a hundred prices. */
const formatters = {
  1: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
  2: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }),
};

/** Formats digits in groups of three, with at most `fractionDigits` decimals. The same in Thai and English. */
function group(value: number, fractionDigits: keyof typeof formatters): string {
  return formatters[fractionDigits].format(value);
}

/** Formats a full count: `2,100`. Returns a dash for an invalid number. */
export function formatNumber(value: number | null | undefined): string {
  return isNumber(value) ? group(value, 2) : invalidValue;
}

/**
 * Formats a short count for narrow places: above 1000 `1.5K`, `2M`, `3.1B`, `4T`, with one decimal (specification §9).
 * Returns a dash for an invalid number.
 */
export function abbreviateNumber(value: number | null | undefined): string {
  if (!isNumber(value)) return invalidValue;
  if (Math.abs(value) <= abbreviateAbove) return group(value, 2);
  let unit = 0;
  let scaled = value;
  // rounding may carry into the next unit: 999,950 is 1M, not 1,000K
  while (unit < units.length - 1 && Math.abs(Number(scaled.toFixed(1))) >= 1000) {
    scaled /= 1000;
    unit += 1;
  }
  return `${group(scaled, 1)}${units[unit]}`;
}
