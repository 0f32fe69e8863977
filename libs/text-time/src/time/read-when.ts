import { normalise } from '../text/normalise';
import { addDays, daysBetween, isDay, toDayNumber, weekdayOf } from './calendar-day';
import type { Era } from './era';
import type { ClockTime } from './local-time';
import { monthNames, monthNumber } from './month-names';
import { readDate } from './read-date';
import { readClockTime } from './read-clock-time';
import { writeTime } from './time-of-day';

/** Day and time that a sentence names. */
export interface When {
  /** `YYYY-MM-DD` */
  date?: string;
  /** `HH:MM` */
  time?: string;
  /** The sentence says "now". */
  isNow?: true;
  /** The sentence, normalised, with spaces in place of what was read. */
  rest: string;
}

/** Words for a day, by days from today. `night` starts the night that ends on the next morning. */
const dayWords: readonly [RegExp, number][] = [
  [/มะรืน(?:นี้?)?|(?:the )?day after tomorrow/, 2],
  [/พรุ่?งนี้?|วันพรุ่ง|\b(?:tomorrow|tomorow|tommorow|tmrw?|2moro)\b/, 1],
  [/เมื่?อวาน(?:นี้?)?|\byesterday\b/, -1],
  [/วันนี้?|\btoday\b/, 0],
];

/** Parts of a day with the time that passengers mean when they name no other. */
const dayParts: readonly { word: RegExp; time: string; isLate?: boolean; isToday?: boolean }[] = [
  { word: /คืนนี้?|\btonight\b|\btonite\b/, time: '20:00', isLate: true, isToday: true },
  { word: /เย็นนี้?|\bthis evening\b/, time: '18:00', isLate: true, isToday: true },
  { word: /บ่?ายนี้?|\bthis afternoon\b/, time: '14:00', isLate: true, isToday: true },
  { word: /เช้านี้?|\bthis morning\b/, time: '08:00', isToday: true },
  { word: /(?:ตอน|ช่วง)?เช้า(?:ๆ)?|\b(?:in the )?morning\b/, time: '08:00' },
  { word: /(?:ตอน|ช่วง)?บ่าย(?:ๆ)?|\b(?:in the )?afternoon\b/, time: '14:00', isLate: true },
  { word: /(?:ตอน|ช่วง)เย็น(?:ๆ)?|\b(?:in the )?evening\b/, time: '18:00', isLate: true },
  {
    word: /(?:ตอน|ช่วง)?(?:กลางคืน|ค่ำ(?:ๆ)?|ดึก(?:ๆ)?)|\b(?:late )?at night\b|\blate night\b/,
    time: '22:00',
    isLate: true,
  },
];

const nowWords = /ตอนนี้|เดี๋ยวนี้|ขณะนี้|เวลานี้|\bright now\b|\bnow\b|\bat the moment\b|\bcurrently\b|\bright away\b/;

const weekdays: readonly RegExp[] = [
  /วันจันทร์?|\bmondays?\b|\bon mon\b/,
  /วันอังคาร|\btuesdays?\b|\bon tues?\b/,
  /วันพุธ|\bwednesdays?\b|\bon wed\b/,
  /วันพฤหัส(?:บดี)?|\bthursdays?\b|\bon thu(?:rs)?\b/,
  /วันศุกร์?|\bfridays?\b|\bon fri\b/,
  /(?:วัน)?เสาร์(?:\s*(?:-\s*)?อาทิตย์)?|\bsaturdays?\b|\bon sat\b|\b(?:this |on the |the )?weekend\b/,
  /วันอาทิตย์?|\bsundays?\b|\bon sun\b/,
];
const nextWeek = /^\s*หน้า|\bnext\s*$/;

const later =
  /(?:อีก|\bin)\s*(?:(\d{1,3})|(ครึ่ง|half an|an?|หนึ่ง))\s*(นาที|ชั่วโมง|ชม\.?|minutes?\b|mins?\b|hours?\b|hrs?\b)/;

const escape = (text: string) => text.replaceAll('.', '\\.?');
const months = Object.values(monthNames)
  .flatMap(({ long, short }) => [...long, ...short])
  .map((name) => escape(name.toLowerCase()))
  .join('|');
