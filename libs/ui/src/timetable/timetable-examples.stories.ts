import { clock } from '../docs/network-examples.stories';
import { inLocale, wordsFor } from '../examples.stories';
import type { Departure } from './departure-table';
import type { TimetableProps } from './timetable';

type Globals = Record<string, unknown>;

const words = {
  th: {
    minutes: (n: number) => `${n} นาที`,
    wait: (n: number) => (n ? `อีก ${n} นาที` : 'กำลังเข้าสถานี'),
    lakSong: 'หลักสอง',
    departures: 'สุขุมวิท ขบวนถัดไปมุ่งหน้าหลักสอง',
    timetable: 'สุขุมวิท มุ่งหน้าหลักสอง',
    peak: 'เร่งด่วน',
    last: 'ขบวนสุดท้าย',
    days: ['จันทร์ถึงศุกร์', 'เสาร์ อาทิตย์ และวันหยุดราชการ'],
  },
  en: {
    minutes: (n: number) => `${n} min`,
    wait: (n: number) => (n ? `in ${n} min` : 'arriving'),
    lakSong: 'Lak Song',
    departures: 'Sukhumvit, next trains towards Lak Song',
    timetable: 'Sukhumvit towards Lak Song',
    peak: 'peak',
    last: 'last train',
    days: ['Monday to Friday', 'Saturday, Sunday and public holidays'],
  },
};

export function departuresExample(globals: Globals) {
  const say = inLocale(globals, words);
  const line = { id: 'blue', name: wordsFor(globals).lines.blue };
  const departures: Departure[] = [0, 4, 9, 13].map((minutes) => ({
    id: String(minutes),
    line,
    headsign: say.lakSong,
    platform: '1',
    time: clock(`23:${40 + minutes}`, globals),
    wait: say.wait(minutes),
  }));
  departures[3]!.note = say.last;
  return { caption: say.departures, departures };
}

const headwayWords = {
  th: { via: 'สถานีถัดไป สามย่าน', last: 'ขบวนสุดท้าย 23.53 น.' },
  en: { via: 'Next station: Sam Yan', last: 'Last train 23:53' },
};

export function headwayExample(globals: Globals) {
  const { caption, departures } = departuresExample(globals);
  const every = inLocale(globals, words).minutes(4);
  const [{ id, line, headsign, platform }] = departures as [Departure];
  const { via, last } = inLocale(globals, headwayWords);
  return { caption, departures: [{ id, line, headsign, via, platform, every, timeNote: last }] };
}

export function timetableExample(globals: Globals): TimetableProps {
  const say = inLocale(globals, words);
  const hours = (from: string, to: string) =>
    inLocale(globals, { th: `${from}–${to} น.`.replaceAll(':', '.'), en: `${from}–${to}` });
  const every = (work: number, rest?: number) => ({
    work: say.minutes(work),
    ...(rest ? { rest: say.minutes(rest) } : {}),
  });
  return {
    caption: say.timetable,
    dayTypes: [
      { id: 'work', name: say.days[0]! },
      { id: 'rest', name: say.days[1]! },
    ],
    first: { work: clock('05:47', globals), rest: clock('06:12', globals) },
    last: { work: clock('23:53', globals), rest: clock('23:53', globals) },
    periods: [
      { id: 'early', hours: hours('05:30', '06:00'), every: every(5) },
      { id: 'morning', hours: hours('06:00', '09:00'), note: say.peak, every: every(4, 8) },
      { id: 'day', hours: hours('09:00', '16:30'), every: every(7, 8) },
      { id: 'evening', hours: hours('16:30', '19:30'), note: say.peak, every: every(4, 8) },
      { id: 'late', hours: hours('19:30', '24:00'), every: every(8, 8) },
    ],
  };
}
