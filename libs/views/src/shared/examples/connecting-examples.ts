// Systems that connect with the network of the examples: three operators, without any claim about their service.
import type { Agency, Bilingual, Line, LinePattern, StationSummary } from '@raang/domain';

const agencies = {
  btsc: {
    id: 'btsc',
    name: {
      th: 'บริษัท ระบบขนส่งมวลชนกรุงเทพ จำกัด (มหาชน)',
      en: 'Bangkok Mass Transit System Public Company Limited',
    },
    brand: { th: 'บีทีเอส', en: 'BTS' },
    url: 'https://www.bts.co.th',
    telephone: '+66 2617 6000',
  },
  aera1: {
    id: 'aera1',
    name: { th: 'บริษัท เอเชีย เอรา วัน จำกัด', en: 'Asia Era One Co., Ltd.' },
    brand: { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
  },
  srtet: {
    id: 'srtet',
    name: { th: 'บริษัท รถไฟฟ้า ร.ฟ.ท. จำกัด', en: 'S.R.T. Electrified Train Co., Ltd.' },
    brand: { th: 'รถไฟฟ้าสายสีแดง', en: 'SRT Red Lines' },
  },
} as unknown as Record<string, Agency>;

const names: Record<string, [th: string, en: string]> = {
  N8: ['หมอชิต', 'Mo Chit'],
  N2: ['พญาไท', 'Phaya Thai'],
  CEN: ['สยาม', 'Siam'],
  E4: ['อโศก', 'Asok'],
  S2: ['ศาลาแดง', 'Sala Daeng'],
  A8: ['พญาไท', 'Phaya Thai'],
  A6: ['มักกะสัน', 'Makkasan'],
  A1: ['สุวรรณภูมิ', 'Suvarnabhumi'],
  RN01: ['กรุงเทพอภิวัฒน์', 'Krung Thep Aphiwat'],
  RN08: ['ดอนเมือง', 'Don Mueang'],
  RN10: ['รังสิต', 'Rangsit'],
};

const nameOf = (code: string): Bilingual => ({ th: names[code]![0], en: names[code]![1] });

interface ConnectingLine {
  id: string;
  agency: string;
  name: Bilingual;
  colour: string;
  stations: string[];
}

const toLine = ({ agency, stations, ...line }: ConnectingLine) =>
  ({
    ...line,
    kind: 'rail',
    textColour: '#FFFFFF',
    agency: agencies[agency],
    isOwn: false,
    certainty: 'probable',
    stations,
    patterns: ([stations, stations.toReversed()] as LinePattern['stations'][]).map((calls, direction) => ({
      direction,
      headsign: nameOf(calls.at(-1)!),
      stations: calls,
      isBranch: false,
    })),
  }) as unknown as Line;

/** Five lines of three operators. Siam is one station of two of them. */
export const connectingLinesExample: Line[] = [
  toLine({
    id: 'bts-sukhumvit',
    agency: 'btsc',
    name: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
    colour: '#65B724',
    stations: ['N8', 'N2', 'CEN', 'E4'],
  }),
  toLine({
    id: 'bts-silom',
    agency: 'btsc',
    name: { th: 'สายสีลม', en: 'Silom Line' },
    colour: '#246B5B',
    stations: ['CEN', 'S2'],
  }),
  toLine({
    id: 'airport-rail-link',
    agency: 'aera1',
    name: { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
    colour: '#E32020',
    stations: ['A8', 'A6', 'A1'],
  }),
  toLine({
    id: 'srt-dark-red',
    agency: 'srtet',
    name: { th: 'สายสีแดงเข้ม', en: 'Dark Red Line' },
    colour: '#E10506',
    stations: ['RN01', 'RN08', 'RN10'],
  }),
];

const walk = (station: string, lineId: string, walkMinutes: number, metres: number) => ({
  station,
  lineIds: [lineId],
  walkMinutes,
  metres,
  isInPaidArea: false,
  certainty: 'estimated',
});

const interchanges: Record<string, ReturnType<typeof walk>[]> = {
  N8: [{ ...walk('BL13', 'blue', 3, 120) }],
  N2: [walk('A8', 'airport-rail-link', 2, 90)],
  A8: [walk('N2', 'bts-sukhumvit', 2, 90)],
  E4: [walk('BL22', 'blue', 4, 180)],
  S2: [walk('BL26', 'blue', 4, 200)],
  RN01: [walk('BL11', 'blue', 3, 240)],
};

export const connectingStationsExample = Object.keys(names).map((code) => ({
  code,
  name: nameOf(code),
  lineIds: connectingLinesExample
    .filter(({ stations }) => stations.some((one) => one === code))
    .map(({ id }) => id),
  isOwn: false,
  facilities: [],
  interchanges: interchanges[code] ?? [],
})) as unknown as StationSummary[];
