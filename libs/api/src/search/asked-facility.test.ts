import { expect, test } from 'vitest';
import { readAskedFacility } from './asked-facility';

test.each([
  ['Lifts at Sukhumvit', 'lift', 'at sukhumvit'],
  ['sukhumvit elevator', 'lift', 'sukhumvit'],
  ['ลิฟต์ สุขุมวิท', 'lift', 'สุขุมวิท'],
  ['ลิฟต์สถานีสุขุมวิท', 'lift', 'สถานีสุขุมวิท'],
  ['toilets Sukhumvit', 'toilet', 'sukhumvit'],
  ['ห้องน้ำคนพิการ สวนจตุจักร', 'accessible-toilet', 'สวนจตุจักร'],
  ['ที่จอดรถ ลาดพร้าว', 'parking', 'ลาดพร้าว'],
  ['ลาดพร้าวจอดแล้วจร', 'parking', 'ลาดพร้าว'],
  ['ที่จอดจักรยาน บางซื่อ', 'bicycle-rack', 'บางซื่อ'],
  ['Wi-Fi at Sam Yan', 'wifi', 'at sam yan'],
])('"%s" asks for %s at "%s"', (text, facility, rest) => {
  expect(readAskedFacility(text)).toEqual({ facility, rest });
});

test.each(['Sukhumvit', 'ลิฟต์', 'shoplifting at Silom', 'สุขุมวิท', ''])(
  '"%s" asks for no facility at a place',
  (text) => {
    expect(readAskedFacility(text)).toBeUndefined();
  },
);
