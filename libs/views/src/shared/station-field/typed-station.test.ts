import { describe, expect, it, test } from 'vitest';
import { connectingStationsExample } from '../examples/connecting-examples';
import { exampleContext } from '../examples/model-context-example';
import { stationsExample } from '../examples/network-example';
import { placesExample, placeStationsExample } from '../examples/place-examples';
import { toPlaceOptions } from './place-options';
import { toStationChoice, toStationField, unknownStationError } from './station-field-model';
import { toOtherOffers } from './station-offers';
import { endOf, readStation } from './typed-station';

const own = [...stationsExample, ...placeStationsExample];
const stations = [...own, ...connectingStationsExample];
const read = (typed: string, places = placesExample) => readStation(typed, stations, places);
const hrefWith = (value: string) => `?to=${value}`;

function fieldOf(typed: string, locale: 'th' | 'en' = 'en') {
  const context = exampleContext(locale);
  const asked = read(typed);
  const error = unknownStationError(asked, context);
  return toStationField('to', asked, { stations, error, hrefWith }, context);
}

const othersOf = (typed: string, locale: 'th' | 'en' = 'en') =>
  toOtherOffers(read(typed), { stations, hrefWith }, exampleContext(locale));

describe('a typed text is a station', () => {
  test.each([
    ['by its code', 'BL22', 'BL22'],
    ['by its name', 'Sukhumvit', 'BL22'],
    ['in another romanisation', 'Silom', 'BL26'],
    ['on the keys of the other layout', 'l6-6,;bm', 'BL22'],
    ['by the field’s own suggestion', 'Sukhumvit (BL22)', 'BL22'],
    ['by its code beside its name', 'BL22 สุขุมวิท', 'BL22'],
    ['by its code without zeros', 'bl1', 'BL01'],
    ['of another system', 'Siam', 'CEN'],
    ['of another system, in Thai', 'ดอนเมือง', 'RN08'],
    ['of another system, with a typing habit', 'Don Muang', 'RN08'],
  ])('%s', (_, typed, code) => {
    expect(endOf(read(typed))).toBe(code);
  });

  it('by the code on its signs, where that is not its code', () => {
    const known = [{ ...stations[0]!, code: 'tha-phra' as never, signCode: 'ท.1' }];
    expect(endOf(readStation('ท.1', known))).toBe('tha-phra');
    expect(endOf(readStation('Tha Phra (ท.1)', known))).toBe('tha-phra');
  });

  it('is never the code of one station beside the name of another: both are offered', () => {
    const asked = read('Siam (BL22)');
    expect([asked.station, asked.nearest.map(({ code }) => code)]).toEqual([undefined, ['BL22', 'CEN']]);
  });

  it('is never a station that only sounds alike', () => {
    const without = readStation('Siam', own, []);
    expect([without.station, without.nearest.map(({ code }) => code)]).toEqual([undefined, ['YL17']]);
  });
});

describe('a typed text is a place', () => {
  test.each([
    ['by its id', 'central-rama-9', 'central-rama-9', 'BL20'],
    ['by its name', 'Central Rama 9', 'central-rama-9', 'BL20'],
    ['written together', 'เซ็นทรัลพระราม9', 'central-rama-9', 'BL20'],
    ['by a short name', 'ข้าวสาร', 'khao-san-road', 'BL30'],
    ['with several stations', 'JJ', 'chatuchak-weekend-market', 'BL12'],
    ['at a station of another system', 'DMK', 'don-mueang-airport', 'RN08'],
  ])('%s, with its nearest station', (_, typed, id, code) => {
    const asked = read(typed);
    expect([endOf(asked), asked.station?.code]).toEqual([id, code]);
  });

  test.each([
    ['Central Rama 9', 'en', 'Central Rama 9 is near Phra Ram 9 (BL20), exit 2.'],
    ['Khao San', 'en', 'Khao San Road is about 25 minutes on foot from Sam Yot (BL30).'],
    ['กรุงเทพคริสเตียน', 'th', 'โรงพยาบาลกรุงเทพคริสเตียน เดินจากสถานีสีลม (BL26) ทางออก 2 ประมาณ 10 นาที'],
    ['Phra Ram 9', 'en', undefined],
  ] as const)('the field of %s says why, in %s', (typed, locale, note) => {
    expect(fieldOf(typed, locale).note).toBe(note);
  });

  it('keeps its name in the field', () => {
    expect(fieldOf('JJ')).toMatchObject({
      value: 'chatuchak-weekend-market',
      place: { id: 'chatuchak-weekend-market', names: { en: 'Chatuchak Weekend Market' } },
    });
  });

  it('without a station in the list asks for one', () => {
    const asked = readStation('DMK', own, placesExample);
    expect(asked.station).toBeUndefined();
    expect(unknownStationError(asked, exampleContext('en'))).toBe(
      'None of these stations is within walking distance of Don Mueang Airport. Enter a station.',
    );
  });
});

