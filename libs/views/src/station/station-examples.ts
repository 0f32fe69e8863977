import type { DirectionDepartures, ItemOf, Locale, StationDetail } from '@raang/domain';
import { placeItemExample } from '../shared/examples/item-examples';
import { parkingCategory, travelGroup } from '../shared/examples/model-context-example';
import { destinationsExample } from '../shared/examples/destination-examples';
import { onwardExample } from '../shared/examples/place-examples';
import { linesExample, serviceHoursExample, stationsExample } from '../shared/examples/network-example';
import { carParkExample } from '../shared/examples/car-park-examples';
import type { StationPageData } from './station-model';

const recommended = {
  ...parkingCategory,
  slug: 'recommended-places' as typeof parkingCategory.slug,
  name: { th: 'สถานที่แนะนำ', en: 'Places to go' },
  template: 'LineSearch.PlaceList',
};

const exits = [
  { name: '1', landmarks: { th: 'ซอยเพชรเกษม 10/2', en: 'Soi Phetkasem 10/2' } },
  {
    name: '2A',
    landmarks: {
      th: 'สำนักงานเขตบางกอกใหญ่; ซอยเพชรเกษม 15',
      en: 'Bangkok Yai District Office; Soi Phetkasem 15',
    },
    hasLift: false,
    asOf: '2022-01-01',
    certainty: 'estimated' as const,
  },
  { name: '3', hasLift: true, hasEscalator: true, asOf: '2022-01-01', certainty: 'estimated' as const },
];

const direction = (
  headsign: { th: string; en: string },
  nextStation: string,
  changes: Partial<DirectionDepartures> = {},
) =>
  ({
    lineId: 'blue',
    direction: 0,
    nextStation,
    headsign,
    departures: [
      {
        kind: 'headway',
        everySeconds: 400,
        from: '2026-11-20T18:40:00+07:00',
        until: '2026-11-20T19:30:00+07:00',
        headsign,
      },
    ],
    first: '2026-11-20T05:30:00+07:00',
    last: '2026-11-20T23:54:00+07:00',
    live: { state: 'none' },
    ...changes,
  }) as unknown as DirectionDepartures;

const viaBangSue = { th: 'หลักสอง ผ่านบางซื่อ', en: 'Lak Song via Bang Sue' };
const lakSong = { th: 'หลักสอง', en: 'Lak Song' };

/** Three directions from the station where the loop closes; two of them have the same terminus. */
export const departuresExample: DirectionDepartures[] = [
  direction(viaBangSue, 'BL02'),
  direction(lakSong, 'BL33', { last: '2026-11-21T00:58:00+07:00' }),
  direction({ th: 'ท่าพระ ผ่านบางซื่อ', en: 'Tha Phra via Bang Sue' }, 'BL32', { direction: 1 }),
];

type Train = Exclude<DirectionDepartures['departures'][number], { kind: 'headway' }>;
type TrainExample = Partial<Extract<Train, { kind: 'timetable' }>> & { departure: string };

const tonight = (time: string) => `2026-11-20T${time}+07:00`;
const asOf = tonight('18:39:40');

/** A train of the timetable, to Lak Song, with what is known of it. */
const trainExample = ({ departure, ...said }: TrainExample): Train => ({
  kind: 'timetable',
  train: departure,
  departure: tonight(departure),
  headsign: lakSong,
  ...said,
});

/** Every state of a train, one direction each. The page is of 18:40. */
export const liveDeparturesExample = (state: 'live' | 'ageing' = 'live', example = false) => {
  const live = { state, asOf, ...(example && { example: true as const }) };
  const board = (nextStation: string, departures: DirectionDepartures['departures']) =>
    direction(lakSong, nextStation, { departures, live });
  const headway = departuresExample[0]!.departures[0]!;
  return [
    direction(viaBangSue, 'BL02', {
      departures: [
        {
          kind: 'live',
          train: 'one',
          departure: tonight('18:43:20'),
          headsign: viaBangSue,
          platform: '2',
          live: { asOf },
          crowding: { level: 'standing-room' },
        },
        { kind: 'live', train: 'two', departure: tonight('18:52:00'), headsign: viaBangSue, live: { asOf } },
        headway,
      ],
      live,
    }),
    board('BL33', [
      trainExample({ departure: '18:40:10', live: { status: 'on-time', delaySeconds: 10, asOf } }),
      trainExample({
        departure: '18:49:00',
        scheduled: tonight('18:45:00'),
        platform: '2',
        scheduledPlatform: '1',
        live: { status: 'late', delaySeconds: 240, asOf },
        crowding: { level: 'full' },
      }),
    ]),
    board('BL31', [
      trainExample({
        departure: '18:44:00',
        scheduled: tonight('18:44:00'),
        live: { status: 'cancelled', asOf },
      }),
      trainExample({
        departure: '18:46:00',
        scheduled: tonight('18:46:00'),
        live: { status: 'skipped', asOf },
      }),
      trainExample({
        departure: '18:55:00',
        live: { status: 'on-time', delaySeconds: 0, isAbout: true, asOf },
      }),
      trainExample({ departure: '19:10:00' }),
    ]),
  ];
};

