import type { Departure, DirectionDepartures } from '@raang/domain';
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
  equipmentExample,
  liveDeparturesExample,
  staleDeparturesExample,
  interchangeExample,
  littleKnownExample,
  stationExample,
} from './station-examples';
import { type StationPageData, toStationPageModel } from './station-model';

const page = (changes: Partial<StationPageData> = {}, locale: 'th' | 'en' = 'en') =>
  toStationPageModel(stationExample(locale, changes), exampleContext(locale));

const detailsOf = (changes?: Partial<StationPageData>) => page(changes).details.serverPart!;
const nearbyOf = (changes?: Partial<StationPageData>) => page(changes).nearby.serverPart!;

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
    train: departure,
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

describe('live trains', () => {
  const rowsOf = (departures: DirectionDepartures[], now = '2026-11-20T18:40:00+07:00') =>
    page({ departures, now: new Date(now) }).departures;
  const [lak] = liveDeparturesExample().slice(1) as [DirectionDepartures];
  const train = lak.departures[0] as Extract<Departure, { kind: 'timetable' }>;
  const at = (time: string, live: Partial<NonNullable<typeof train.live>> = {}) => ({
    ...train,
    departure: `2026-11-20T${time}+07:00`,
    live: { ...train.live!, ...live },
  });
  const rowOf = (one: Departure, changes: Partial<DirectionDepartures> = {}) =>
    rowsOf([{ ...lak, departures: [one], ...changes }]).rows[0]!;

  test.each([
    ['18:39:50', 'Arriving'],
    ['18:40:29', 'Arriving'],
    ['18:40:30', '1 min'],
    ['18:41:59', '1 min'],
    ['18:42:00', '2 min'],
    ['18:59:59', '19 min'],
    ['19:00:00', undefined],
  ])('at %s in minutes that never promise more than there are: %s', (time, wait) => {
    const { due, ...row } = rowOf(at(time));
    expect([row.wait, due !== undefined, row.source]).toEqual([wait, wait !== undefined, 'live']);
  });

  test.each([
    ['that are old', at('18:43:00'), { live: { state: 'ageing' as const, asOf: train.live!.asOf } }],
    ['that are uncertain', at('18:43:00', { isAbout: true }), {}],
  ])('%s have no minutes', (_, one, changes) => {
    const { wait, due, time } = rowOf(one, changes);
    expect([wait, due, time?.text]).toEqual([undefined, undefined, '18:43']);
  });

  it('late by a minute name the schedule, and on time do not', () => {
    const late = { ...at('18:43:00', { status: 'late' }), scheduled: '2026-11-20T18:40:00+07:00' };
    expect(rowOf(late).was?.text).toBe('18:40');
    expect(rowOf({ ...late, live: { ...late.live, status: 'on-time' } }).was).toBeUndefined();
  });

  it('without a prediction are by timetable where there are live data, and say nothing elsewhere', () => {
    const { live: _, ...planned } = train;
    expect(rowOf(planned).source).toBe('timetable');
    expect(rowOf(planned, { live: { state: 'none' } }).source).toBeUndefined();
  });

  const cancelled = (time: string) => at(time, { status: 'cancelled' });
  it('that are cancelled come before the next, and a cancelled last train before all', () => {
    const { rows } = rowsOf([
      {
        ...lak,
        departures: [cancelled('18:42:00'), at('18:45:00'), at('18:50:00'), cancelled('18:55:00')],
        last: '2026-11-20T18:50:00+07:00',
      },
    ]);
    expect(rows.map(({ time, missing }) => [time?.text, missing])).toEqual([
      ['18:55', 'Cancelled'],
      ['18:42', 'Cancelled'],
      ['18:45', undefined],
      ['18:50', undefined],
    ]);
  });

  it('that are last and late say when to be there', () => {
    const scheduled = '2026-11-20T18:45:00+07:00';
    expect(rowOf({ ...at('18:52:00', { status: 'late' }), scheduled }, { last: scheduled }).note).toBe(
      'Last train: be there at 18:45',
    );
  });

  it('that are last and not reported say so', () => {
    const { live: _, ...planned } = at('18:55:00');
    const note = (changes = {}) => rowOf(planned, { last: planned.departure, ...changes }).note;
    expect(note()).toBe('Last train, by timetable: no train reported yet');
    expect(note({ live: { state: 'none' } })).toBe('Last train');
  });

  it('of a headway line are followed by the headway', () => {
    const { rows } = rowsOf(liveDeparturesExample().slice(0, 1));
    expect(rows.map(({ wait, then }) => [wait, then])).toEqual([
      ['3 min', undefined],
      ['12 min', 'then about every 6–7 minutes'],
    ]);
  });

  it('have the age of the oldest, and say once that there are none', () => {
    expect(rowsOf(liveDeparturesExample('live', true)).live).toMatchObject({
      isStale: false,
      asOf: { text: '18:39' },
      isExample: true,
    });
    expect(rowsOf(staleDeparturesExample).live).toMatchObject({ isStale: true, asOf: { text: '18:31' } });
    expect(page().departures.live).toBeUndefined();
  });
});

