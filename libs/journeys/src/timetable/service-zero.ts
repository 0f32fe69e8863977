import { toCalendarDate } from '../feed/service-day';

/** UTC midnight of a day number, in seconds since 1970. */
const secondsPerDay = 86_400;
const noon = secondsPerDay / 2;

/** Formatters are expensive to create, and feeds of one zone share them. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** By zone and quarter of an hour: no zone changes its offset within one. */
const offsets = new Map<string, Map<number, number>>();
const quarterHour = 900;
const mostOffsets = 5000;

/** UTC offset of a zone, in seconds. */
export function zoneOffset(timeZone: string, epochSeconds: number): number {
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

/** Start of a service day: noon minus twelve hours (GTFS Time), in seconds since 1970. */
export function serviceZero(timeZone: string, day: number): number {
  const noonUtc = day * secondsPerDay + noon;
  const offset = zoneOffset(timeZone, noonUtc - zoneOffset(timeZone, noonUtc));
  return noonUtc - offset - noon;
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

/** Consecutive moments share their day: its date is formatted once. */
let writtenDay = Number.NaN;
let writtenDate = '';

/** A moment as ISO 8601 with the offset of its zone: `2026-11-20T23:50:00+07:00`. */
export function toMoment(timeZone: string, epochSeconds: number): string {
  const offset = zoneOffset(timeZone, epochSeconds);
  const local = epochSeconds + offset;
  const day = Math.floor(local / secondsPerDay);
  if (day !== writtenDay) {
    writtenDay = day;
    writtenDate = toCalendarDate(day);
  }
  const minutes = Math.abs(offset) / 60;
  const zone = `${offset < 0 ? '-' : '+'}${toClock(minutes)}`;
  const minuteOfDay = Math.floor(local / 60) - day * 1440;
  return `${writtenDate}T${toClock(minuteOfDay)}:${twoDigits[local - Math.floor(local / 60) * 60]}${zone}`;
}

function toClock(minutes: number): string {
  return `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`;
}
