import type { StationCode, Way } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { readJourneyQuestion, toTravelQuestion, type TypedJourneyQuestion } from './journey-question';
import { noJourneyExample, searchDepartureExample } from './search-departure-examples';
import { toSearchDepartureModel } from './search-departure-model';
import {
  fromPlaceExample,
  lastFromSiamExample,
  threeOperatorsExample,
  toAirportExample,
  wholeWayExample,
} from './whole-way-examples';

type Locale = 'th' | 'en';

function page(typed: TypedJourneyQuestion, journey?: Way, locale: Locale = 'en') {
  const context = exampleContext(locale);
  const answer = journey && wholeWayExample([journey]);
  return toSearchDepartureModel(searchDepartureExample(typed, answer, context), context);
}

function answerTo(typed: TypedJourneyQuestion, journey: Way, locale: Locale = 'en') {
  const { answer } = page(typed, journey, locale);
  if (answer?.kind !== 'journeys') throw new Error('no journeys');
  return answer;
}

const overThree = (locale?: Locale) => answerTo({ from: 'BL15', to: 'A1' }, threeOperatorsExample(), locale);

describe('a journey over three operators', () => {
  it('names the operators of other systems with their lines', () => {
    expect(overThree().journeys[0]!.lines.map(({ name }) => name)).toEqual([
      'Blue Line',
      'Sukhumvit Line (BTS)',
      'Airport Rail Link',
    ]);
    expect(overThree('th').journeys[0]!.lines[1]!.name).toBe('สายสุขุมวิท (บีทีเอส)');
  });

  it('has a walk between two systems with its distance, and whether passengers tap out', () => {
    const walk = overThree().journeys[0]!.legs.find(({ kind }) => kind === 'walk');
    expect(walk).toEqual({
      kind: 'walk',
      duration: 'about 3 minutes',
      note: 'about 120 m in a straight line · tap out and in again · Exit 3',
    });
  });

  it('says once which times are estimates', () => {
    expect(overThree().about.at(-1)).toBe(
      'Times on the Sukhumvit Line (BTS) and Airport Rail Link, including first and last trains, are estimates from how often trains run. We have no information about delays or closures there.',
    );
  });

  it('costs a range', () => {
    expect(overThree().journeys[0]!.fare).toBe('72–102 baht (estimate)');
  });

  it('links to the fare between the stations of its trains', () => {
    const { fareLinks } = answerTo({ from: 'Bangkok Christian Hospital', to: 'BL15' }, fromPlaceExample);
    expect(fareLinks[0]?.href).toBe('/en/tickets/fare-rates?from=BL26&to=BL15');
  });
});

describe('a journey from or to a place', () => {
  it('begins with the walk to an exit of the station', () => {
    const [journey] = answerTo({ from: 'Bangkok Christian Hospital', to: 'BL15' }, fromPlaceExample).journeys;
    expect(journey?.legs[0]).toMatchObject({
      kind: 'walk',
      from: { name: 'Bangkok Christian Hospital', time: { text: '18:40' } },
      duration: 'about 10 minutes',
      note: 'Exit 2',
    });
    expect([journey?.walk, journey?.changes]).toEqual(['10 minutes on foot', 'Direct, no change']);
  });

  it('ends with the walk to the place', () => {
    const [journey] = answerTo({ from: 'BL11', to: 'don-mueang-airport' }, toAirportExample).journeys;
    expect(journey?.legs.at(-1)).toMatchObject({
      to: { name: 'Don Mueang Airport', time: { text: '19:23' }, timeNote: '19:30 at the latest' },
    });
  });

  it('is asked of the planner by the id of the place', () => {
    const { stations } = searchDepartureExample({}, undefined, { locale: 'en' });
    const places = wholeWayExample([]).places;
    const now = new Date('2026-11-20T18:40:00+07:00');
    const question = readJourneyQuestion({ from: 'DMK', to: 'Siam' }, stations, {
      locale: 'en',
      now,
      places,
    });
    expect(toTravelQuestion(question)?.ask).toMatchObject({ from: 'don-mueang-airport', to: 'CEN' });
  });

  it('has the place in its title, its fields and its address', () => {
    const { title, form, head } = page({ from: 'DMK', to: 'BL11' }, toAirportExample);
    expect(title).toBe('Don Mueang Airport to Bang Sue');
    expect(form.from).toMatchObject({
      value: 'don-mueang-airport',
      place: { names: { en: 'Don Mueang Airport' } },
    });
    expect(head.canonical).toMatch(/\?from=don-mueang-airport&to=BL11$/);
  });
});

