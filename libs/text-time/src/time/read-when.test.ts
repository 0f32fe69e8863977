import { describe, expect, test } from 'vitest';
import { readWhen } from './read-when';

/** A Friday. */
const now = { date: '2026-11-20', time: 12 * 3600 + 5 * 60 };
const read = (text: string) => {
  const { date, time } = readWhen(text, now, 'buddhist');
  return [date, time].filter(Boolean).join(' ');
};

describe('a time in a sentence', () => {
  test.each([
    ['ตี 5', '05:00'],
    ['ตีห้าครึ่ง', '05:30'],
    ['รถออก 8 โมงเช้า', '08:00'],
    ['สองโมงเช้า', '08:00'],
    ['แปดโมงครึ่ง', '08:30'],
    ['11 โมง', '11:00'],
    ['ตอนเที่ยง', '12:00'],
    ['บ่ายโมง', '13:00'],
    ['บ่ายสอง', '14:00'],
    ['บ่ายสามโมงครึ่ง', '15:30'],
    ['บ่าย 2 โมง 15 นาที', '14:15'],
    ['4 โมงเย็น', '16:00'],
    ['ห้าโมง', '17:00'],
    ['6 โมงเย็น', '18:00'],
    ['ทุ่มนึงไม่มีเลข', ''],
    ['สองทุ่มครึ่ง', '20:30'],
    ['๒ ทุ่ม', '20:00'],
    ['5 ทุ่ม', '23:00'],
    ['18.30 น.', '18:30'],
    ['เวลา 7 น.', '07:00'],
    ['18 นาฬิกา', '18:00'],
    ['at 5.30 pm', '17:30'],
    ['5pm', '17:00'],
    ['12 am', '00:00'],
    ['8:15', '08:15'],
    ['0830 hrs', '08:30'],
    ['half past eight', '08:30'],
    ["nine o'clock", '09:00'],
    ['quarter to nine', '08:45'],
    ['noon', '12:00'],
    ['arrive by 9', '09:00'],
    ['at 8 tonight', '2026-11-20 20:00'],
    ['at 15 stations', ''],
    ['about 20 minutes', ''],
    ['27.50 บาท กี่บาท 25:10', ''],
  ])('%s is %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a day in a sentence', () => {
  test.each([
    ['พรุ่งนี้ 8 โมงเช้า', '2026-11-21 08:00'],
    ['tomorrow morning', '2026-11-21 08:00'],
    ['พรุ่งนี้บ่าย', '2026-11-21 14:00'],
    ['มะรืนนี้', '2026-11-22'],
    ['วันนี้', '2026-11-20'],
    ['tonight', '2026-11-20 20:00'],
    ['คืนนี้ตี 1', '2026-11-21 01:00'],
    ['midnight', '2026-11-21 00:00'],
    ['เย็นนี้ 6 โมง', '2026-11-20 18:00'],
    ['วันเสาร์นี้', '2026-11-21'],
    ['on Sunday at 7 am', '2026-11-22 07:00'],
    ['วันศุกร์', '2026-11-20'],
    ['วันจันทร์หน้า', '2026-11-23'],
    ['next Friday', '2026-11-27'],
    ['24 ธันวาคม', '2026-12-24'],
    ['วันที่ 5 ธ.ค. 2569', '2026-12-05'],
    ['December 31st', '2026-12-31'],
    ['1 มกราคม', '2027-01-01'],
    ['24/12/2569 เวลา 9.00 น.', '2026-12-24 09:00'],
    ['in 30 minutes', '2026-11-20 12:35'],
    ['อีกครึ่งชั่วโมง', '2026-11-20 12:35'],
    ['in 12 hours', '2026-11-21 00:05'],
    ['how do I get to Si Lom', ''],
    ['', ''],
  ])('%s is %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test('says that a sentence is about now', () => {
  expect(readWhen('ตอนนี้รถปกติไหม', now, 'buddhist')).toEqual({ isNow: true, rest: ' รถปกติไหม' });
});

test('leaves the other words', () => {
  expect(readWhen('Si Lom tomorrow at 5 pm please', now, 'gregorian').rest.split(/\s+/)).toEqual([
    'si',
    'lom',
    'at',
    'please',
  ]);
});
