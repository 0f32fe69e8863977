// A small network with a loop, a branch, short runs and uncertain facts, and its listings.
import type {
  Category,
  CategoryGroup,
  DayType,
  HeadwayPeriod,
  Line,
  LinePattern,
  Locale,
  StationFacility,
  StationServiceHours,
  StationSummary,
} from '@raang/domain';
import type { ListingData, SourceName } from '../listing/listing-data';
import { type ListingChanges, listingExample } from './listing-example';
import { connectingStationsExample } from './connecting-examples';
import { parkingCategory } from './model-context-example';
import { carParkExample } from './car-park-examples';

const names = {
  BL01: ['ท่าพระ', 'Tha Phra'],
  BL02: ['จรัญฯ 13', 'Charan 13'],
  BL10: ['เตาปูน', 'Tao Poon'],
  BL11: ['บางซื่อ', 'Bang Sue'],
  BL15: ['ลาดพร้าว', 'Lat Phrao'],
  BL32: ['อิสรภาพ', 'Itsaraphap'],
  BL33: ['บางไผ่', 'Bang Phai'],
  BL38: ['หลักสอง', 'Lak Song'],
  PP11: ['ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center'],
  PP16: ['เตาปูน', 'Tao Poon'],
  PK01: ['ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center'],
  PK10: ['เมืองทองธานี', 'Muang Thong Thani'],
  PK30: ['มีนบุรี', 'Min Buri'],
  MT01: ['อิมแพ็ค เมืองทองธานี', 'Impact Muang Thong Thani'],
  MT02: ['ทะเลสาบเมืองทองธานี', 'Lake Muang Thong Thani'],
} as const;
type Code = keyof typeof names;

const nameOf = (code: string) => {
  const [th, en] = names[code as Code];
  return { th, en };
};

const pattern = (direction: 0 | 1, stations: Code[], isBranch = false) =>
  ({ direction, headsign: nameOf(stations.at(-1)!), stations, isBranch }) as LinePattern;

const loop: Code[] = ['BL01', 'BL02', 'BL10', 'BL11', 'BL15', 'BL32', 'BL01', 'BL33', 'BL38'];
const monorail: Code[] = ['PK01', 'PK10', 'PK30'];
const branch: Code[] = ['PK10', 'MT01', 'MT02'];

/** Blue with a few of its stations, and Pink with its branch. */
export const linesExample = [
  {
    id: 'blue',
    name: { th: 'สายสีน้ำเงิน', en: 'Blue Line' },
    officialName: { th: 'สายเฉลิมรัชมงคล', en: 'Chaloem Ratchamongkhon Line' },
    kind: 'metro',
    colour: '#1964B7',
    textColour: '#FFFFFF',
    agency: {
      id: 'bem',
      name: {
        th: 'บริษัท ทางด่วนและรถไฟฟ้ากรุงเทพ จำกัด (มหาชน)',
        en: 'Bangkok Expressway and Metro Public Company Limited',
      },
      telephone: '+66 2624 5200',
    },
    lengthKilometres: 48,
    openedOn: '2004-07-03',
    isOwn: true,
    certainty: 'official',
    stations: [...new Set(loop)],
    patterns: [pattern(0, loop), pattern(1, loop.toReversed())],
  },
  {
    id: 'pink',
    name: { th: 'สายสีชมพู', en: 'Pink Line' },
    kind: 'monorail',
    colour: '#CD4692',
    textColour: '#000000',
    agency: {
      id: 'nbm',
      name: { th: 'บริษัท นอร์ทเทิร์น บางกอกโมโนเรล จำกัด', en: 'Northern Bangkok Monorail Co., Ltd.' },
    },
    isOwn: true,
    certainty: 'probable',
    stations: [...new Set([...monorail, ...branch])],
    patterns: [
      pattern(0, monorail),
      pattern(1, monorail.toReversed()),
      pattern(0, branch, true),
      pattern(1, branch.toReversed(), true),
    ],
  },
] as unknown as Line[];

