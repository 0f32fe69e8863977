import type { DirectionDepartures } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  closedStationExample,
  delayAlertExample,
  liftAlertExample,
  worksAlertExample,
} from '../service-status/service-status-examples';
import {
  departuresExample,
  interchangeExample,
  littleKnownExample,
  stationExample,
} from './station-examples';
import { type StationPageData, toStationPageModel } from './station-model';

const page = (changes: Partial<StationPageData> = {}, locale: 'th' | 'en' = 'en') =>
  toStationPageModel(stationExample(locale, changes), exampleContext(locale));

const detailsOf = (changes?: Partial<StationPageData>) => page(changes).details.serverPart!;
const surroundingsOf = (changes?: Partial<StationPageData>) => page(changes).surroundings.serverPart!;

describe('the next trains', () => {
  it('distinguish two directions with the same terminus by the next station', () => {
    expect(page().departures.rows.map(({ headsign, via, every }) => [headsign, via, every])).toEqual([
      ['Lak Song via Bang Sue', 'Next station: Charan 13', '6–7 minutes'],
      ['Lak Song', 'Next station: Bang Phai', '6–7 minutes'],
      ['Tha Phra via Bang Sue', 'Next station: Itsaraphap', '6–7 minutes'],
    ]);
  });

  const [first] = departuresExample as [DirectionDepartures];
  const row = (changes: Partial<DirectionDepartures>, now = '2026-11-20T18:40:00+07:00') =>
    page({ departures: [{ ...first, ...changes }], now: new Date(now) }).departures.rows[0];
  const headway = (from: string) => ({
    departures: [{ ...first.departures[0], from } as DirectionDepartures['departures'][number]],
  });
  const train = (departure: string) => ({
    kind: 'timetable' as const,
    departure,
    headsign: first.headsign,
  });

  test.each([
    ['an hour before the last', '22:54', { timeNote: 'Last train about 23:54' }],
    ['shortly before the last', '23:09', { note: 'Last train about 23:54' }],
  ])('%s', (_, time, expected) => {
    expect(row({}, `2026-11-20T${time}:00+07:00`)).toMatchObject(expected);
  });

  it('mark a last train after midnight', () => {
    expect(row({ last: '2026-11-21T00:58:00+07:00' })?.timeNote).toBe(
      'Last train about 00:58 after midnight',
    );
  });

  it('before service starts show the first train', () => {
    expect(row(headway('2026-11-20T05:30:00+07:00'), '2026-11-20T04:30:00+07:00')).toMatchObject({
      time: { text: '05:30' },
      timeNote: 'First train, then about every 6–7 minutes',
    });
  });

  it('after the last show the first one tomorrow', () => {
    expect(row({ departures: [], nextFirst: '2026-11-21T06:00:00+07:00' })).toMatchObject({
      time: { text: 'tomorrow, 06:00' },
      note: 'The last train has left',
    });
    expect(row({ departures: [] })).toMatchObject({ timeNote: 'No trains' });
  });

  it('with a timetable have their time and the wait', () => {
    const { rows } = page({
      departures: [
        {
          ...first,
          departures: ['18:40', '18:46', '18:52'].map((time) => train(`2026-11-20T${time}:30+07:00`)),
          last: '2026-11-20T18:46:30+07:00',
        },
      ],
    }).departures;
    expect(rows.map(({ time, wait, note }) => [time?.text, wait, note])).toEqual([
      ['18:40', 'now', undefined],
      ['18:46', 'in 6 minutes', 'Last train'],
    ]);
  });
});

