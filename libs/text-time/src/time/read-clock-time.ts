/** A time of day within a sentence. */
export interface SpokenClockTime {
  hour: number;
  minute: number;
  /** The words do not say which half of the day it is: "at 8". */
  isBare?: boolean;
  /** In the hours after midnight, which people count to the evening before. */
  isNight?: boolean;
  rest: string;
}

const thaiNumbers = ['สิบเอ็ด', 'สิบสอง', 'สิบ', 'หนึ่ง', 'นึง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const thaiValues = [11, 12, 10, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const englishNumbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function valueOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const thai = thaiNumbers.indexOf(word);
  return thai >= 0 ? thaiValues[thai]! : englishNumbers.indexOf(word) + 1;
}

const thai = `(\\d{1,2}|${thaiNumbers.join('|')})`;
const english = `(\\d{1,2}|${englishNumbers.join('|')})`;
/** "half", or minutes: `ครึ่ง`, `15 นาที`. */
const past = `(?:\\s*(ครึ่ง)|\\s*(\\d{1,2})\\s*นาที)?`;

type Found = Omit<SpokenClockTime, 'rest'> | undefined;
/** The first pattern that matches and accepts the numbers counts. */
const forms: readonly [RegExp, (match: RegExpExecArray) => Found][] = [
  [new RegExp(`เที่?ยงคืน${past}`), ([, half, minutes]) => ({ ...at(0, half, minutes), isNight: true })],
  [/\b(?:12 )?midnight\b/, () => ({ hour: 0, minute: 0, isNight: true })],
  [new RegExp(`(?:ตอน)?เที่?ยง(?!สุดท้าย|แรก)(?:วัน|ตรง)?${past}`), ([, half, minutes]) => at(12, half, minutes)],
  [/\b(?:noon|midday)\b/, () => ({ hour: 12, minute: 0 })],
  [
    new RegExp(`ตี\\s*${thai}${past}`),
    ([, hour, half, minutes]) =>
      within(1, 6, hour!, (value) => ({ ...at(value, half, minutes), isNight: true })),
  ],
  [
    new RegExp(`บ่าย\\s*${thai}(?:\\s*โมง)?${past}`),
    ([, hour, half, minutes]) => within(1, 6, hour!, (value) => at(value + 12, half, minutes)),
  ],
  [new RegExp(`บ่ายโมง${past}`), ([, half, minutes]) => at(13, half, minutes)],
  [
    new RegExp(`${thai}\\s*ทุ่?ม${past}`),
    ([, hour, half, minutes]) =>
      within(1, 6, hour!, (value) =>
        value === 6 ? { ...at(0, half, minutes), isNight: true } : at(value + 18, half, minutes),
      ),
  ],
  [
    new RegExp(`${thai}\\s*โมง${past}\\s*(เช้า|เย็น)?`),
    ([, hour, half, minutes, part]) =>
      within(1, 12, hour!, (value) => ({
        ...at(value + halfDayOf(value, part), half, minutes),
        isBare: part === undefined && value >= 6,
      })),
  ],
  [
    /(?<![\d.])(\d{1,2})[:.](\d{2})(?!\d)\s*(?:([ap])\.?m\b\.?|น\b\.?|น(?=\.|\s|$)\.?|นาฬิกา|hrs?\b)?/,
    ([, hour, minute, half]) => twelveHours(Number(hour), Number(minute), half),
  ],
  [/(?<!\d)(\d{1,2})\s*([ap])\.?m\b\.?/, ([, hour, half]) => twelveHours(Number(hour), 0, half)],
  [
    /(?<!\d)(\d{1,2})\s*(?:น\.|น(?=\s|$)|นาฬิกา)(?:\s*(\d{1,2})\s*นาที)?/,
    ([, hour, minutes]) => onTheClock(Number(hour), Number(minutes ?? 0)),
  ],
  [
    /(?<!\d)([012]\d)([0-5]\d)\s*(?:น\.|hrs?\b|hours?\b)/,
    ([, hour, minute]) => onTheClock(Number(hour), Number(minute)),
  ],
  [
    new RegExp(`\\b(half|quarter) (past|to) ${english}\\b`),
    ([, part, side, hour]) => {
      const minute = part === 'half' ? 30 : 15;
      const whole = valueOf(hour!);
      return side === 'past' ? bare(whole, minute) : bare(whole - 1, 60 - minute);
    },
  ],
  [new RegExp(`\\b${english}\\s*o'?\\s?clock\\b`), ([, hour]) => bare(valueOf(hour!), 0)],
  [
    new RegExp(
      `\\b(?:at|by|before|around|about|after|until|till)\\s+${english}\\b(?!\\s*(?:baht|stations?|stops?|minutes?|mins?|hours?|people|am|pm|[a-z]{4,}))(?![\\d:./])`,
    ),
    ([, hour]) => bare(valueOf(hour!), 0),
  ],
];

/** Reads the first time of day in a normalised sentence. */
export function readClockTime(text: string): SpokenClockTime | undefined {
  for (const [pattern, read] of forms) {
    const match = pattern.exec(text);
    const found = match && read(match);
    if (found && found.minute < 60)
      return { ...found, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return undefined;
}

function at(hour: number, half: string | undefined, minutes: string | undefined) {
  return { hour, minute: half ? 30 : Number(minutes ?? 0) };
}

function within(first: number, last: number, word: string, read: (value: number) => Found): Found {
  const value = valueOf(word);
  return value >= first && value <= last ? read(value) : undefined;
}

/** Hours to add to what Thai counts by the bell: `3 โมงเช้า` is 9:00, `4 โมง` and `4 โมงเย็น` are 16:00. */
function halfDayOf(hour: number, part: string | undefined): number {
  if (part === 'เช้า') return hour < 6 ? 6 : 0;
  if (part === 'เย็น') return hour < 12 ? 12 : 0;
  return hour < 6 ? 12 : 0;
}

function onTheClock(hour: number, minute: number): Found {
  return hour < 24 ? { hour, minute } : undefined;
}

function twelveHours(hour: number, minute: number, half: string | undefined): Found {
  if (!half) return hour < 24 ? { hour, minute, isBare: hour > 0 && hour < 12 } : undefined;
  return hour > 0 && hour <= 12 ? { hour: (hour % 12) + (half === 'p' ? 12 : 0), minute } : undefined;
}

function bare(hour: number, minute: number): Found {
  return hour >= 0 && hour < 24 ? { hour, minute, isBare: hour < 12 } : undefined;
}
