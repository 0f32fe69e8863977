import { normalise } from '../text/normalise';

/** Suffixes that people type after a time. */
const around = /(?:น\.?|นาฬิกา|hrs?\.?|h)$/;

/**
 * Parses a time of day as typed, such as `8:30`, `08.30 น.`, `0830`, `8 pm` or `๘.๓๐`, to `HH:MM`. Drops seconds.
 *
 * @returns undefined for an empty or invalid time
 */
export function readTime(text: string): string | undefined {
  const plain = normalise(text).trim().replace(around, '').trim();
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]\d{2})?\s*([ap])?\.?m?\.?$/.exec(plain);
  if (!parts) return undefined;
  const [, hours = '', minutes = '00', half] = parts;
  if (half && (Number(hours) === 0 || Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? writeTime((hour * 60 + Number(minutes)) * 60) : undefined;
}

/** Formats seconds since midnight as `HH:MM`. Drops the seconds of the minute. */
export function writeTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
