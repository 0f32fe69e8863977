import { invalidValue } from './invalid-value';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Formats a file size: `812 B`, `4 KB`, `1.2 MB`. 1 KB is 1,024 bytes, as in operating systems. The same in Thai and
 * English. Returns a dash for an invalid size.
 */
export function formatBytes(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return invalidValue;
  let unit = 0;
  let scaled = bytes;
  // 1024 KB rounds up to 1 MB
  while (unit < units.length - 1 && rounded(scaled, unit) >= 1024) {
    scaled /= 1024;
    unit += 1;
  }
  return `${rounded(scaled, unit)} ${units[unit]}`;
}

/** One decimal from megabytes on, where it matters for the download time. */
function rounded(value: number, unit: number): number {
  return Number(value.toFixed(unit < 2 ? 0 : 1));
}
