import { invalidValue } from './invalid-value';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * The size of a file: `812 B`, `4 KB`, `1.2 MB`; 1,024 bytes are a kilobyte, as systems count files.
 * Thai and English write it alike. A dash for what is no size.
 */
export function formatBytes(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return invalidValue;
  let unit = 0;
  let scaled = bytes;
  // what would be 1024 KB is a megabyte
  while (unit < units.length - 1 && rounded(scaled, unit) >= 1024) {
    scaled /= 1024;
    unit += 1;
  }
  return `${rounded(scaled, unit)} ${units[unit]}`;
}

/** One digit behind the point from megabytes on, where it says how long a download takes. */
function rounded(value: number, unit: number): number {
  return Number(value.toFixed(unit < 2 ? 0 : 1));
}
