import type { CalendarEntryModel } from '@raang/views';
import { expect, it } from 'vitest';
import { toCalendar } from './calendar';

const selfUrl = 'https://www.example.org/th/updates/activity/calendar.ics';
const run: CalendarEntryModel = {
  uid: 'run.activity.updates@www.example.org',
  title: 'ตัวอย่าง: วิ่งการกุศลในสวนหลวง ร.9 เดินทางด้วยรถไฟฟ้าขบวนแรก; ระยะ 5 กิโลเมตร, เดินครอบครัว 2 กิโลเมตร',
  description: 'สมัครฟรี\nhttps://www.example.org/th/updates/activity/run',
  url: 'https://www.example.org/th/updates/activity/run',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31',
  venue: 'สวนหลวง ร.9',
  changedAt: '2026-11-10T00:00:00+07:00',
};
const write = (changes: Partial<CalendarEntryModel> = {}) =>
  toCalendar(
    {
      name: 'กิจกรรม',
      language: 'th',
      homeUrl: 'https://www.example.org/th/updates/activity',
      entries: [{ ...run, ...changes }],
    },
    selfUrl,
  );
/** Lines as a program reads them, unfolded (RFC 5545 §3.1). */
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('has a name, and says how often to ask again', () => {
  expect(linesOf(write())).toEqual(
    expect.arrayContaining([
      'PRODID:-//www.example.org//website//TH',
      'X-WR-CALNAME:กิจกรรม',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      `SOURCE;VALUE=URI:${selfUrl}`,
    ]),
  );
});

it('has whole days, the end exclusive, and the last change in UTC', () => {
  expect(linesOf(write())).toEqual(
    expect.arrayContaining([
      'UID:run.activity.updates@www.example.org',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'DTSTAMP:20261109T170000Z',
      'LOCATION:สวนหลวง ร.9',
    ]),
  );
});

it('escapes text, and folds lines at 75 octets without breaking a character', () => {
  const calendar = write();
  expect(linesOf(calendar)).toContain(`SUMMARY:${run.title.replaceAll(',', '\\,').replaceAll(';', '\\;')}`);
  expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('leaves the day of a person free', () => {
  expect(linesOf(write()).filter((line) => line.startsWith('TRANSP'))).toEqual(['TRANSP:TRANSPARENT']);
});
