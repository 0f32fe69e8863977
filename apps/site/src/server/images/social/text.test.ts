import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { loadSharp, type SharpModule } from '../load-sharp';
import { drawTitle, textWidth } from './text';

let folder: string;
let sharp: SharpModule;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raang-fonts-'));
  sharp = await loadSharp(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const box = { locale: 'th' as const, colour: '#101b20', width: 544, height: 262 };

describe('the words of a card', () => {
  // ink as Chromium measures it in the pages' own font; any other, or a box for a missing letter, is of another width
  test.each([
    ['รถไฟฟ้า', 358.2],
    ['MRTA', 255.1],
    ['น้ำ', 110.9],
  ])('%s is set in the typeface of the site', async (text, width) => {
    expect(Math.abs((await textWidth(sharp, text, 100)) - width)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['short', 'กี่โมง', 'th'],
    ['of three lines', 'เปลี่ยนสายด้วยบัตร EMV ใบเดิม ไม่เสียค่าแรกเข้าซ้ำ ที่ลาดพร้าวและศูนย์ราชการนนทบุรี', 'th'],
    ['the longest there may be', 'รถไฟฟ้ามหานครสายสีน้ำเงิน'.repeat(6).slice(0, 140), 'th'],
    ['the longest in English', 'Trains on the Blue Line '.repeat(6).slice(0, 140), 'en'],
    ['one word without an end', 'W'.repeat(140), 'en'],
    ['signs of markup', '<b> & "quotes" </span>', 'en'],
  ] as const)('a title that is %s fits its box', async (_, title, locale) => {
    const { width, height } = await drawTitle(sharp, title, { ...box, locale });
    expect(width).toBeLessThanOrEqual(box.width);
    expect(height).toBeLessThanOrEqual(box.height);
    expect(height).toBeGreaterThan(20);
  });

  it('are as large as they can be: a short title is set larger than a long one', async () => {
    const short = await drawTitle(sharp, 'ที่จอดรถ', box);
    const long = await drawTitle(sharp, 'ที่จอดรถ '.repeat(15).trim(), box);
    const oneLine = await textWidth(sharp, 'ที่จอดรถ', 62);
    expect(short.width).toBeCloseTo(oneLine, -1);
    expect(long.height).toBeGreaterThan(short.height * 2);
  });

  it('are the same pixels each time', async () => {
    const [first, second] = await Promise.all([drawTitle(sharp, 'ก็ที่นี่', box), drawTitle(sharp, 'ก็ที่นี่', box)]);
    expect(first.picture.equals(second.picture)).toBe(true);
  });
});