const dates: readonly RegExp[] = [
  /\d{4}-\d{2}-\d{2}/,
  /\d{1,2}\s?[-/]\s?\d{1,2}\s?[-/]\s?(?:\d{4}|\d{2})\b/,
  new RegExp(
    `(?:วันที่\\s*)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of )?(?<month>${months})(?![a-z])\\s*(?<year>\\d{4})?`,
  ),
  new RegExp(`\\b(?<month>${months})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b,?\\s*(?<year>\\d{4})?`),
];

/**
 * Reads day and time in a sentence as people say them: `พรุ่งนี้ 8 โมงเช้า`, `สองทุ่มครึ่ง`, `tomorrow at 5.30 pm`, `on
 * Saturday night`, `in half an hour`. A part of a day without a time, such as "tomorrow morning", has a usual one.
 *
 * @param now the moment at which the sentence was said
 * @param era of a year of two digits
 */
export function readWhen(text: string, now: ClockTime, era: Era): When {
  let rest = normalise(text);
  /** Removes the first match from the rest. */
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(rest) ?? undefined;
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  const soon = take(later);
  if (soon) return { ...laterThan(now, soon), rest };
  const named = takeDate(take, now.date, era) ?? takeDay(take, rest, now.date);
  // before the time: "ตอนนี้" begins with the word for "at"
  const isNow = take(nowWords) !== undefined;
  const clock = readClockTime(rest);
  if (clock) rest = clock.rest;
  const part = dayParts.find(({ word }) => word.test(rest));
  if (part) take(part.word);
  const date = named ?? (part?.isToday ? now.date : undefined);
  if (clock) {
    // "8 tonight" is at 20:00; "midnight" ends the named day
    const isLate = clock.isBare && part?.isLate && clock.hour < 12;
    const isNight = clock.isNight && (part?.isLate ?? clock.hour === 0);
    const day = isNight ? addDays(date ?? now.date, 1) : date;
    return {
      ...(day && { date: day }),
      time: writeTime(((isLate ? clock.hour + 12 : clock.hour) * 60 + clock.minute) * 60),
      rest,
    };
  }
  return {
    ...(date && { date }),
    ...(part && { time: part.time }),
    ...(isNow && { isNow }),
    rest,
  };
}

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

function takeDate(take: Take, today: string, era: Era): string | undefined {
  for (const pattern of dates) {
    const match = take(pattern);
    if (!match) continue;
    const { day, month, year } = match.groups ?? {};
    const date =
      day && month && !year
        ? nextDayOf(Number(day), monthNumber(month), today)
        : readDate(match[0].replace(/^วันที่\s*/, ''), era);
    if (date) return date;
  }
  return undefined;
}

/** The next such day of a year. */
function nextDayOf(day: number, month: number | undefined, today: string): string | undefined {
  if (!month) return undefined;
  const year = Number(today.slice(0, 4));
  const inYear = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = [inYear(year), inYear(year + 1)].find((one) => isDay(one) && daysBetween(today, one) >= 0);
  return date;
}

function takeDay(take: Take, text: string, today: string): string | undefined {
  for (const [word, days] of dayWords) if (take(word)) return addDays(today, days);
  for (const [weekday, word] of weekdays.entries()) {
    const match = take(word);
    if (!match) continue;
    const distance = (weekday - weekdayOf(toDayNumber(today)) + 7) % 7;
    const isNext =
      nextWeek.test(text.slice(match.index + match[0].length)) || nextWeek.test(text.slice(0, match.index));
    return addDays(today, isNext ? weekday - weekdayOf(toDayNumber(today)) + 7 : distance);
  }
  return undefined;
}

function laterThan({ date, time }: ClockTime, [, digits, word, unit]: RegExpExecArray) {
  const isHour = /^(?:ช|h)/.test(unit ?? '');
  const count = digits ? Number(digits) : word === 'ครึ่ง' || word === 'half an' ? 0.5 : 1;
  const seconds = time + count * (isHour ? 3600 : 60);
  return { date: addDays(date, Math.floor(seconds / 86_400)), time: writeTime(seconds % 86_400) };
}
