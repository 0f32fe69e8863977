import { describe, expect, test } from 'vitest';
import { withWordBreaks } from './word-breaks';

const shown = (text: string, locale: 'th' | 'en') =>
  withWordBreaks(text, locale).replaceAll('\u200b', '|').replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

describe('line breaks of a title', () => {
  test.each([
    ['th', 'เปลี่ยนสายด้วยบัตร EMV', 'เปลี่ยน|สายด้วย|บัตร EMV'],
    ['th', 'จ่ายไม่เกินวันละ 30 บาท', 'จ่าย|ไม่เกิน|วันละ 30_บาท'],
    ['th', 'ทุก ๆ วัน', 'ทุก ๆ วัน'],
    ['th', 'สถานีหลักสอง', 'สถานีหลัก|สอง'],
    ['en', 'Students pay 30 baht a day', 'Students pay 30_baht a day'],
    ['en', 'Seniors: 9–22 baht', 'Seniors: 9+–+22_baht'],
    ['en', 'From ท่าพระ to หลักสอง', 'From ท่าพระ to หลัก|สอง'],
  ] as const)('%s: %s', (locale, text, marked) => {
    expect(shown(text, locale)).toBe(marked);
  });

  test('never separate a mark from its letter', () => {
    const text = 'กรุงเทพฯ และปริมณฑล ที่นี่ น้ำ ปั๊ม เก่าๆ';
    expect(
      withWordBreaks(text, 'th')
        .split(/[\u200b ]/)
        .every((word) => /^[ก-ฮเ-ไ]/.test(word)),
    ).toBe(true);
  });
});