/** Nothing new for a while: the timetable counts. */
export const staleDeparturesExample: DirectionDepartures[] = departuresExample.map((one) => ({
  ...one,
  live: { state: 'stale', asOf: tonight('18:31:00') },
}));

/** After the last train in one direction of the loop. */
export const lateDeparturesExample: DirectionDepartures[] = [
  direction(viaBangSue, 'BL02', { departures: [], nextFirst: '2026-11-21T06:00:00+07:00' }),
  ...departuresExample.slice(1),
];

function stationDetailExample(code: string, changes: Partial<StationDetail> = {}): StationDetail {
  const summary = stationsExample.find((station) => station.code === code)!;
  return {
    ...summary,
    exits: [],
    equipment: [],
    serviceHours: serviceHoursExample
      .filter(({ station }) => station === code)
      .map(({ station: _, ...hours }) => hours),
    ...changes,
  };
}

function nearbyExample(locale: Locale): StationPageData['nearby'] {
  const near = { station: 'BL01' as never, exit: '2A', walkMinutes: 5 } satisfies Partial<ItemOf<'place'>>;
  return [
    { group: travelGroup, category: parkingCategory, items: [carParkExample(locale)] },
    {
      group: travelGroup,
      category: recommended,
      items: [
        placeItemExample(locale, { ...near, id: 'far' as never, walkMinutes: undefined, exit: undefined }),
        placeItemExample(locale, near),
      ],
    },
  ];
}

/** Tha Phra on a Friday evening: the loop, exits, lifts with few known facts. */
export function stationExample(locale: Locale, changes: Partial<StationPageData> = {}): StationPageData {
  return {
    station: stationDetailExample('BL01', { exits }),
    lines: linesExample,
    stations: stationsExample,
    alerts: [],
    outOfOrder: [],
    departures: departuresExample,
    nearby: nearbyExample(locale),
    destinations: destinationsExample,
    places: onwardExample,
    groups: [travelGroup],
    now: new Date('2026-11-20T18:40:00+07:00'),
    ...changes,
  };
}

/** A lift out of order until a day, one whose day has passed, one that works, and one of which nobody has said anything. */
export const equipmentExample: StationDetail['equipment'] = [
  {
    id: 'BL01-exit-3-lift',
    kind: 'lift',
    exit: '3',
    state: 'out',
    since: '2026-11-20T08:10:00+07:00',
    expectedUntil: '2026-11-22T18:00:00+07:00',
    source: 'desk',
    asOf: '2026-11-20T08:10:00+07:00',
  },
  {
    id: 'BL01-exit-1-lift',
    kind: 'lift',
    exit: '1',
    state: 'unknown',
    expectedUntil: '2026-11-19T18:00:00+07:00',
    source: 'desk',
    asOf: '2026-11-18T09:00:00+07:00',
  },
  {
    id: 'platform',
    kind: 'lift',
    from: { th: 'ชั้นออกบัตรโดยสาร', en: 'Ticket hall' },
    to: { th: 'ชานชาลา 2', en: 'Platform 2' },
    state: 'works',
    source: 'desk',
    asOf: '2026-11-20T07:00:00+07:00',
  },
  {
    id: 'BL01-exit-2A-escalator',
    kind: 'escalator',
    exit: '2A',
    state: 'unknown',
    source: 'alert',
    asOf: '2026-11-20T07:00:00+07:00',
  },
  { id: 'BL01-exit-3-escalator', kind: 'escalator', exit: '3', state: 'unknown' },
];

/** A station with few known facts. */
export function littleKnownExample(locale: Locale): StationPageData {
  return stationExample(locale, {
    station: stationDetailExample('MT02', { serviceHours: [] }),
    departures: [],
    nearby: [],
  });
}

/** A closed interchange of two lines. */
export function interchangeExample(locale: Locale, changes: Partial<StationPageData> = {}): StationPageData {
  return stationExample(locale, {
    station: stationDetailExample('BL10'),
    departures: [],
    nearby: [],
    ...changes,
  });
}

const longest = {
  th: 'ศูนย์การประชุมแห่งชาติสิริกิติ์และศูนย์วัฒนธรรมแห่งประเทศไทย',
  en: 'Queen Sirikit National Convention Centre and Thailand Cultural Centre',
};

/** A station with the longest names. */
export function longestStationExample(locale: Locale): StationPageData {
  const data = stationExample(locale);
  return {
    ...data,
    station: {
      ...data.station,
      name: longest,
      exits: data.station.exits.map((exit) => ({ ...exit, landmarks: longest })),
      serviceHours: data.station.serviceHours.map((hours) => ({ ...hours, headsign: longest })),
    },
    // with codes, since two stretches of a line may have the same names
    stations: data.stations.map((station) => ({
      ...station,
      name: { th: `${longest.th} ${station.code}`, en: `${longest.en} ${station.code}` },
    })),
    departures: data.departures.map((one) => ({
      ...one,
      headsign: longest,
      departures: one.departures.map((departure) => ({ ...departure, headsign: longest })),
    })),
  };
}