const list2019 = { th: 'รายการสถานีปี 2562', en: 'Station list of 2019' };
const record = (facility: StationFacility['facility'], changes: Partial<StationFacility> = {}) => ({
  facility,
  isPresent: true,
  source: list2019,
  asOf: '2019-12-31',
  certainty: 'probable' as const,
  ...changes,
});

const facilities: Partial<Record<Code, StationFacility[]>> = {
  BL01: [
    record('lift', {
      note: {
        th: 'รายงานปี 2565 ระบุว่าทางออก 2 ไม่มีลิฟต์',
        en: 'No lift at exit 2 (2022)',
      },
    }),
    record('toilet'),
    record('first-aid'),
  ],
  BL10: [record('lift'), record('toilet', { isPresent: false })],
  BL15: [record('atm'), record('parking', { certainty: 'official', asOf: '2025-07-18', source: undefined })],
  BL38: [record('parking', { certainty: 'estimated', asOf: undefined, source: undefined })],
};

const changes: Partial<Record<Code, Partial<StationSummary>>> = {
  BL10: {
    interchanges: [
      { station: 'PP16', lineIds: ['purple'], walkMinutes: 1, isInPaidArea: true, certainty: 'estimated' },
    ] as unknown as StationSummary['interchanges'],
  },
  BL11: {
    interchanges: [
      {
        station: 'RN01',
        lineIds: ['srt-dark-red'],
        walkMinutes: 3,
        metres: 240,
        isInPaidArea: false,
        certainty: 'estimated',
      },
    ] as unknown as StationSummary['interchanges'],
  },
  PK01: {
    isStepFree: false,
    interchanges: [
      { station: 'PP11', lineIds: ['purple'], walkMinutes: 8, isInPaidArea: false, certainty: 'estimated' },
    ] as unknown as StationSummary['interchanges'],
  },
  PK30: { isStepFree: true },
};

export const stationsExample = (Object.keys(names) as Code[]).map((code) => ({
  code,
  name: nameOf(code),
  ...(code.startsWith('PP') ? {} : { structure: code === 'BL11' ? 'underground' : 'elevated' }),
  lineIds: linesExample.filter(({ stations }) => stations.some((one) => one === code)).map(({ id }) => id),
  ...(code.startsWith('BL') ? { openedOn: '2019-07-29' } : {}),
  facilities: facilities[code] ?? [],
  isOwn: true,
  interchanges: [],
  ...changes[code],
})) as unknown as StationSummary[];

const hour = 3600;
const workDays: DayType[] = ['weekday'];
const restDays: DayType[] = ['saturday', 'sunday-holiday'];
const everyDay: DayType[] = [...workDays, ...restDays];

/** 8.5 minutes between stations, so that last trains arrive after midnight. */
const betweenStations = 510;

function hoursAlong(line: Line, dayTypes: DayType[], [first, last]: [number, number]): StationServiceHours[] {
  return line.patterns.flatMap(({ direction, headsign, stations }) =>
    stations.slice(0, -1).map((station, index) => ({
      station,
      lineId: line.id,
      direction,
      // a train to Lak Song names its direction around the loop until it has completed it
      headsign:
        line.id === 'blue' && index < 3
          ? { th: `${headsign.th} ผ่านบางซื่อ`, en: `${headsign.en} via Bang Sue` }
          : headsign,
      nextStation: stations[index + 1]!,
      dayTypes,
      firstTrain: first + index * betweenStations,
      lastTrain: last + index * betweenStations,
      certainty: 'computed' as const,
    })),
  );
}

const [blue, pink] = linesExample as [Line, Line];

export const serviceHoursExample: StationServiceHours[] = [
  ...hoursAlong(blue, workDays, [5.5 * hour, 23.9 * hour]),
  ...hoursAlong(blue, restDays, [6 * hour, 23.9 * hour + 120]),
  ...hoursAlong(pink, everyDay, [6 * hour, 23.75 * hour]),
];

