/** Replaces Thai digits by Arabic ones. */
export function withArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/**
 * Normalises text that can be typed in several ways: composed letters (NFC), Arabic digits, lower case, and ำ as one
 * character. Call it before comparing, searching or parsing typed text.
 */
export function normalise(text: string): string {
  return withArabicDigits(text.normalize('NFC')).replaceAll('ํา', 'ำ').toLowerCase();
}