describe('exits', () => {
  it('are shown if a lift or an escalator is on record, and the gaps stand in one line', () => {
    const { rows, note, notKnown } = detailsOf().exits!;
    expect(rows).toEqual([
      { name: '2A', lift: 'none', escalator: undefined },
      { name: '3', lift: 'available', escalator: 'available' },
    ]);
    expect(note).toBe('Lifts and escalators at the exits as of 1 Jan 2022, estimate.');
    expect(notKnown).toBe('Not known: lift at exit 1; escalators at exits 1 and 2A.');
  });

  it('have no part of their own without such a record: the facilities name the gap', () => {
    const { station } = stationExample('en');
    const exits = [{ name: '1' }, { name: '2' }];
    const { exits: part, notKnown } = detailsOf({ station: { ...station, exits } });
    expect(part).toBeUndefined();
    expect(notKnown).toMatch(/^Not known: lifts and escalators at the exits; /);
  });
});

describe('lifts and escalators', () => {
  it('have a state, since when and until when, and its source', () => {
    const { station } = stationExample('en');
    const { equipment } = detailsOf({ station: { ...station, equipment: equipmentExample } });
    expect(equipment.map(({ name, says, details }) => [name, says, details.join(' ')])).toEqual([
      [
        'Lift at exit 3',
        'out of order until 22 Nov 2026, 18:00',
        'Out of order since 08:10. Reported by staff, 08:10.',
      ],
      [
        'Lift at exit 1',
        'not known',
        'It was expected to be out of order until 19 Nov 2026, 18:00. Reported by staff, 18 Nov 2026, 09:00.',
      ],
      ['Lift from Ticket hall to Platform 2', 'works', 'Reported by staff, 07:00.'],
      [
        'Escalator at exit 2A',
        'not known',
        'An announcement says that a lift or an escalator here is out of order. Announced, 07:00.',
      ],
      ['Escalator at exit 3', 'not known', ''],
    ]);
  });
});

