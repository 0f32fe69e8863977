/** A station's code as its signs have it: `bl1` and `Bl01` mean BL01. What is no code stays as it is. */
export function canonicalCode(code: string): string {
  const [, letters, digits] = /^([a-z]{1,3})(\d{1,2})$/i.exec(code) ?? [];
  return letters && digits ? `${letters.toUpperCase()}${digits.padStart(2, '0')}` : code;
}
