/** Letters and digits of references. Read aloud, none sounds or looks like another: no I, O, 0 and 1. */
export const referenceSymbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The form of a reference, without its check symbol. */
export const referencePattern = /^[CKMLF]-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/**
 * Parses a reference as typed: lower case, spaces and missing hyphens are fine. Returns undefined if it is not one, or
 * if a symbol is mistyped.
 */
export function readReferenceText(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const reference = [text.slice(0, 1), text.slice(1, 5), text.slice(5)].join('-');
  return referencePattern.test(reference) && hasCheckSymbol(reference) ? reference : undefined;
}

/** Whether the last symbol fits the others, which it does not after one mistyped or two swapped symbols. */
export const hasCheckSymbol = (reference: string) =>
  checkSymbolOf(reference.slice(0, -1)) === reference.at(-1);

/** Luhn's algorithm with the alphabet as its modulus. */
export function checkSymbolOf(text: string): string | undefined {
  const values = [...text].map((symbol) => referenceSymbols.indexOf(symbol)).filter((value) => value >= 0);
  const sum = values.toReversed().reduce((total, value, index) => {
    const product = value * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / referenceSymbols.length) + (product % referenceSymbols.length);
  }, 0);
  return referenceSymbols[
    (referenceSymbols.length - (sum % referenceSymbols.length)) % referenceSymbols.length
  ];
}
