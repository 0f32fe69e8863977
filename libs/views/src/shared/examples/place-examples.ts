// Places that passengers name, with the stations on their ways.
import type { NamedPlace, StationSummary } from '@raang/domain';
import { stationsExample } from './network-example';

const station = (code: string, lineId: string, th: string, en: string): StationSummary => ({
  ...stationsExample[0]!,
  code: code as StationSummary['code'],
  name: { th, en },
  lineIds: [lineId as StationSummary['lineIds'][number]],
  interchanges: [],
  connections: [],
});

/** Our stations of the examples below, and Si Iam, which sounds like Siam. */
export const placeStationsExample: StationSummary[] = [
  station('BL12', 'blue', 'กำแพงเพชร', 'Kamphaeng Phet'),
  station('BL13', 'blue', 'สวนจตุจักร', 'Chatuchak Park'),
  station('BL20', 'blue', 'พระราม 9', 'Phra Ram 9'),
  station('BL22', 'blue', 'สุขุมวิท', 'Sukhumvit'),
  station('BL26', 'blue', 'สีลม', 'Si Lom'),
  station('BL30', 'blue', 'สามยอด', 'Sam Yot'),
  station('YL17', 'yellow', 'ศรีเอี่ยม', 'Si Iam'),
];

const provenance = {
  source: { th: 'ตารางข้อมูลเปิดหลายแหล่งที่ตรงกัน', en: 'Agreeing public open-data tables' },
  asOf: '2026-08-28',
  certainty: 'probable',
} as const;

const bts = { th: 'รถไฟฟ้าบีทีเอส', en: 'BTS' };
const [sukhumvit, silom] = [
  { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
  { th: 'สายสีลม', en: 'Silom Line' },
];

const ways = [
  {
    station: 'BL26',
    exit: '2',
    walkMinutes: 4,
    change: { code: 'S2', name: { th: 'ศาลาแดง', en: 'Sala Daeng' }, line: silom, stops: 2 },
  },
  {
    station: 'BL22',
    walkMinutes: 4,
    change: { code: 'E4', name: { th: 'อโศก', en: 'Asok' }, line: sukhumvit, stops: 4 },
  },
] as NamedPlace['ways'];

export const siamExample: NamedPlace = {
  id: 'siam-cen',
  kind: 'station',
  name: { th: 'สยาม', en: 'Siam' },
  aliases: [],
  system: { name: bts, lines: [sukhumvit, silom], codes: ['CEN'] },
  ways,
  ...provenance,
};

export const placesExample: NamedPlace[] = [
  siamExample,
  {
    ...siamExample,
    id: 'siam-paragon',
    kind: 'mall',
    name: { th: 'สยามพารากอน', en: 'Siam Paragon' },
    system: { ...siamExample.system!, station: siamExample.name },
  },
  {
    id: 'don-mueang-rn08',
    kind: 'station',
    name: { th: 'ดอนเมือง', en: 'Don Mueang' },
    aliases: [],
    system: {
      name: { th: 'รถไฟฟ้าชานเมืองสายสีแดง', en: 'SRT Red Lines' },
      lines: [{ th: 'สายสีแดงเข้ม', en: 'Dark Red Line' }],
      codes: ['RN08'],
    },
    ways: [
      {
        station: 'BL11',
        walkMinutes: 3,
        change: {
          code: 'RN01',
          name: { th: 'กรุงเทพอภิวัฒน์', en: 'Krung Thep Aphiwat' },
          line: { th: 'สายสีแดงเข้ม', en: 'Dark Red Line' },
          stops: 7,
        },
      },
    ] as NamedPlace['ways'],
    ...provenance,
  },
  {
    id: 'central-rama-9',
    kind: 'mall',
    name: { th: 'เซ็นทรัล พระราม 9', en: 'Central Rama 9' },
    aliases: [],
    ways: [{ station: 'BL20', exit: '2' }] as NamedPlace['ways'],
    ...provenance,
  },
  {
    id: 'khao-san-road',
    kind: 'district',
    name: { th: 'ถนนข้าวสาร', en: 'Khao San Road' },
    aliases: ['ข้าวสาร', 'Khao San'],
    ways: [{ station: 'BL30', walkMinutes: 25 }] as NamedPlace['ways'],
    ...provenance,
  },
  {
    id: 'chatuchak-weekend-market',
    kind: 'market',
    name: { th: 'ตลาดนัดจตุจักร', en: 'Chatuchak Weekend Market' },
    aliases: ['JJ'],
    ways: [
      { station: 'BL12', exit: '1' },
      { station: 'BL13', exit: '1' },
    ] as NamedPlace['ways'],
    ...provenance,
  },
];
