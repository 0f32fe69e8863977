/** Whether a text is a telephone number as people type it: digits, spaces, hyphens, brackets, and a leading plus. */
export function isTelephone(text: string): boolean {
  return /^\+?[0-9 ().-]+$/.test(text) && /^\d{8,15}$/.test(telephoneDigits(text));
}

/**
 * The digits that two ways to type a number have in common: `+66 81 234 5678`, `+66 (0)81 234 5678` and `081-234-5678`
 * are the same Thai number, `+44 20 7946 0000` and `0044 20 7946 0000` the same foreign one.
 */
export function telephoneDigits(typed: string): string {
  return typed
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+66|66(?=0?\d{8,9}$))0?/, '0')
    .replace('+', '');
}
