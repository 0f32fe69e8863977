import { toCalendarDate } from './calendar-day';
import { secondsPerDay } from './service-day';

/** Formatters are expensive to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Offsets by zone and quarter of an hour: no zone changes its clocks within one. */
const offsets = new Map<string, Map<number, number>>();
const quarterHour = 900;
const mostOffsets = 5000;

/** Whether this is a time zone of the IANA database, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** Seconds that the clocks of a zone are ahead of UTC at a moment. */
function zoneOffset(timeZone: string, epochSeconds: number): number {
  let known = offsets.get(timeZone);
  if (!known || known.size >= mostOffsets) {
    known = new Map();
    offsets.set(timeZone, known);
  }
  const quarter = Math.floor(epochSeconds / quarterHour);
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = readOffset(timeZone, quarter * quarterHour);
    known.set(quarter, offset);
  }
  return offset;
}

function readOffset(timeZone: string, epochSeconds: number): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(new Date(epochSeconds * 1000));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):?(\d\d)?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** What the clocks of a zone show at a moment, in seconds since they showed 1970-01-01, 00:00. */
export function toLocalSeconds(timeZone: string, epochSeconds: number): number {
  return epochSeconds + zoneOffset(timeZone, epochSeconds);
}

/** The moment, in seconds since 1970 UTC, at which the clocks of a zone show a time; the reverse of `toLocalSeconds`. */
export function toEpochSeconds(timeZone: string, localSeconds: number): number {
  return localSeconds - zoneOffset(timeZone, localSeconds - zoneOffset(timeZone, localSeconds));
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** Cache of the last formatted date: callers often format several moments of one day. */
let writtenDay = Number.NaN;
let writtenDate = '';

/** A moment as ISO 8601 with the offset of its zone: `2026-06-30T23:50:00+02:00`. */
export function toIsoMoment(timeZone: string, epochSeconds: number): string {
  const local = toLocalSeconds(timeZone, epochSeconds);
  const offset = local - epochSeconds;
  const day = Math.floor(local / secondsPerDay);
  if (day !== writtenDay) {
    writtenDay = day;
    writtenDate = toCalendarDate(day);
  }
  const zone = `${offset < 0 ? '-' : '+'}${toClock(Math.abs(offset) / 60)}`;
  const minuteOfDay = Math.floor(local / 60) - day * 1440;
  return `${writtenDate}T${toClock(minuteOfDay)}:${twoDigits[local - Math.floor(local / 60) * 60]}${zone}`;
}

function toClock(minutes: number): string {
  return `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`;
}
