// Examples of the planner's results, from an ordinary morning to no train at all.
import type { Alert, DirectionDepartures, Line, RideLeg, StationDetail, WalkLeg, Way } from '@raang/domain';
import { connectingLinesExample, connectingStationsExample } from '../shared/examples/connecting-examples';
import { faresBetweenExample, fareStationsExample } from '../shared/examples/fare-examples';
import { severeAlertExample } from '../shared/examples/notices-examples';
import { linesExample } from '../shared/examples/network-example';
import { placesExample, placeStationsExample } from '../shared/examples/place-examples';
import type { ModelContext } from '../shared/page/model-context';
import { readJourneyQuestion, type TypedJourneyQuestion } from './journey-question';
import type { DeparturesAnswer, JourneysAnswer, SearchDepartureData } from './travel-data';

/** Friday evening, as in the other examples. */
const now = new Date('2026-11-20T18:40:00+07:00');

const at = (time: string, day = '2026-11-20') => `${day}T${time}+07:00`;

const purple = {
  kind: 'ride',
  lineId: 'purple' as RideLeg['lineId'],
  agencyId: 'bem' as RideLeg['agencyId'],
  isOwn: true,
  direction: 0,
  from: 'PP11' as RideLeg['from'],
  to: 'PP16' as RideLeg['to'],
  departure: at('18:44:50'),
  arrival: at('18:55:20'),
  durationSeconds: 630,
  headsign: { th: 'เตาปูน', en: 'Tao Poon' },
  stops: [],
  waitSeconds: 290,
  usualWaitSeconds: 145,
  everySeconds: 290,
} satisfies RideLeg;

const change: WalkLeg = {
  kind: 'walk',
  from: 'PP16' as WalkLeg['from'],
  to: 'BL10' as WalkLeg['to'],
  departure: at('18:55:20'),
  arrival: at('18:56:20'),
  durationSeconds: 60,
  isInPaidArea: true,
};

const blue = {
  kind: 'ride',
  lineId: 'blue' as RideLeg['lineId'],
  agencyId: 'bem' as RideLeg['agencyId'],
  isOwn: true,
  direction: 0,
  from: 'BL10' as RideLeg['from'],
  to: 'BL15' as RideLeg['to'],
  departure: at('19:03:20'),
  arrival: at('19:13:35'),
  durationSeconds: 615,
  headsign: { th: 'หลักสอง ผ่านบางซื่อ', en: 'Lak Song via Bang Sue' },
  stops: [{ station: 'BL11' as RideLeg['from'], departure: at('19:05:10') }],
  waitSeconds: 420,
  usualWaitSeconds: 105,
  everySeconds: 210,
} satisfies RideLeg;

/** From Nonthaburi Civic Center via Tao Poon to Lat Phrao, by trains without a timetable. */
export function journeyExample(changes: Partial<Way> = {}): Way {
  return {
    serviceDate: '2026-11-20',
    departure: at('18:40:00'),
    arrival: at('19:13:35'),
    durationSeconds: 2015,
    usualDurationSeconds: 1555,
    transfers: 1,
    legs: [purple, change, blue],
    fares: [...faresBetweenExample.fares],
    lastDeparture: at('23:19:30'),
    marks: [],
    walkSeconds: 60,
    isLive: false,
    price: { lowestSatang: 4000, highestSatang: 4000 },
    ...changes,
  };
}

/** By two trains that live data know: the first one is late, the change is tight and at another platform. */
export function liveJourneyExample(): Way {
  const asOf = at('18:39:40');
  const [{ everySeconds: _p, ...first }, { everySeconds: _b, ...second }] = [purple, blue];
  return journeyExample({
    isLive: true,
    legs: [
      {
        ...first,
        train: 'one',
        live: { status: 'late', delaySeconds: 240, asOf },
        scheduledDeparture: at('18:40:50'),
        crowding: { level: 'standing-room' },
      },
      change,
      {
        ...second,
        waitSeconds: 40,
        usualWaitSeconds: 40,
        train: 'two',
        live: { asOf },
        platform: '2',
        scheduledPlatform: '1',
        connection: { slackSeconds: 40, risk: 'tight' },
      },
    ],
  });
}

/** The last journey of the day: the second train has an exact time, and the arrival is after midnight. */
export function lastJourneyExample(): Way {
  const last = {
    ...blue,
    departure: at('23:51:00'),
    arrival: at('00:01:30', '2026-11-21'),
    waitSeconds: 0,
    usualWaitSeconds: 290,
  };
  return journeyExample({
    departure: at('23:19:30'),
    arrival: at('00:01:30', '2026-11-21'),
    durationSeconds: 2520,
    usualDurationSeconds: 2520,
    legs: [
      { ...purple, departure: at('23:26:45'), arrival: at('23:50:00') },
      { ...change, departure: at('23:50:00'), arrival: at('23:51:00') },
      last,
    ],
  });
}

/** The first journey of the next morning. */
export function morningJourneyExample(): Way {
  const day = '2026-11-21';
  return journeyExample({
    serviceDate: day,
    departure: at('06:03:45', day),
    arrival: at('06:45:20', day),
    durationSeconds: 2495,
    usualDurationSeconds: 2180,
    legs: [
      {
        ...purple,
        departure: at('06:03:45', day),
        arrival: at('06:14:15', day),
        waitSeconds: 0,
        usualWaitSeconds: 0,
      },
      { ...change, departure: at('06:14:15', day), arrival: at('06:15:15', day) },
      { ...blue, departure: at('06:22:00', day), arrival: at('06:45:20', day), stops: [] },
    ],
    lastDeparture: at('23:25:30', day),
  });
}

