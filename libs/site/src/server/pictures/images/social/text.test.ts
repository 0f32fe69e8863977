import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadTestSharp } from '../../../testing/load-test-sharp';
import type { SharpModule } from '../load-sharp';
import { drawTitle, textWidth } from './text';

let sharp: SharpModule;
beforeAll(async () => {
  sharp = await loadTestSharp();
});

const box = { locale: 'th' as const, colour: '#101b20', width: 544, height: 262 };

describe('the text of a card', () => {
  // width in Chromium with the pages' own font; any other font, or a box for a missing glyph, has another width
  test.each([
    ['รถไฟฟ้า', 358.2],
    ['MRTA', 255.1],
    ['น้ำ', 110.9],
  ])('%s is set in the site’s typeface', async (text, width) => {
    expect(Math.abs((await textWidth(sharp, text, 100)) - width)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['short', 'กี่โมง', 'th'],
    ['of three lines', 'เปลี่ยนสายด้วยบัตร EMV ใบเดิม ไม่เสียค่าแรกเข้าซ้ำ ที่ลาดพร้าวและศูนย์ราชการนนทบุรี', 'th'],
    ['the longest allowed', 'รถไฟฟ้ามหานครสายสีน้ำเงิน'.repeat(6).slice(0, 140), 'th'],
    ['the longest in English', 'Trains on the Blue Line '.repeat(6).slice(0, 140), 'en'],
    ['one word without a break', 'W'.repeat(140), 'en'],
    ['markup characters', '<b> & "quotes" </span>', 'en'],
  ] as const)('a title that is %s fits its box', async (_, title, locale) => {
    const { width, height } = await drawTitle(sharp, title, { ...box, locale });
    expect(width).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
    expect(height).toBeGreaterThan(20);
  });

  it('is as large as possible: a short title is larger than a long one', async () => {
    const short = await drawTitle(sharp, 'ที่จอดรถ', box);
    const long = await drawTitle(sharp, 'ที่จอดรถ '.repeat(15).trim(), box);
    const oneLine = await textWidth(sharp, 'ที่จอดรถ', 62);
    expect(short.width).toBeCloseTo(oneLine, -1);
    expect(long.height).toBeGreaterThan(short.height * 2);
  });

  it('has the same pixels each time', async () => {
    const [first, second] = await Promise.all([drawTitle(sharp, 'ก็ที่นี่', box), drawTitle(sharp, 'ก็ที่นี่', box)]);
    expect(first.picture.equals(second.picture)).toBe(true);
  });
});
