import { describe, expect, test } from 'vitest';
import { isSure, matchNames } from './match-names';
import type { Named } from './named';
import { findByName } from './rank-names';

const thing = (code: string, th: string, en: string, aliases: string[] = []): Named & { code: string } => ({
  code,
  names: { th, en },
  aliases,
});

const stations = [
  thing('BL14', 'พหลโยธิน', 'Phahon Yothin'),
  thing('BL15', 'ลาดพร้าว', 'Lat Phrao'),
  thing('BL20', 'พระราม 9', 'Phra Ram 9'),
  thing('BL22', 'สุขุมวิท', 'Sukhumvit', ['อโศก', 'Asok']),
  thing('BL26', 'สีลม', 'Si Lom'),
  thing('YL01', 'ลาดพร้าว', 'Lat Phrao'),
  thing('YL17', 'ศรีเอี่ยม', 'Si Iam'),
];
const places = [
  thing('CEN', 'สยาม', 'Siam'),
  thing('N5', 'อารีย์', 'Ari'),
  thing('RN08', 'ดอนเมือง', 'Don Mueang'),
  thing('S2', 'ศาลาแดง', 'Sala Daeng'),
];

const matchesOf = (things: readonly (Named & { code: string })[], text: string) =>
  matchNames(things, text).map((match) => `${match.thing.code} ${match.how} ${match.extent}`);

describe('a match tells how it matched', () => {
  test.each([
    ['Siam', ['CEN spelt whole', 'YL17 sound whole']],
    ['สยาม', ['CEN spelt whole']],
    ['ดอนเมือง', ['RN08 spelt whole']],
    ['ดอนเมิอง', ['RN08 slips whole']],
    ['อารี', ['N5 unmarked whole']],
    ['don muang', ['RN08 romanised whole']],
    ['don', ['RN08 spelt begins']],
    ['muean', ['RN08 spelt begins-word']],
    ['Saladang', ['S2 slips whole']],
    ['สีเอี่ยม', ['YL17 sound whole']],
  ])('%j: %j', (text, matches) => {
    expect(matchesOf([...stations, ...places], text)).toEqual(matches);
  });
});

describe('a name that only looks or sounds alike is never taken', () => {
  test.each(['Siam', 'ศีลม', 'Sukhunvit', 'Don Mueang', 'Sri Lam'])('%j names no station', (text) => {
    expect(findByName(stations, text)).toEqual([]);
  });

  test('it is offered', () => {
    const [match] = matchNames(stations, 'Siam');
    expect(match?.thing.code).toBe('YL17');
    expect(isSure(match!)).toBe(false);
  });
});

describe('spellings of the same Thai name are taken', () => {
  test.each([
    ['Silom', ['BL26']],
    ['si lom', ['BL26']],
    ['Asoke', ['BL22']],
    ['latphrao', ['BL15', 'YL01']],
    ['Lad Prao', ['BL15', 'YL01']],
    ['Ladprao', ['BL15', 'YL01']],
    ['Sri Iam', ['YL17']],
    ['Paholyothin', ['BL14']],
    ['rama9', ['BL20']],
    ['praram 9', ['BL20']],
    ['Rama IX', ['BL20']],
    ['rama nine', ['BL20']],
    ['พระรามเก้า', ['BL20']],
    ['พระราม๙', ['BL20']],
    ['BTS Asok', ['BL22']],
    ['สถานีรถไฟฟ้าสุขุมวิท', ['BL22']],
    ['mrt สุขุมวิท', ['BL22']],
    ['l6-6,;bm', ['BL22']],
  ])('%j is %j', (text, codes) => {
    expect(findByName(stations, text).map(({ code }) => code)).toEqual(codes);
  });
});

test('two names of one romanisation are both found, so that the caller asks', () => {
  const alike = [thing('A', 'บางพลี', 'Bang Phli'), thing('B', 'บางปลี', 'Bang Pli')];
  expect(findByName(alike, 'bang plii').map(({ code }) => code)).toEqual(['A', 'B']);
});
