// Places that passengers name, with the stations in walking distance.
import type { NamedPlace, StationSummary } from '@raang/domain';
import { stationsExample } from './network-example';

const station = (code: string, lineId: string, th: string, en: string): StationSummary => ({
  ...stationsExample[0]!,
  code: code as StationSummary['code'],
  name: { th, en },
  lineIds: [lineId as StationSummary['lineIds'][number]],
  interchanges: [],
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

const place = (
  id: string,
  kind: NamedPlace['kind'],
  [th, en]: [string, string],
  near: { station: string; exit?: string; walkMinutes?: number; stopMetres?: number }[],
  aliases: string[] = [],
) => ({ id, kind, name: { th, en }, aliases, near, ...provenance }) as unknown as NamedPlace;

/** With a way to its station in minutes. */
export const hospitalExample = place(
  'bangkok-christian-hospital',
  'hospital',
  ['โรงพยาบาลกรุงเทพคริสเตียน', 'Bangkok Christian Hospital'],
  [{ station: 'BL26', exit: '2', walkMinutes: 10 }],
  ['กรุงเทพคริสเตียน'],
);

/** At a station of another system with nearly the same name. */
export const airportExample = place(
  'don-mueang-airport',
  'airport',
  ['ท่าอากาศยานดอนเมือง', 'Don Mueang Airport'],
  [{ station: 'RN08' }],
  ['สนามบินดอนเมือง', 'DMK'],
);

/** Boats and buses at Tha Phra and Siam, each with what the records know of the way. */
export const onwardExample: NamedPlace[] = [
  place(
    'bang-phai-market',
    'market',
    ['ตลาดบางไผ่', 'Bang Phai Market'],
    [{ station: 'BL01', exit: '1', stopMetres: 334 }],
  ),
  place(
    'tha-phra-pier',
    'pier',
    ['ท่าเรือท่าพระ', 'Tha Phra Pier'],
    [{ station: 'BL01', exit: '3', stopMetres: 212 }],
  ),
  place(
    'southern-bus-terminal',
    'bus-terminal',
    ['สถานีขนส่งสายใต้', 'Southern Bus Terminal'],
    [{ station: 'BL01', walkMinutes: 25 }, { station: 'CEN' }],
  ),
  place('siam-square', 'mall', ['สยามสแควร์', 'Siam Square'], [{ station: 'BL01' }]),
];

export const placesExample: NamedPlace[] = [
  place('siam-paragon', 'mall', ['สยามพารากอน', 'Siam Paragon'], [{ station: 'CEN' }]),
  airportExample,
  hospitalExample,
  place('central-rama-9', 'mall', ['เซ็นทรัล พระราม 9', 'Central Rama 9'], [{ station: 'BL20', exit: '2' }]),
  place(
    'khao-san-road',
    'district',
    ['ถนนข้าวสาร', 'Khao San Road'],
    [{ station: 'BL30', walkMinutes: 25 }],
    ['ข้าวสาร', 'Khao San'],
  ),
  place(
    'chatuchak-weekend-market',
    'market',
    ['ตลาดนัดจตุจักร', 'Chatuchak Weekend Market'],
    [
      { station: 'BL12', exit: '1' },
      { station: 'BL13', exit: '1' },
    ],
    ['JJ'],
  ),
];