describe('exits', () => {
  it('show one landmark per line, and nothing for what is unknown', () => {
    const { rows, note } = page().exits;
    expect(rows.map(({ name, landmarks, lift }) => [name, landmarks, lift])).toEqual([
      ['1', ['Soi Phetkasem 10/2'], undefined],
      ['2A', ['Bangkok Yai District Office', 'Soi Phetkasem 15'], 'none'],
      ['3', [], 'available'],
    ]);
    expect(note).toBe('Lifts and escalators at the exits as of 1 Jan 2022, estimate.');
  });

  it('of which only the name is known come last, together', () => {
    const { station } = stationExample('en');
    const exits = [{ name: '1' }, ...station.exits, { name: '4' }];
    const model = page({ station: { ...station, exits } }).exits;
    expect([model.rows.length, model.others]).toEqual([3, ['1', '4']]);
  });

  test.each([
    [[], 'To find the exits and lifts of this station, follow the signs or ask the staff.'],
    [
      stationExample('en').station.facilities,
      'To find the exits of this station, follow the signs or ask the staff.',
    ],
  ])('say once that none are known', (facilities, words) => {
    const { station } = stationExample('en');
    expect(page({ station: { ...station, exits: [], facilities } }).exits.note).toBe(words);
  });
});

describe('the summary of the station', () => {
  const { station } = stationExample('en');
  const [one, two, three] = station.exits;
  test.each([
    [{}, 'Lift at exit 3'],
    [{ exits: [{ ...one!, hasLift: true }, two!, three!] }, 'Lifts at exits 1, 3'],
    [{ exits: [] }, 'There is a lift. Ask the staff which exit it is at.'],
    [{ exits: [], facilities: [] }, undefined],
  ])('with %j describes the lift: %s', (changes, words) => {
    expect(page({ station: { ...station, ...changes } }).exits.lift).toBe(words);
  });

  it('leaves out what is unknown', () => {
    const model = toStationPageModel(littleKnownExample('en'), exampleContext('en'));
    expect(model.details.serverPart!.facts.map(({ term, value }) => `${term}: ${value}`)).toEqual([
      'Structure: Elevated',
    ]);
    expect(model.details.serverPart!.facilities).toEqual({ rows: [] });
    expect(model.times).toBeUndefined();
  });
});

describe('the facilities of the station', () => {
  const { station } = stationExample('en');
  const lift = {
    facility: 'lift' as const,
    isPresent: true,
    asOf: '2019-12-31',
    certainty: 'probable' as const,
  };

  it('have their year and certainty once if all records are alike', () => {
    const facilities = [lift, { ...lift, facility: 'toilet' as const }];
    const model = detailsOf({ station: { ...station, facilities } }).facilities;
    expect(model.provenance).toBe('2019 · unconfirmed');
    expect(model.rows.map(({ provenance }) => provenance)).toEqual([undefined, undefined]);
  });

  it('have them in their rows if one differs', () => {
    const facilities = [lift, { ...lift, facility: 'toilet' as const, asOf: '2022-12-31' }];
    const model = detailsOf({ station: { ...station, facilities } }).facilities;
    expect(model.provenance).toBeUndefined();
    expect(model.rows.map(({ provenance }) => provenance)).toEqual([
      '2019 · unconfirmed',
      '2022 · unconfirmed',
    ]);
  });
});

test('first and last trains have a row for each direction, and a column for days with equal times', () => {
  const { days, rows } = page().times!;
  expect(days).toEqual(['Monday to Friday', 'Saturdays, Sundays and public holidays']);
  expect(rows.map(({ via }) => via)).toEqual([
    'Next station: Charan 13',
    'Next station: Bang Phai',
    'Next station: Itsaraphap',
  ]);
  expect(rows[0]!.times[0]).toMatchObject({ first: { text: '05:30' }, last: { text: '23:54' } });
});

describe('the line around the station', () => {
  it('appears once for each call of the line', () => {
    const stretches = surroundingsOf().stretches.map(({ stations }) =>
      stations.map(({ code }) => code).join(' '),
    );
    expect(stretches).toEqual(['BL01 BL02 BL10', 'BL15 BL32 BL01 BL33 BL38']);
  });

  it('links to the neighbours and not to itself, and marks closed ones', () => {
    const [, stretch] = surroundingsOf({
      alerts: [closedStationExample({ informedEntities: [{ stationCode: 'BL33' as never }] })],
    }).stretches;
    expect(stretch!.stations.map(({ href, isClosed }) => [href, isClosed])).toEqual([
      ['/en/stations/BL15', false],
      ['/en/stations/BL32', false],
      [undefined, false],
      ['/en/stations/BL33', true],
      ['/en/stations/BL38', false],
    ]);
  });
});

