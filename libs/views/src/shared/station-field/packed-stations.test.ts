import { expect, test } from 'vitest';
import { packStations, unpackStations } from './packed-stations';

const stations = [
  { code: 'BL01', names: { th: 'ท่าพระ', en: 'Tha Phra' }, lineIds: ['blue'] },
  {
    code: 'PP16',
    names: { th: 'เตาปูน', en: 'Tao Poon' },
    lineIds: ['purple', 'blue'],
    aliases: ['บางซื่อ', 'BL10'],
  },
  { code: 'RN01', signCode: 'RN 01', names: { th: 'ก', en: 'A' }, lineIds: ['red'], aliases: ['RN 01'] },
];

test('stations are the same after packing', () => {
  expect(unpackStations(packStations(stations))).toEqual(stations);
});

test('no stations are none', () => {
  expect(unpackStations(packStations([]))).toEqual([]);
});

test('the same text gives the same objects', () => {
  const packed = packStations(stations);
  expect(unpackStations(packed)).toBe(unpackStations(`${packed}`));
});