describe('the sentence about steps', () => {
  const { station } = stationExample('en');
  const [one, two, three] = station.exits;
  const lift = { facility: 'lift', isPresent: true, asOf: '2019-12-31', certainty: 'probable' } as const;
  test.each([
    [{}, 'step-free', 'Lift at exit 3 (list of 2022).'],
    [
      { exits: [{ ...one!, hasLift: true }, two!, three!] },
      'step-free',
      'Lifts at exits 1 and 3 (list of 2022).',
    ],
    [{ exits: [], facilities: [lift] }, 'unknown', 'A lift is recorded (2019), but not at which exit.'],
    [{ exits: [], facilities: [{ ...lift, isPresent: false }] }, 'steps', 'There is no lift (2019).'],
    [{ exits: [], facilities: [] }, 'unknown', 'Nothing is recorded about lifts here.'],
  ])('with %j is %s: %s', (changes, kind, text) => {
    const { stepFree } = page({ station: { ...station, isStepFree: undefined, ...changes } });
    expect(stepFree).toMatchObject({ kind, text });
  });

  it('gives the operator’s number where the exit is not recorded', () => {
    const { stepFree } = page({ station: { ...station, exits: [], facilities: [lift] } });
    expect(stepFree.telephone).toEqual({ text: '0 2624 5200', href: 'tel:+6626245200' });
  });

  it('names a lift that is out of order', () => {
    const { stepFree } = page({ station: { ...station, equipment: equipmentExample } });
    expect(stepFree).toMatchObject({
      kind: 'broken',
      text: 'Lift at exit 3: out of order until 22 Nov 2026, 18:00.',
      since: '08:10',
    });
  });

  it('offers no station whose lift is out of order', () => {
    const data = stationExample('en');
    const here = { latitude: 13.73, longitude: 100.47 };
    const stations = data.stations.map((other) =>
      other.code === 'BL02' ? { ...other, position: here, facilities: [lift] } : { ...other, facilities: [] },
    );
    const offeredWith = (outOfOrder: typeof data.outOfOrder) =>
      page({ station: { ...station, position: here, equipment: equipmentExample }, stations, outOfOrder })
        .stepFree.nearest?.code;
    expect(offeredWith([])).toBe('BL02');
    const broken = { ...equipmentExample[0]!, station: 'BL02' as never };
    expect(offeredWith([broken])).toBeUndefined();
  });

  it('says what is out of order, since when, and where the nearest known lift is', () => {
    const here = { latitude: 13.73, longitude: 100.47 };
    const data = stationExample('en');
    const stations = data.stations.map((other) =>
      other.code === 'BL02' || other.code === 'BL33'
        ? {
            ...other,
            position: { ...here, latitude: other.code === 'BL02' ? 13.74 : 13.75 },
            facilities: [lift],
          }
        : { ...other, facilities: [] },
    );
    const at = (code: string, id: string) =>
      liftAlertExample({ id: id as never, informedEntities: [{ stationCode: code as never }] });
    const ask = (alerts: ReturnType<typeof at>[]) =>
      page({ station: { ...data.station, position: here }, stations, alerts }).stepFree;
    expect(ask([at('BL01', 'here')])).toMatchObject({
      kind: 'broken',
      text: expect.stringMatching(/^A lift or an escalator is out of order since /),
      nearest: { code: 'BL02', href: '/en/stations/BL02' },
    });
    expect(ask([at('BL01', 'here'), at('BL02', 'there')]).nearest?.code).toBe('BL33');
    expect(ask([{ ...at('BL01', 'here'), example: true }]).kind).toBe('step-free');
  });
});

test('the summary of the station leaves out what is unknown', () => {
  const model = toStationPageModel(littleKnownExample('en'), exampleContext('en'));
  const { facts, facilities, notKnown, exits } = model.details.serverPart!;
  expect([facts, facilities, exits, model.times]).toEqual(['Elevated', { rows: [] }, undefined, undefined]);
  expect(notKnown).toMatch(/^Not known: lift; escalator; toilets; /);
  expect(model.around.serverPart!.notKnown).toMatch(/^Not known: the exits/);
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
    const stretches = nearbyOf().stretches.map(({ stations }) => stations.map(({ code }) => code).join(' '));
    expect(stretches).toEqual(['BL01 BL02 BL10', 'BL15 BL32 BL01 BL33 BL38']);
  });

  it('links to the neighbours and not to itself, and marks closed ones', () => {
    const [, stretch] = nearbyOf({
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
  expect(nearbyOf().nearby.map(({ title, items, more }) => [title, items.length, more.href])).toEqual([
    ['Parking', 1, '/en/travel/parking?line=blue'],
    ['Places to go', 2, '/en/travel/recommended-places?line=blue'],
  ]);
  const [, places] = nearbyOf().nearby;
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
    subscribe: '/en/subscribe?station=BL01',
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