const run = (
  line: Line,
  ends: [Code, Code],
  dayTypes: DayType[],
  periods: [from: number, to: number, seconds: number][],
) =>
  ([0, 1] as const).flatMap((direction) => {
    const [from, to] = direction === 0 ? ends : ends.toReversed();
    return periods.map(([start, end, headwaySeconds]) => ({
      lineId: line.id,
      direction,
      headsign: nameOf(to!),
      from,
      to,
      dayTypes,
      startTime: start * hour,
      endTime: end * hour,
      headwaySeconds,
    }));
  });

export const headwaysExample = [
  ...run(blue, ['BL01', 'BL38'], restDays, [
    [6, 16, 480],
    [16, 19, 390],
    [19, 24, 480],
  ]),
  ...run(blue, ['BL01', 'BL38'], workDays, [
    [5.5, 7, 300],
    [7, 8.75, 420],
    [8.75, 17.5, 400],
    [17.5, 19.5, 230],
    [19.5, 24, 435],
  ]),
  ...run(blue, ['BL10', 'BL33'], workDays, [[7, 8.75, 420]]),
  ...run(pink, ['PK01', 'PK30'], everyDay, [
    [6, 6.5, 600],
    [6.5, 8.5, 300],
    [8.5, 24, 600],
  ]),
  ...run(pink, ['PK10', 'MT02'], everyDay, [[6, 24, 600]]),
] as unknown as HeadwayPeriod[];

export const trainLineCategory = {
  slug: 'train-line',
  name: { th: 'เส้นทางรถไฟฟ้า', en: 'Lines and stations' },
  description: {
    th: 'เส้นทางรถไฟฟ้าทุกสาย พร้อมรายชื่อสถานี',
    en: 'Every line with its stations.',
  },
  template: 'Line.LineTable',
} as Category;

export const trainScheduleCategory = {
  slug: 'train-schedule',
  name: { th: 'เวลาเดินรถ', en: 'Train times' },
  description: {
    th: 'ขบวนแรก ขบวนสุดท้าย และความถี่ของรถ',
    en: 'First and last trains, and how often trains run.',
  },
  template: 'Line.BusSchedule',
} as Category;

export const facilitiesCategory = {
  slug: 'facilities',
  name: { th: 'สิ่งอำนวยความสะดวก', en: 'Station facilities' },
  description: { th: 'ลิฟต์ ห้องน้ำ และบริการอื่นในสถานี', en: 'Lifts, toilets and other services in stations.' },
  template: 'Line.TableFacility',
} as Category;

const group = {
  slug: 'travel',
  name: { th: 'การเดินทาง', en: 'Travel' },
  description: { th: 'ข้อมูลสำหรับวางแผนการเดินทาง', en: 'What helps you plan your way' },
  categories: [trainLineCategory, trainScheduleCategory, parkingCategory, facilitiesCategory],
} as CategoryGroup;

/** A listing of a network category, by default without items. */
export function networkListing(
  category: Category,
  locale: Locale,
  { line, sources, ...changes }: ListingChanges & { line?: string } = {},
): ListingData<SourceName> {
  return listingExample({
    group,
    category,
    filter: line ? { line: line as Line['id'] } : {},
    ...changes,
    sources: {
      lines: linesExample,
      stations: [...stationsExample, ...connectingStationsExample],
      headways: headwaysExample,
      serviceHours: serviceHoursExample,
      carParks: [carParkExample(locale)],
      ...sources,
    },
  });
}

const longest = {
  th: 'ศูนย์การประชุมแห่งชาติสิริกิติ์และศูนย์วัฒนธรรมแห่งประเทศไทย',
  en: 'Queen Sirikit National Convention Centre and Thailand Cultural Centre',
};

/** A line on which every station has the longest name. */
export function longestNetworkListing(category: Category, locale: Locale): ListingData<SourceName> {
  const data = networkListing(category, locale, { line: 'blue' });
  const named = <T extends object>(values: readonly T[] = [], changed: object) =>
    values.map((value) => ({ ...value, ...changed }));
  return {
    ...data,
    sources: {
      ...data.sources,
      stations: named(data.sources.stations, { name: longest }),
      serviceHours: named(data.sources.serviceHours, { headsign: longest }),
    },
  };
}
