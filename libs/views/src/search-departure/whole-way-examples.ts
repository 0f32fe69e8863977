// Journeys over several systems, from places and to them.
import type { AccessLeg, EgressLeg, Fare, JourneyLeg, RideLeg, WalkLeg, Way } from '@raang/domain';
import { airportExample, hospitalExample } from '../shared/examples/place-examples';
import type { JourneysAnswer } from './travel-data';
import { journeyExample, journeysExample } from './search-departure-examples';

/** On the Friday of the other examples; a day later from 24:00 on. */
const at = (time: string) => {
  const [hour = 0, ...rest] = time.split(':').map(Number);
  const day = hour < 24 ? '2026-11-20' : '2026-11-21';
  const clock = [hour % 24, ...rest, ...(rest.length < 2 ? [0] : [])];
  return `${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}+07:00`;
};

const secondsOf = (departure: string, arrival: string) =>
  (Date.parse(arrival) - Date.parse(departure)) / 1000;

const onFoot = (from: string, to: string) => {
  const [departure, arrival] = [at(from), at(to)];
  return { departure, arrival, durationSeconds: secondsOf(departure, arrival) };
};

const headsigns: Record<string, { th: string; en: string }> = {
  BL01: { th: 'ท่าพระ ผ่านบางซื่อ', en: 'Tha Phra via Bang Sue' },
  BL38: { th: 'หลักสอง', en: 'Lak Song' },
  E4: { th: 'อโศก', en: 'Asok' },
  A1: { th: 'สุวรรณภูมิ', en: 'Suvarnabhumi' },
  RN10: { th: 'รังสิต', en: 'Rangsit' },
  S2: { th: 'ศาลาแดง', en: 'Sala Daeng' },
};

interface Ride {
  line: string;
  agency: string;
  isOwn?: boolean;
  stations: [from: string, to: string];
  times: [departure: string, arrival: string];
  headsign: string;
  everySeconds: number;
  waitSeconds?: number;
  stops?: [station: string, time: string][];
  isStepFree?: boolean;
}

function ride({
  line,
  agency,
  isOwn = false,
  stations,
  times,
  headsign,
  stops = [],
  ...rest
}: Ride): RideLeg {
  const { isStepFree, everySeconds, waitSeconds = everySeconds } = rest;
  return {
    kind: 'ride',
    lineId: line,
    agencyId: agency,
    isOwn,
    direction: 0,
    from: stations[0],
    to: stations[1],
    ...onFoot(...times),
    headsign: headsigns[headsign],
    stops: stops.map(([station, time]) => ({ station, departure: at(time) })),
    waitSeconds,
    usualWaitSeconds: Math.round(waitSeconds / 2),
    everySeconds,
    ...(isStepFree && { isStepFree }),
  } as unknown as RideLeg;
}

function walk(
  [from, to]: [string, string],
  times: [string, string],
  changes: Partial<WalkLeg> = {},
): WalkLeg {
  return {
    kind: 'walk',
    from,
    to,
    ...onFoot(...times),
    isInPaidArea: false,
    certainty: 'estimated',
    ...changes,
  } as unknown as WalkLeg;
}

const sum = (seconds: readonly number[]) => seconds.reduce((one, other) => one + other, 0);

function journey(legs: JourneyLeg[], changes: Partial<Way> = {}): Way {
  const [departure, arrival] = [legs[0]!.departure, legs.at(-1)!.arrival];
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const onFoot = legs.filter(({ kind }) => kind !== 'ride');
  const spared = sum(rides.map(({ waitSeconds, usualWaitSeconds }) => waitSeconds - usualWaitSeconds));
  return journeyExample({
    departure,
    arrival,
    durationSeconds: secondsOf(departure, arrival),
    usualDurationSeconds: secondsOf(departure, arrival) - spared,
    walkSeconds: sum(onFoot.map(({ durationSeconds }) => durationSeconds)),
    transfers: rides.length - 1,
    legs,
    lastDeparture: at('22:41'),
    ...changes,
  });
}

const source = { th: 'ตารางข้อมูลเปิดหลายแหล่งที่ตรงกัน', en: 'Agreeing public open-data tables' };

/** General fares with a lowest and a highest price. */
function rangeOf(amountSatang: number, highestSatang: number, parts: unknown[] = []): Fare[] {
  return [
    {
      riderCategory: 'adult',
      fareMedia: [],
      amountSatang,
      highestSatang,
      parts,
      status: 'estimated',
      validFrom: '2026-07-03',
      sources: [source],
      ruleIds: [],
    } as unknown as Fare,
  ];
}

