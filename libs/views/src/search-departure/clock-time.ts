/** What people write around a time. */
const around = /\s*(?:น\.?|นาฬิกา|hrs?\.?|h)$/i;

/**
 * A time of day as people write it, as `HH:MM`: `8:30`, `08.30 น.`, `0830`, `8 pm`, ๘.๓๐. Undefined for what is no time
 * on a clock.
 */
export function readTime(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
    .replace(around, '');
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:[:.]\d{2})?\s*([ap])?\.?m?\.?$/i.exec(plain);
  if (!parts) return undefined;
  const [, hours = '', minutes = '00', half] = parts;
  if (half && (Number(hours) === 0 || Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? writeTime((hour * 60 + Number(minutes)) * 60) : undefined;
}

/** Seconds of a day as `HH:MM`. */
export function writeTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
