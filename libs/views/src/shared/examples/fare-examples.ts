// Examples of fares: a tariff of two lines with a transfer, a special card, and uncertain prices.
import type {
  Category,
  CategoryGroup,
  Fare,
  FareRule,
  Item,
  ItemOf,
  Locale,
  RiderCategory,
} from '@raang/domain';
import type { ListingData, SourceName } from '../listing/listing-data';
import { connectingStationsExample } from './connecting-examples';
import { listingExample } from './listing-example';
import { linesExample, stationsExample } from './network-example';
import type { FaresBetween, LineFares } from '../fares/fare-data';
import { readFareQuestion, type TypedFareQuestion } from '../fares/fare-question';

export const fareStationsExample = stationsExample.map((station) =>
  station.code.startsWith('PP')
    ? ({
        ...station,
        lineIds: ['purple'],
        interchanges: station.code === 'PP16' ? [{ station: 'BL10', lineIds: ['blue'] }] : [],
      } as unknown as typeof station)
    : station,
);

const riderCategories = [
  { id: 'adult', name: { th: 'บุคคลทั่วไป', en: 'General' }, isDefault: true },
  {
    id: 'student',
    name: { th: 'นักเรียน นักศึกษา', en: 'Student' },
    condition: { th: 'อายุไม่เกิน 23 ปี', en: 'Aged 23 or under' },
    isDefault: false,
  },
  {
    id: 'small-child',
    name: { th: 'เด็กเล็ก', en: 'Small child' },
    condition: { th: 'อายุไม่เกิน 14 ปี และสูงไม่เกิน 90 ซม.', en: 'Aged 14 or under and up to 90 cm tall' },
    isDefault: false,
  },
] as RiderCategory[];

const tables = { th: 'ตารางข้อมูลเปิดหลายแหล่งที่ตรงกัน', en: 'Agreeing public open-data tables' };
const site = { th: 'รฟม. หน้าบัตรโดยสาร (mrta.co.th)', en: 'MRTA, tickets page (mrta.co.th)' };

const rules = [
  {
    id: 'entry-fee',
    kind: 'entry-fee-once',
    lineIds: ['blue', 'purple'],
    riderCategories: [],
    fareMedia: [],
    amountSatang: 1400,
    validFrom: '2016-08-06',
    certainty: 'probable',
    description: {
      th: 'เปลี่ยนระหว่างสายสีน้ำเงินกับสายสีม่วงที่เตาปูน คิดค่าแรกเข้าครั้งเดียว',
      en: 'Changing between the Blue and Purple lines at Tao Poon costs one entry fee only.',
    },
    source: tables,
  },
  {
    id: 'day-cap',
    kind: 'day-cap',
    lineIds: ['purple'],
    riderCategories: [],
    fareMedia: ['emv'],
    amountSatang: 4000,
    validFrom: '2025-12-01',
    validTo: '2026-11-30',
    certainty: 'official',
    description: {
      th: 'สายสีม่วงและรถไฟฟ้าสายสีแดงรวมกันไม่เกินวันละ 40 บาท',
      en: 'No more than 40 baht a day on the Purple Line and the SRT Red lines together.',
    },
    source: site,
  },
] as unknown as FareRule[];

const ride = (
  line: string,
  [from, to]: [string, string],
  stationsTravelled: number,
  amountSatang: number,
) => ({
  kind: 'ride',
  amountSatang,
  lineIds: [line],
  from,
  to,
  stationsTravelled,
  basis: 'own-table',
  certainty: 'probable',
  source: tables,
});

const change = (amountSatang: number, kind = 'entry-fee-once') => ({
  kind,
  amountSatang,
  lineIds: ['purple', 'blue'],
  from: 'PP16',
  to: 'BL10',
  ruleId: 'entry-fee',
  certainty: 'probable',
  source: tables,
});

const fare = (riderCategory: string, amountSatang: number, parts: unknown[], changes: Partial<Fare> = {}) =>
  ({
    riderCategory,
    fareMedia: [],
    amountSatang,
    parts,
    status: 'probable',
    validFrom: '2026-07-03',
    sources: [tables],
    ruleIds: ['entry-fee', 'day-cap'],
    ...changes,
  }) as Fare;

/** From Nonthaburi Civic Center via Tao Poon to Lat Phrao; cheaper with one card, with different certainty. */
export const faresBetweenExample: FaresBetween = {
  date: '2026-11-20',
  fares: [
    fare('adult', 4000, [
      ride('purple', ['PP11', 'PP16'], 5, 2700),
      ride('blue', ['BL10', 'BL15'], 5, 2700),
      change(-1400),
    ]),
    fare(
      'adult',
      3900,
      [
        ride('purple', ['PP11', 'PP16'], 5, 2700),
        ride('blue', ['BL10', 'BL15'], 5, 2700),
        change(-1500, 'transfer-discount'),
      ],
      { fareMedia: ['emv'] as Fare['fareMedia'], status: 'estimated' },
    ),
    fare(
      'student',
      3800,
      [
        ride('purple', ['PP11', 'PP16'], 5, 2400),
        { ...ride('blue', ['BL10', 'BL15'], 5, 2700), basis: 'general' },
        change(-1300),
      ],
      { status: 'computed', sources: [site, tables] },
    ),
    fare('small-child', 0, [ride('purple', ['PP11', 'PP16'], 5, 0), ride('blue', ['BL10', 'BL15'], 5, 0)], {
      status: 'official',
    }),
  ],
  riderCategories,
  fareMedia: [
    {
      id: 'emv' as Fare['fareMedia'][number],
      name: { th: 'บัตร EMV Contactless', en: 'EMV contactless card' },
    },
  ],
  rules,
};

