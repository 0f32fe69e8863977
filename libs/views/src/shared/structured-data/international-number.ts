/** Converts a number as dialled within Thailand to its international form; short numbers stay as they are. */
export function internationalNumber(telephone: string): string {
  return telephone.startsWith('0') ? `+66 ${telephone.slice(1).trim()}` : telephone;
}
