import { normalise } from '../text/normalise';
import { isDay } from './calendar-day';
import { type Era, yearFrom } from './era';
import { monthNumber } from './month-names';

/** From here on, a year of four digits is Buddhist: 2400 B.E. is 1857, and no date is in A.D. 2400. */
const firstBuddhistYear = 2400;

/** First year of the current century in each era. */
const century: Record<Era, number> = { buddhist: 2500, gregorian: 2000 };

const eraWords: readonly [Era, RegExp][] = [
  ['buddhist', /พ\.?\s?ศ\.?|\bb\.?\s?e\b\.?/],
  ['gregorian', /ค\.?\s?ศ\.?|\b(?:c\.?\s?e|a\.?\s?d)\b\.?/],
];

const patterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:\s*[-/.]\s*|\s+)(?<month>\d{1,2})(?:\s*[-/.]\s*|\s+)(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]*(?<month>[^\d\s,-]+(?:[\s,-]+[^\d\s,-]+)*)[\s,-]*(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/,
];

/**
 * Parses a date as typed, such as `20/11/2569`, `20 พ.ย. 2569`, `๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 Nov 2026` or `2026-11-20`.
 * The day of the month comes before the month. Returns `YYYY-MM-DD` in Gregorian years.
 *
 * @param era of the page; applies to a year of two digits, which is in the current century
 * @returns undefined for an empty or invalid date
 */
export function readDate(text: string, era: Era): string | undefined {
  const plain = normalise(text).trim();
  const [writtenEra, eraWord] = eraWords.find(([, word]) => word.test(plain)) ?? [];
  const bare = eraWord ? plain.replace(eraWord, ' ').replace(/\s+/g, ' ').trim() : plain;
  for (const pattern of patterns) {
    const { day, month, year } = pattern.exec(bare)?.groups ?? {};
    if (day && month && year)
      return toDay(
        gregorianYear(year, era, writtenEra),
        /^\d+$/.test(month) ? Number(month) : monthNumber(month),
        Number(day),
      );
  }
  return undefined;
}

function gregorianYear(digits: string, era: Era, writtenEra: Era | undefined): number {
  const year = Number(digits);
  if (digits.length === 2) {
    const shortEra = writtenEra ?? era;
    return yearFrom(shortEra, century[shortEra] + year);
  }
  return yearFrom(writtenEra ?? (year >= firstBuddhistYear ? 'buddhist' : 'gregorian'), year);
}

function toDay(year: number, month: number | undefined, day: number): string | undefined {
  if (!month || year < 1000) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