describe('alerts', () => {
  const lift = liftAlertExample({ informedEntities: [{ stationCode: 'BL10' as never }] });
  const delay = delayAlertExample({ informedEntities: [{ lineId: 'blue' as never }] });
  const works = worksAlertExample({ informedEntities: [{ lineId: 'blue' as never }] });
  const elsewhere = closedStationExample({
    id: 'elsewhere' as never,
    informedEntities: [{ lineId: 'blue' as never, stationCode: 'BL38' as never }],
  });
  const { alerts, isOpen } = toStationPageModel(
    interchangeExample('en', { alerts: [delay, works, elsewhere, lift, closedStationExample()] }),
    exampleContext('en'),
  );

  it('of the station come before those of its line; others on the line are not shown', () => {
    expect(alerts.now.map(({ id, tone }) => [id, tone])).toEqual([
      ['pink-lift', 'warning'],
      ['tao-poon-closed', 'danger'],
      ['pink-delay', 'warning'],
    ]);
    expect(alerts.toCome.map(({ id, when }) => [id, when])).toEqual([
      ['purple-works', 'Planned: 24 Nov 2026, 22:00 – 25 Nov 2026, 00:30'],
    ]);
  });

  it('do not repeat the station of the page', () => {
    expect(alerts.now.flatMap(({ stations }) => stations)).toEqual([]);
  });

  it('close the station if no train stops', () => {
    expect(isOpen).toBe(false);
    expect(page({ departures: [] }).isOpen).toBe(true);
  });
});

test('nearby items are sorted by category, nearest first', () => {
  expect(surroundingsOf().nearby.map(({ title, items, more }) => [title, items.length, more.href])).toEqual([
    ['Parking', 1, '/en/travel/parking?line=blue'],
    ['Places to go', 2, '/en/travel/recommended-places?line=blue'],
  ]);
  const [, places] = surroundingsOf().nearby;
  expect(places!.items[0]!.facts).toEqual(['Exit 2A, about 5 minutes’ walk', 'Daily 06:00–18:00']);
});

test('links to journeys, fares and the map', () => {
  expect(page().hrefs).toEqual({
    here: '/en/stations/BL01',
    from: '/en/search-departure?from=BL01',
    to: '/en/search-departure?to=BL01',
    map: '/en/mrt-map?station=BL01',
    fares: '/en/tickets/fare-rates?line=blue&from=BL01',
    status: '/en/service-status',
  });
});

test('structured data has its type and location, without estimated facts', () => {
  const [station, crumbs] = page().head.structuredData!;
  expect(station).toMatchObject({
    '@type': 'TrainStation',
    name: 'Tha Phra',
    alternateName: 'ท่าพระ',
    identifier: 'BL01',
    url: 'https://www.example.org/en/stations/BL01',
    amenityFeature: [
      { name: 'Lift', value: true },
      { name: 'Toilets', value: true },
      { name: 'First aid', value: true },
    ],
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('structured data announces current and planned alerts that concern the station', () => {
  const past = closedStationExample();
  const alerts = [
    { ...liftAlertExample(), informedEntities: [{ stationCode: 'BL01' as never }] },
    { ...worksAlertExample(), informedEntities: [{ lineId: 'blue' as never }] },
    worksAlertExample(),
    { ...past, impactPeriods: [{ start: '2026-11-01T05:00:00+07:00', end: '2026-11-02T05:00:00+07:00' }] },
  ];
  const announcements = page({ alerts }).head.structuredData!.slice(1, -1);
  expect(announcements.map((data) => [data['@type'], data['name']])).toEqual([
    ['SpecialAnnouncement', liftAlertExample().header.en],
    ['SpecialAnnouncement', worksAlertExample().header.en],
  ]);
  expect(announcements[0]!['announcementLocation']).toEqual([
    { '@type': 'TrainStation', name: 'Tha Phra', url: 'https://www.example.org/en/stations/BL01' },
  ]);
});
