import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { stationsExample } from '../examples/network-example';
import { placesExample, placeStationsExample } from '../examples/place-examples';
import { toPlaceOptions } from './place-options';
import { toStationField, unknownStationError } from './station-field-model';
import { readStation } from './typed-station';

const stations = [...stationsExample, ...placeStationsExample];
const read = (typed: string, places = placesExample) => readStation(typed, stations, places);

function fieldOf(typed: string, locale: 'th' | 'en' = 'en') {
  const context = exampleContext(locale);
  const asked = read(typed);
  const error = unknownStationError(asked, stations, context);
  return toStationField('to', asked, { stations, error, hrefWith: (value) => `?to=${value}` }, context);
}

describe('a typed text is a station', () => {
  test.each([
    ['by its name', 'Sukhumvit', 'BL22'],
    ['in another romanisation', 'Silom', 'BL26'],
    ['on the keys of the other layout', 'l6-6,;bm', 'BL22'],
    ['by the field’s own suggestion', 'Sukhumvit (BL22)', 'BL22'],
    ['by the name of a mall near it', 'Central Rama 9', 'BL20'],
    ['by a mall, written together', 'เซ็นทรัลพระราม9', 'BL20'],
    ['by a short name of a place', 'ข้าวสาร', 'BL30'],
  ])('%s', (_, typed, code) => {
    expect(read(typed).station?.code).toBe(code);
  });

  test.each([
    ['Central Rama 9', 'Central Rama 9 is near Phra Ram 9 (BL20), exit 2.'],
    ['Khao San', 'Khao San Road is about 25 minutes on foot from Sam Yot (BL30).'],
    ['Phra Ram 9', undefined],
  ])('the field of %s says why', (typed, note) => {
    expect(fieldOf(typed).note).toBe(note);
  });
});

describe('a station of another system', () => {
  it('is never planned to a station that sounds alike', () => {
    expect(read('Siam').station).toBeUndefined();
    expect(read('Siam', []).station).toBeUndefined();
  });

  test.each([
    ['Siam', 'en', 'Siam is a BTS station: change at Si Lom or Sukhumvit.'],
    ['สยาม', 'th', 'สยาม เป็นสถานีของรถไฟฟ้าบีทีเอส เปลี่ยนสายได้ที่สีลม หรือ สุขุมวิท'],
    ['CEN', 'en', 'Siam is a BTS station: change at Si Lom or Sukhumvit.'],
    ['Don Muang', 'en', 'Don Mueang is an SRT Red Lines station: change at Bang Sue.'],
    ['Siam Paragon', 'en', 'Siam Paragon is near Siam (BTS): change at Si Lom or Sukhumvit.'],
  ] as const)('%s asks where to change, in %s', (typed, locale, error) => {
    expect(fieldOf(typed, locale)).toMatchObject({ value: typed, error });
  });

  it('has a link for each way, and keeps the typed text', () => {
    expect(fieldOf('Siam')).toMatchObject({
      value: 'Siam',
      offers: [
        {
          code: 'BL26',
          name: 'Si Lom',
          href: '?to=BL26',
          note: 'walk to Sala Daeng, Silom Line, then 2 stops',
        },
        { code: 'BL22', name: 'Sukhumvit', href: '?to=BL22' },
      ],
    });
  });
});

it('asks which station, where several are near', () => {
  const { error, offers } = fieldOf('JJ');
  expect(error).toBe('Chatuchak Weekend Market is near several stations. Choose one.');
  expect(offers.map(({ code, note }) => [code, note])).toEqual([
    ['BL12', 'Exit 1'],
    ['BL13', 'Exit 1'],
  ]);
});

test.each([
  ['Sukhunvit', 'Did you mean Sukhumvit (BL22)?', '?to=BL22'],
  ['Khaosam Road', 'Did you mean Khao San Road?', '?to=Khao San Road'],
])('one near match of %s is offered with one press', (typed, error, href) => {
  expect(fieldOf(typed)).toMatchObject({ value: typed, error, offers: [{ href }] });
});

test('places that are names of our stations are no options of the selector', () => {
  const asok = { ...placesExample[0]!, id: 'asok-e4', ways: [{ ...placesExample[0]!.ways[1]! }] };
  const here = { ...asok, ways: [{ ...asok.ways[0]!, change: { ...asok.ways[0]!.change!, stops: 0 } }] };
  const options = toPlaceOptions([here, ...placesExample], stations, exampleContext('en'));
  expect(options.map(({ id }) => id)).toEqual(placesExample.map(({ id }) => id));
  expect(options[0]?.note).toBe('BTS · change at Si Lom or Sukhumvit');
});