describe('a name with two meanings', () => {
  test.each([
    [
      'Don Mueang',
      'en',
      'We searched for Don Mueang station (RN08). “Don Mueang” can also mean:',
      'Don Mueang Airport',
    ],
    ['ดอนเมือง', 'th', 'ผลการค้นหานี้เป็นของสถานีดอนเมือง (RN08) คำว่า “ดอนเมือง” อาจหมายถึง', 'ท่าอากาศยานดอนเมือง'],
  ] as const)('%s is planned and the other one offered, in %s', (to, locale, text, name) => {
    expect(page({ from: 'BL11', to }, toAirportExample, locale).placeNotes).toMatchObject([
      {
        text,
        offers: [{ name, href: `/${locale}/search-departure?from=BL11&to=don-mueang-airport` }],
      },
    ]);
  });
});

describe('the last train of two systems', () => {
  const answer = () => answerTo({ from: 'Siam', to: 'BL15', mode: 'last' }, lastFromSiamExample);

  it('is exact on our own line only', () => {
    const { legs } = answer().journeys[0]!;
    expect(legs[0]).toMatchObject({ from: { timeNote: 'approx.' }, to: { timeNote: 'approx.' } });
    expect(legs.at(-1)).toMatchObject({ kind: 'ride' });
    expect(legs.at(-1)).not.toHaveProperty('from.timeNote');
  });

  it('says that there are steps on the walk', () => {
    expect(answer().journeys[0]!.legs[1]).toMatchObject({ note: expect.stringContaining('with steps') });
  });
});

describe('a station of another system without a destination', () => {
  it('announces no trains, and links to its operator', () => {
    const { answer, title } = page({ from: 'Siam' });
    expect(title).toBe('Plan a journey');
    expect(answer).toMatchObject({ kind: 'connecting', title: 'Choose a destination too' });
    expect(answer?.kind === 'connecting' && answer.links.map(({ href }) => href)).toEqual([
      '/en/stations/CEN',
      'https://www.bts.co.th',
    ]);
  });

  it('is not asked of the planner', () => {
    const { question } = searchDepartureExample({ from: 'Siam' }, undefined, { locale: 'en' });
    expect(toTravelQuestion(question)).toBeUndefined();
  });
});

test.each([
  ['Siam', 'Siam Paragon', 'Siam Paragon is near Siam (CEN).'],
  ['DMK', 'Don Mueang', 'Don Mueang Airport is near Don Mueang (RN08).'],
])('%s and %s are at one station: no train is needed', (from, to, text) => {
  const context = exampleContext('en');
  const answer = noJourneyExample({ reason: 'same-station' });
  const model = toSearchDepartureModel(searchDepartureExample({ from, to }, answer, context), context).answer;
  expect(model).toMatchObject({
    problem: { title: expect.stringMatching(/^You do not need a train between/), text },
  });
});

test('a place without a station names it and offers the nearest ones', () => {
  const context = exampleContext('en');
  const nearestStations = [{ station: 'BL13' as StationCode, metres: 1417 }];
  const answer = noJourneyExample({ reason: 'place-without-station', nearestStations });
  const typed = { from: 'BL11', to: 'don-mueang-airport' };
  const model = toSearchDepartureModel(searchDepartureExample(typed, answer, context), context).answer;
  expect(model).toMatchObject({
    problem: {
      title: 'No station is within walking distance of Don Mueang Airport',
      links: [
        {
          label: 'Chatuchak Park · 1.4 km in a straight line',
          href: expect.stringContaining('from=BL11&to=BL13'),
        },
        { href: '/en/mrt-map' },
      ],
    },
  });
});
