import type { Locale } from './locale';

/** Longest telephone number as typed, with its extension. In its usual form it has at most 30 characters. */
export const longestTelephone = 40;

/** Before an extension: in words, or as the keypads of telephones have them. */
const extensionPattern = /^(?:ต่อ|extension|ext|x|#|,|;)[.:]? ?(\d{1,6})$/;

const digitsPattern = /^\+?[0-9 ().\-\u2010-\u2013]+$/;

/** Whether a text is a telephone number as people type it, with or without an extension. */
export function isTelephone(typed: string): boolean {
  const { number, rest } = partsOf(typed);
  return (
    typed.trim().length <= longestTelephone &&
    digitsPattern.test(number) &&
    /^\d{8,15}$/.test(comparedDigits(number)) &&
    (rest === '' || extensionPattern.test(rest))
  );
}

/**
 * The digits that two ways to type a number have in common: `+66 81 234 5678`, `+66 (0)81 234 5678` and `๐๘๑-๒๓๔-๕๖๗๘`
 * are the same Thai number, `+44 20 7946 0000` and `0044 20 7946 0000` the same foreign one. Without the extension,
 * which people leave out.
 */
export const telephoneDigits = (typed: string): string => comparedDigits(partsOf(typed).number);

/**
 * A telephone number in its usual form, in which it is stored: `081 234 5678`, `0 2716 4044 ext. 123`. A foreign one
 * keeps its groups: `+44 20 7946 0000`. A text that is no telephone number stays as typed.
 */
export function readTelephone(typed: string): string {
  if (!isTelephone(typed)) return typed;
  const { number, rest } = partsOf(typed);
  const extension = extensionPattern.exec(rest)?.[1];
  return grouped(number) + (extension ? `${extensionWords.en}${extension}` : '');
}

/** A telephone number for a page or mail: {@link readTelephone} in the words of a language, as `0 2716 4044 ต่อ 123`. */
export const telephoneIn = (locale: Locale, typed: string): string =>
  readTelephone(typed).replace(extensionWords.en, extensionWords[locale]);

const extensionWords: Record<Locale, string> = { th: ' ต่อ ', en: ' ext. ' };

/** The number, and what follows it. Devices put invisible marks around numbers that are copied. */
function partsOf(typed: string): { number: string; rest: string } {
  const text = withArabicDigits(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .toLowerCase()
    .trim();
  const end = text.search(/[^+0-9 ().\-\u2010-\u2013]/);
  return end < 0 ? { number: text, rest: '' } : { number: text.slice(0, end), rest: text.slice(end) };
}

const withArabicDigits = (text: string) =>
  text.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));

function comparedDigits(number: string): string {
  return number
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+66|66(?=0?\d{8,9}$))0?/, '0')
    .replace('+', '');
}

/** Thai mobile numbers have ten digits, all others nine. */
function grouped(number: string): string {
  const digits = comparedDigits(number);
  if (/^0\d{9}$/.test(digits)) return digits.replace(/^(...)(...)/, '$1 $2 ');
  if (/^0\d{8}$/.test(digits)) return digits.replace(/^(.)(....)/, '$1 $2 ');
  const sign = /^(\+|00)/.test(number) ? '+' : '';
  const groups = number.replace(/^00/, '').match(/\d+/g) ?? [];
  // with an extension it fits into 30 characters
  const separator = groups.length > 5 ? '' : ' ';
  return sign + groups.join(separator);
}
