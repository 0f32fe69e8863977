import { expect, test } from 'vitest';
import { toMetaDescription } from './meta-description';

const sentence = 'Lifts, escalators, toilets, parking, cash machines and shops in stations, by line.';
const phrase = 'ที่จอดรถของรถไฟฟ้าสายสีน้ำเงิน สีม่วง สีเหลือง และสีชมพู พร้อมจำนวนช่องจอด เวลาเปิด และค่าจอดเท่าที่ทราบ';

test.each([
  ['short', sentence, sentence],
  [
    'two sentences that fit and one that does not',
    `${sentence} ${sentence} Not this.`,
    `${sentence} ${sentence}`,
  ],
  ['no sentence that fits', 'word '.repeat(50), `${'word '.repeat(33)}word…`],
  ['a short sentence before a long one', `No. ${'word '.repeat(50)}`, `No. ${'word '.repeat(32)}word…`],
  ['Thai phrases', `${phrase} ${phrase}`, `${phrase} ที่จอดรถของรถไฟฟ้าสายสีน้ำเงิน สีม่วง สีเหลือง และสีชมพู…`],
])('a text with %s', (_, text, description) => {
  expect(toMetaDescription(text)).toBe(description);
  expect(description.length).toBeLessThanOrEqual(170);
});