/** Between two stations of the same name. */
export const walkExample = journeyExample({
  arrival: at('18:48:00'),
  durationSeconds: 480,
  usualDurationSeconds: 480,
  transfers: 0,
  legs: [
    {
      ...change,
      from: 'PP11' as WalkLeg['from'],
      to: 'PK01' as WalkLeg['to'],
      departure: at('18:40:00'),
      arrival: at('18:48:00'),
      durationSeconds: 480,
      metres: 550,
      isInPaidArea: false,
      certainty: 'estimated',
    },
  ],
  fares: [],
  lastDeparture: undefined,
});

export function journeysExample(changes: Partial<JourneysAnswer> = {}): JourneysAnswer {
  const { riderCategories, fareMedia, rules } = faresBetweenExample;
  return {
    kind: 'journeys',
    journeys: [journeyExample()],
    waysCompared: 1,
    live: { state: 'none' },
    places: [],
    isNextService: false,
    alerts: [],
    riderCategories,
    fareMedia,
    rules,
    ...changes,
  };
}

export const noJourneyExample = (changes: Partial<JourneysAnswer>) =>
  journeysExample({ journeys: [], waysCompared: 0, ...changes });

const towards = (nextStation: string, th: string, en: string, changes: Partial<DirectionDepartures> = {}) =>
  ({
    lineId: 'blue',
    direction: 0,
    nextStation,
    headsign: { th, en },
    departures: [
      {
        kind: 'headway',
        everySeconds: 230,
        from: at('18:40:00'),
        until: at('19:30:00'),
        headsign: { th, en },
      },
    ],
    first: at('05:42:00'),
    last: at('00:16:25', '2026-11-21'),
    live: { state: 'none' },
    ...changes,
  }) as DirectionDepartures;

/** One direction by headway, one after its last train. */
export function departuresExample(changes: Partial<DeparturesAnswer> = {}): DeparturesAnswer {
  return {
    kind: 'departures',
    directions: [
      towards('BL15', 'หลักสอง ผ่านบางซื่อ', 'Lak Song via Bang Sue'),
      towards('BL10', 'ท่าพระ ผ่านบางซื่อ', 'Tha Phra via Bang Sue', {
        departures: [],
        last: at('18:10:00'),
        nextFirst: at('05:42:00', '2026-11-21'),
      }),
    ],
    alerts: [],
    ...changes,
  };
}

/** About Purple, with a replacement bus. */
export const journeyAlertExample = (): Alert =>
  severeAlertExample({
    id: 'purple-delay' as Alert['id'],
    effect: 'SIGNIFICANT_DELAYS',
    severity: 'WARNING',
    informedEntities: [{ lineId: 'purple' as never }],
    header: { th: 'สายสีม่วงล่าช้าประมาณ 10 นาที', en: 'Purple Line about 10 minutes late' },
    description: {
      th: 'ระบบอาณัติสัญญาณขัดข้องที่สถานีเตาปูน เจ้าหน้าที่กำลังแก้ไข',
      en: 'A signal failed at Tao Poon. Engineers are at work.',
    },
  });

/** A lift at one exit is out of order: it closes the station only if the alert is about all of it. */
export const brokenLiftExample = (stationCode: string, part?: string): Alert =>
  severeAlertExample({
    id: 'lift' as Alert['id'],
    effect: 'ACCESSIBILITY_ISSUE',
    severity: 'WARNING',
    impactPeriods: [{ start: '2026-11-20T08:10:00+07:00' }],
    informedEntities: [{ stationCode: stationCode as never, ...(part && { part }) }],
    header: { th: 'ลิฟต์ใช้งานไม่ได้', en: 'A lift is out of order' },
    description: { th: 'ช่างกำลังซ่อมแซม', en: 'It is being repaired.' },
  });

const bem = linesExample[0]!.agency;

export const journeyQuestionExample: TypedJourneyQuestion = { from: 'PP11', to: 'BL15' };

/** Lifts at two exits of one station, a lift somewhere in another; of the others nothing is recorded. */
function toEnds(stations: SearchDepartureData['stations']): StationDetail[] {
  const lift = { facility: 'lift', isPresent: true, certainty: 'probable', asOf: '2019-12-01' } as const;
  const exits = ['1', '2', '3'].map((name) => ({ name, hasLift: name !== '2', asOf: '2026-01-15' }));
  return stations.map((station) => ({
    ...station,
    exits: station.code === 'BL15' ? exits : [],
    equipment: [],
    facilities: station.code === 'PP11' ? [lift] : station.facilities,
    serviceHours: [],
  }));
}

/** The page with a query and the planner's result. */
export function searchDepartureExample(
  typed: TypedJourneyQuestion,
  answer: SearchDepartureData['answer'],
  { locale }: Pick<ModelContext, 'locale'>,
): SearchDepartureData {
  const stations = [...fareStationsExample, ...placeStationsExample, ...connectingStationsExample];
  return {
    question: readJourneyQuestion(typed, stations, { locale, now, places: placesExample }),
    answer,
    stations,
    ends: toEnds(stations),
    lines: [{ id: 'blue', agency: bem }, { id: 'purple', agency: bem }, ...connectingLinesExample] as Pick<
      Line,
      'id' | 'agency'
    >[],
    authority: { telephone: '0 2716 4000' },
    feedChangedAt: '2026-11-20T00:00:00+07:00',
    now,
  };
}
