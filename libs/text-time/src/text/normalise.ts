/** Replaces Thai digits by Arabic ones. */
export function withArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/**
 * Normalises text that can be typed in several ways: composed letters, full-width letters and digits as usual ones (NFKC),
 * Arabic digits, lower case, ำ as one character also around a tone mark, and แ as one character instead of two เ. Call it
 * before comparing, searching or parsing typed text.
 */
export function normalise(text: string): string {
  return withArabicDigits(text.normalize('NFKC'))
    .replace(/ํ([่-๋]?)า/g, '$1ำ')
    .replaceAll('เเ', 'แ')
    .toLowerCase();
}
