/** Normalises a station code: `bl1` and `Bl01` become BL01. Anything else is unchanged. */
export function canonicalCode(code: string): string {
  const [, letters, digits] = /^([a-z]{1,3})(\d{1,2})$/i.exec(code) ?? [];
  return letters && digits ? `${letters.toUpperCase()}${digits.padStart(2, '0')}` : code;
}
