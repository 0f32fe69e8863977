import { buddhistEraOffsetYears, type Era } from './era';
import { monthWords } from '../labels/month-words';

/** A year from here on is Buddhist, whatever the page counts in: 2400 B.E. is 1857, and nobody plans for 2400 A.D. */
const firstBuddhistYear = 2400;
/** `Mar` and `มีน` say which month, `Ma` and `มี` do not. */
const shortestMonthWord = 3;

const eraWords: readonly [Era, RegExp][] = [
  ['buddhist', /พ\.?\s?ศ\.?|\bb\.?\s?e\b\.?/],
  ['gregorian', /ค\.?\s?ศ\.?|\b(?:c\.?\s?e|a\.?\s?d)\b\.?/],
];

const patterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\s*[-/.\s]\s*(?<month>\d{1,2})\s*[-/.\s]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]*(?<month>[^\d\s-]\D*?)[\s,-]*(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/,
];

/**
 * Reads what people type: `20/11/2569`, `20 พ.ย. 2569`, `๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 Nov 2026`, `2026-11-20`.
 * Days come before months. A year of two digits is of the page's era and of its present century.
 *
 * @returns the Gregorian day as `YYYY-MM-DD`, or nothing for what is no day
 */
export function readDate(text: string, era: Era): string | undefined {
  const plain = withLatinDigits(text.normalize('NFC')).toLowerCase().trim();
  const [saidEra, eraWord] = eraWords.find(([, word]) => word.test(plain)) ?? [];
  const bare = eraWord ? plain.replace(eraWord, ' ').replace(/\s+/g, ' ').trim() : plain;
  for (const pattern of patterns) {
    const { day, month, year } = pattern.exec(bare)?.groups ?? {};
    if (day && month && year)
      return toDay(gregorianYear(year, era, saidEra), monthNumber(month), Number(day));
  }
  return undefined;
}

function withLatinDigits(text: string) {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

function gregorianYear(digits: string, era: Era, saidEra: Era | undefined) {
  const isShort = digits.length === 2;
  const counted = saidEra ?? (isShort ? era : Number(digits) >= firstBuddhistYear ? 'buddhist' : 'gregorian');
  const century = isShort ? (counted === 'buddhist' ? 2500 : 2000) : 0;
  return century + Number(digits) - (counted === 'buddhist' ? buddhistEraOffsetYears : 0);
}

/** 1–12, or nothing for a word that is no month or may be two. Dots and spaces do not matter. */
function monthNumber(word: string) {
  if (/^\d+$/.test(word)) return Number(word);
  const typed = withoutMarks(word);
  for (const { short, long } of Object.values(monthWords)) {
    const exact = short.findIndex((name) => withoutMarks(name) === typed);
    if (exact >= 0) return exact + 1;
    const begun = long.flatMap((name, month) => (withoutMarks(name).startsWith(typed) ? month + 1 : []));
    if (typed.length >= shortestMonthWord && begun.length === 1) return begun[0];
  }
  return undefined;
}

function withoutMarks(word: string) {
  return word.toLowerCase().replace(/[.\s]/g, '');
}

function toDay(year: number, month: number | undefined, day: number) {
  if (!month || year < 1000) return undefined;
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

/** Whether the text is a day of the calendar as `YYYY-MM-DD`; 30 February is none. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return !!moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
