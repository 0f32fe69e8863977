/** The same text with Arabic digits in place of Thai ones. */
export function withArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/**
 * One spelling for text that can be typed in several: composed letters (NFC), Arabic digits, lower case, and ำ as one
 * character. Everything that compares, looks up or parses typed text starts here.
 */
export function normalise(text: string): string {
  return withArabicDigits(text.normalize('NFC')).replaceAll('ํา', 'ำ').toLowerCase();
}