describe('a name of several things', () => {
  test.each(['Don Mueang', 'ดอนเมือง'])('plans from the station %s and offers the airport', (typed) => {
    expect(othersOf(typed)).toEqual([
      { name: 'Don Mueang Airport', note: 'near Don Mueang (RN08)', href: '?to=don-mueang-airport' },
    ]);
  });

  it('takes our own station and offers the other operator’s', () => {
    const other = { ...connectingStationsExample[0]!, name: { th: 'ลาดพร้าว', en: 'Lat Phrao' } };
    const ours = stationsExample.find(({ code }) => code === 'BL15')!;
    const walk = { station: other.code, lineIds: other.lineIds, walkMinutes: 4, isInPaidArea: false };
    const asked = readStation('Lat Phrao', [other, { ...ours, interchanges: [walk] }]);
    expect([asked.station?.code, asked.others.map(({ code }) => code)]).toEqual(['BL15', ['N8']]);
  });

  it('says nothing of a platform inside the same paid area', () => {
    const asked = read('Tao Poon');
    expect([asked.station?.code, asked.others]).toEqual(['BL10', []]);
  });

  it('says nothing of a code', () => {
    expect(othersOf('RN08')).toEqual([]);
  });

  it('asks where passengers do not change between the stations', () => {
    const [one, other] = [stations[0]!, { ...stations[0]!, code: 'X1' as never }];
    const asked = readStation('Tha Phra', [one, other]);
    expect(asked.station).toBeUndefined();
    expect(unknownStationError(asked, exampleContext('en'))).toBe(
      '“Tha Phra” is the name of several places. Choose one.',
    );
  });

  it('offers places of one name by their ids', () => {
    const [mall] = placesExample;
    const twins = [mall!, { ...mall!, id: 'siam-paragon-2' as never }];
    const asked = readStation('Siam Paragon', stations, twins);
    expect(asked.nearestPlaces.map(({ id }) => id)).toEqual(['siam-paragon', 'siam-paragon-2']);
  });
});

test.each([
  ['Sukhunvit', 'Did you mean Sukhumvit (BL22)?', '?to=BL22'],
  ['Khaosam Road', 'Did you mean Khao San Road?', '?to=khao-san-road'],
])('one near match of %s is offered with one press', (typed, error, href) => {
  expect(fieldOf(typed)).toMatchObject({ value: typed, error, offers: [{ href }] });
});

describe('the selector', () => {
  it('has a line of another system with its operator’s brand', () => {
    const { lineNames } = toStationChoice(stations, exampleContext('en'));
    expect(lineNames).toMatchObject({
      blue: 'Blue Line',
      'bts-sukhumvit': 'Sukhumvit Line (BTS)',
      'airport-rail-link': 'Airport Rail Link',
    });
  });

  it('has places with the way to their nearest station', () => {
    const notes = toPlaceOptions(placesExample, stations, exampleContext('en')).map(({ note }) => note);
    expect(notes).toContain('about 10 minutes on foot from Si Lom (BL26), exit 2');
    expect(notes).toContain('near Siam (CEN)');
  });
});