const part = (
  line: string,
  agencyId: string,
  [from, to]: [string, string],
  amountSatang: number,
  more: object,
) => ({
  kind: 'ride',
  lineIds: [line],
  agencyId,
  from,
  to,
  amountSatang,
  ...more,
});

const threeOperatorsFares = rangeOf(7200, 10200, [
  part('blue', 'bem', ['BL15', 'BL13'], 2000, {
    stationsTravelled: 2,
    basis: 'own-table',
    certainty: 'probable',
  }),
  part('bts-sukhumvit', 'btsc', ['N8', 'N2'], 1700, {
    highestSatang: 4700,
    basis: 'range',
    certainty: 'estimated',
  }),
  part('airport-rail-link', 'aera1', ['A8', 'A1'], 3500, {
    stationsTravelled: 7,
    basis: 'own-table',
    certainty: 'probable',
  }),
]);

const blue = { line: 'blue', agency: 'bem', isOwn: true };
const sukhumvit = { line: 'bts-sukhumvit', agency: 'btsc' };

const toMoChit = { metres: 120, note: { th: 'ทางออก 3', en: 'Exit 3' } };

/** Lat Phrao to the airport: Blue, BTS and Airport Rail Link, with a walk between each two. */
export function threeOperatorsExample(isStepFree = false): Way {
  return journey(
    [
      ride({
        ...blue,
        stations: ['BL15', 'BL13'],
        times: ['18:44', '18:49'],
        headsign: 'BL01',
        everySeconds: 230,
        isStepFree,
      }),
      walk(['BL13', 'N8'], ['18:49', '18:52'], { ...toMoChit, ...(isStepFree && { isStepFree }) }),
      ride({
        ...sukhumvit,
        stations: ['N8', 'N2'],
        times: ['18:56', '19:08'],
        headsign: 'E4',
        everySeconds: 210,
        isStepFree,
      }),
      walk(['N2', 'A8'], ['19:08', '19:10'], { metres: 90, isStepFree }),
      ride({
        line: 'airport-rail-link',
        agency: 'aera1',
        stations: ['A8', 'A1'],
        times: ['19:20', '19:46'],
        headsign: 'A1',
        everySeconds: 600,
        stops: [['A6', '19:25']],
        isStepFree,
      }),
    ],
    {
      fares: threeOperatorsFares,
      lastDeparture: at('22:41'),
      marks: isStepFree ? ['step-free'] : [],
    },
  );
}

const hospitalWalk: AccessLeg = {
  kind: 'access',
  place: hospitalExample.id,
  station: 'BL26' as AccessLeg['station'],
  exit: '2',
  ...onFoot('18:40', '18:50'),
};

/** From a hospital, on foot to the station's exit. */
export const fromPlaceExample = journey([
  hospitalWalk,
  ride({
    ...blue,
    stations: ['BL26', 'BL15'],
    times: ['18:54', '19:18'],
    headsign: 'BL01',
    everySeconds: 230,
    stops: [['BL22', '19:03']],
  }),
]);

const airportWalk: EgressLeg = {
  kind: 'egress',
  place: airportExample.id,
  station: 'RN08' as EgressLeg['station'],
  ...onFoot('19:24', '19:30'),
};

/** From Bang Sue by SRT to an airport, and on foot to the terminal. */
export const toAirportExample = journey(
  [
    walk(['BL11', 'RN01'], ['18:40', '18:43'], { metres: 240 }),
    ride({
      line: 'srt-dark-red',
      agency: 'srtet',
      stations: ['RN01', 'RN08'],
      times: ['18:58', '19:24'],
      headsign: 'RN10',
      everySeconds: 900,
    }),
    airportWalk,
  ],
  { fares: rangeOf(1200, 4200), lastDeparture: at('23:12') },
);

/** The last way home from Siam, which has a first and last train by headway. */
export const lastFromSiamExample = journey(
  [
    ride({
      line: 'bts-silom',
      agency: 'btsc',
      stations: ['CEN', 'S2'],
      times: ['23:41', '23:45'],
      headsign: 'S2',
      everySeconds: 480,
      waitSeconds: 0,
    }),
    walk(['S2', 'BL26'], ['23:45', '23:49'], { metres: 200, isStepFree: false }),
    ride({
      ...blue,
      stations: ['BL26', 'BL15'],
      times: ['24:02', '24:26'],
      headsign: 'BL01',
      everySeconds: 435,
      waitSeconds: 0,
    }),
  ],
  { fares: rangeOf(3700, 8700), lastDeparture: at('23:41') },
);

/** The result with the places that its journeys refer to. */
export function wholeWayExample(journeys: Way[], changes: Partial<JourneysAnswer> = {}): JourneysAnswer {
  return journeysExample({ journeys, places: [hospitalExample, airportExample], ...changes });
}
