import { describe, expect, it, test } from 'vitest';
import { placeExample } from '../testing/place-example';
import { questionOf } from './read-station-text';

const place = placeExample('en');
const offersOf = (text: string) => questionOf(text, place)?.offers.map(({ code }) => code);

test.each(['Sukhumvit', 'bl22', 'สถานีสุขุมวิท', '', '   ', 'nowhere at all'])('%j needs no question', (text) => {
  expect(questionOf(text, place)).toBeUndefined();
});

describe('a text that names no single station of ours', () => {
  it('offers a similar name', () => {
    expect(offersOf('Sukhunvit')).toEqual(['BL22']);
  });

  it('offers all stations of one name', () => {
    const twins = [...place.stations, { ...place.stations[3]!, code: 'BL15' }];
    expect(questionOf('ลาดพร้าว', { ...place, stations: twins })?.offers).toHaveLength(2);
  });

  test.each(['Siam', 'สยาม', 'cen'])('%s is a station of another system: ours nearby are offered', (text) => {
    expect(questionOf(text, place)?.elsewhere?.code).toBe('CEN');
    expect(offersOf(text)).toEqual(['BL22', 'BL19']);
  });
});