const press = { th: 'มติชน (ปี 2566)', en: 'Matichon (2023)' };

/** From Lat Phrao by Mo Chit and Siam to Sala Daeng: of the second operator only a range is known. */
const rangeParts = (satangOnBlue: number, basis: string) => [
  ride('blue', ['BL15', 'BL13'], 2, satangOnBlue),
  {
    kind: 'ride',
    amountSatang: 1700,
    highestSatang: 4700,
    agencyId: 'btsc',
    lineIds: ['bts-sukhumvit', 'bts-silom'],
    from: 'N8',
    to: 'S2',
    basis,
    rangeId: 'bts-core',
    certainty: 'estimated',
    source: press,
    note: {
      th: 'ช่วงค่าโดยสารระหว่างสถานีช่วงกลาง ไม่มีข้อมูลราคารายสถานี',
      en: 'Between the central stations. Ask the operator for the price of a single journey.',
    },
  },
];

/** A fare that is known as a range only. */
export const rangeFaresExample: FaresBetween = {
  ...faresBetweenExample,
  fares: [
    fare('adult', 3700, rangeParts(2000, 'range'), {
      highestSatang: 6700,
      status: 'estimated',
      sources: [tables, press],
      ruleIds: [],
    }),
    fare('student', 3500, rangeParts(1800, 'general'), {
      highestSatang: 6500,
      status: 'estimated',
      sources: [tables, press],
      ruleIds: [],
    }),
  ],
  fareMedia: [],
  rules: [],
};

const blueCodes = linesExample[0]!.stations;

/** All fares of the Blue Line, which grow by two or three baht per station. */
export const lineFaresExample = {
  lineId: 'blue',
  date: '2026-11-20',
  riderCategory: 'adult',
  stations: blueCodes,
  amountsSatang: blueCodes.map((_, from) =>
    blueCodes.map((_, to) => Math.min(44, 17 + Math.round(Math.max(0, Math.abs(from - to) - 1) * 2.5)) * 100),
  ),
  status: 'probable',
  validFrom: '2026-07-03',
  sources: [tables],
  ruleIds: ['entry-fee'],
  riderCategories,
  rules: rules.slice(0, 1),
} as unknown as LineFares;

const groupWords = {
  th: {
    title: 'สายสีน้ำเงิน บุคคลทั่วไป 17–44 บาท',
    summary: 'ค่าโดยสารสายสีน้ำเงินคิดตามจำนวนสถานี 17 ถึง 44 บาท',
    whoFor: 'ผู้โดยสารทุกคนที่ไม่มีสิทธิลดค่าโดยสาร',
    proof: 'ไม่ต้องแสดงหลักฐาน',
  },
  en: {
    title: 'Blue Line, general fare: 17–44 baht',
    summary: 'Blue Line fares go by stations and run from 17 to 44 baht.',
    whoFor: 'Everybody without a right to a reduced fare',
    proof: 'Nothing to show',
  },
} as const;

export function fareGroupExample(
  locale: Locale,
  changes: Partial<ItemOf<'fare-group'>> = {},
): ItemOf<'fare-group'> {
  return {
    kind: 'fare-group',
    id: 'blue-general',
    group: 'tickets',
    category: 'fare-rates',
    locale,
    publishedOn: '2026-07-03',
    lines: ['blue'],
    line: 'blue',
    riderGroup: 'general',
    minimumSatang: 1700,
    maximumSatang: 4400,
    certainty: 'probable',
    asOf: '2026-08-28',
    validFrom: '2026-07-03',
    likes: 0,
    ...groupWords[locale],
    ...changes,
  } as ItemOf<'fare-group'>;
}

const fareRatesCategory = {
  slug: 'fare-rates',
  name: { th: 'อัตราค่าโดยสาร', en: 'Fares' },
  description: { th: 'ค่าโดยสารจากสถานีถึงสถานีของแต่ละสาย', en: 'Fares from station to station on each line.' },
  template: 'Line.FareRatesTicketTable',
} as Category;

const ticketsGroup = {
  slug: 'tickets',
  name: { th: 'บัตรและค่าโดยสาร', en: 'Tickets and fares' },
  description: { th: 'บัตรที่ควรใช้และค่าโดยสาร', en: 'Which ticket to use, and what it costs.' },
  categories: [fareRatesCategory],
} as CategoryGroup;

interface FareListing {
  question?: TypedFareQuestion;
  between?: FaresBetween | undefined;
  ofLine?: LineFares | undefined;
  line?: string;
  items?: readonly Item[];
}

/** The fares page with a query; without one it shows only the table. */
export function fareListing(
  locale: Locale,
  {
    question = {},
    between,
    ofLine = lineFaresExample,
    line,
    items = [
      fareGroupExample(locale),
      fareGroupExample(locale, {
        id: 'blue-child-senior' as Item['id'],
        riderGroup: 'child-senior',
        minimumSatang: 900,
        maximumSatang: 2200,
        certainty: 'computed',
      }),
    ],
  }: FareListing = {},
): ListingData<SourceName> {
  const stations = [...fareStationsExample, ...connectingStationsExample];
  const asked = readFareQuestion(question, stations, { locale, today: '2026-11-20' });
  return listingExample({
    group: ticketsGroup,
    category: fareRatesCategory,
    filter: line ? { line: line as LineFares['lineId'] } : {},
    items,
    sources: { lines: linesExample, stations, fares: { question: asked, between, ofLine } },
  });
}
