import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFeed } from '../network/loaded-feed';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import type { FigureData } from './figure';
import { typedFigures } from './typed-figures';

describe('figures that a text types', () => {
  let data: FigureData;

  beforeAll(async () => {
    const { names, read } = await readSiteFeed();
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, read(name)!])));
    data = { feed: loadFeed(archive, { ownAgencies: siteAgencies }), date: '2026-11-23' };
  });

  test.each<['en' | 'th', string, string[]]>([
    ['en', 'The last train leaves Sukhumvit at 23:54.', ['23:54']],
    ['en', 'Trains run from 05:30 on weekdays. The shop opens at 07:00.', ['05:30']],
    ['en', '| Line | First train |\n| --- | --- |\n| Blue | 05:30 |', ['05:30']],
    ['en', 'Blue Line trains come every 4–5 minutes in the rush hours.', ['every 4–5 minutes']],
    ['en', 'Tao Poon to Tha Phra takes 20 minutes.', ['20 minutes']],
    ['en', 'From Bang Sue (BL11) walk 3 minutes to Krung Thep Aphiwat.', []],
    ['en', 'From Nonthaburi Civic Center walk 10 minutes to the other Nonthaburi Civic Center.', []],
    ['en', 'Min Buri Market is 5 minutes from the station.', []],
    ['en', 'Tao Poon to Tha Phra: allow 60 minutes for the museum.', []],
    ['en', 'An ordinary ticket costs 17–44 baht.', ['17–44 baht']],
    ['en', '| From | To | Fare |\n|---|---|---|\n| BL01 to BL02 | x | 17 baht |', ['17 baht']],
    ['th', 'ขบวนสุดท้ายออกเวลา 23.54 น.', ['23.54']],
    ['th', 'รถไฟฟ้าออกทุก 5 นาทีในชั่วโมงเร่งด่วน', ['ทุก 5 นาที']],
    ['th', 'เตาปูนไปท่าพระใช้เวลา 20 นาที', ['20 นาที']],
    ['th', 'ค่าโดยสาร 17–44 บาท', ['17–44 บาท']],
  ])('%s: %s', (locale, text, figures) => {
    expect(typedFigures(text, locale, data).map((figure) => figure.text)).toEqual(figures);
  });

  test.each<['en' | 'th', string]>([
    ['en', 'The last train leaves at :last-train{station=BL22 towards=BL38 day=weekday}.'],
    ['en', 'Open 07:00–20:00. Ten minutes on foot from Sam Yan.'],
    ['en', 'On 31 December 2026 the last train leaves at 02:00.'],
    ['en', 'In 2021 the fare was 17–42 baht, today it depends on the station.'],
    ['en', 'Parking costs 15–45 baht a day.'],
    ['en', 'A bus leaves the Blue Line every 20 minutes.'],
    ['en', 'The lift at Tao Poon takes 1 minute.'],
    ['th', 'ร้านเปิด 07.00–20.00 น. เดินจากสามย่าน 10 นาที'],
    ['th', 'ค่าปรับ 15–45 บาท'],
    ['th', 'ปี 2564 ค่าโดยสาร 17–44 บาท'],
  ])('are none in %s: %s', (locale, text) => {
    expect(typedFigures(text, locale, data)).toEqual([]);
  });

  test('have their line and the directive to write', () => {
    expect(typedFigures('a\n\nThe first train leaves at 05:30.', 'en', data)).toEqual([
      { line: 3, text: '05:30', instead: expect.stringContaining(':first-train{…}') },
    ]);
  });
});
