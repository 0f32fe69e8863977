import { clock, stationsOf } from '../docs/network-examples.stories';
import { inLocale, wordsFor } from '../examples.stories';
import type { Glyph } from '../icon/icons';
import { TransferIcon, WalkIcon } from '../icon/icons';
import type { ItineraryLeg } from './leg';
import type { WayPart } from './shares-of';

type Globals = Record<string, unknown>;

const words = {
  th: {
    minutes: (n: number) => `${n} นาที`,
    stops: (n: number) => `${n} สถานี`,
    office: 'อาคารสำนักงาน ถนนสุขุมวิท 21',
    ministry: 'กระทรวงสาธารณสุข อาคาร 4',
    exit: 'ทางออก 2 มีลิฟต์',
    metres: '250 เมตร',
    paid: 'ไม่ต้องแตะบัตรออก',
    label: 'วิธีที่ 1 เร็วที่สุด ปกติประมาณ 40 นาที ไม่เกิน 44 นาที เปลี่ยนสาย 1 ครั้ง 45 บาท',
    usually: 'ไม่เกิน 44 นาที',
    times: '08.01 น. – ประมาณ 08.41 น. ไม่เกิน 08.45 น.',
    fastest: 'เร็วที่สุด',
    facts: ['เปลี่ยนสาย 1 ครั้ง', 'เดิน 6 นาที'],
    fare: '45 บาท',
    lakSong: 'หลักสอง',
    upTo: 'ปกติ 3 ไม่เกิน 5 นาที',
    about: 'โดยประมาณ',
    latest: 'อย่างช้า',
  },
  en: {
    minutes: (n: number) => `${n} min`,
    stops: (n: number) => `${n} stops`,
    office: 'Office tower, Sukhumvit 21 Road',
    ministry: 'Ministry of Public Health, building 4',
    exit: 'Exit 2, lift',
    metres: '250 m',
    paid: 'without leaving the gates',
    label: 'Way 1, fastest: usually about 40 minutes, at most 44; 1 change; 45 baht',
    usually: 'at most 44 min',
    times: '08:01 – about 08:41, by 08:45',
    fastest: 'Fastest',
    facts: ['1 change', '6 min on foot'],
    fare: '45 baht',
    lakSong: 'Lak Song',
    upTo: 'usually 3, at most 5 min',
    about: 'approx.',
    latest: 'at the latest',
  },
};

/** A journey over two lines with every kind of leg. */
export function exampleLegs(globals: Globals): ItineraryLeg[] {
  const say = inLocale(globals, words);
  const { lines } = wordsFor(globals);
  const at = (time: string) => clock(time, globals);
  const blue = stationsOf('blue', globals).slice(0, 13).reverse();
  const purple = stationsOf('purple', globals).slice(0, 5);
  const minute = (start: number, n: number) => at(`08:${String(start + n * 2).padStart(2, '0')}`);
  return [
    {
      kind: 'walk',
      duration: say.minutes(4),
      note: say.metres,
      from: { name: say.office, time: at('08:01') },
    },
    {
      kind: 'ride',
      line: { id: 'blue', name: lines.blue },
      from: { ...blue[0]!, href: '#BL22', time: at('08:05'), platform: '2' },
      to: { ...blue[12]!, href: '#BL10', time: at('08:29') },
      headsign: inLocale(globals, { th: 'ท่าพระ', en: 'Tha Phra' }),
      duration: say.minutes(24),
      stopCount: say.stops(12),
      stops: blue.slice(1, 12).map((station, i) => ({ ...station, time: minute(7, i) })),
    },
    { kind: 'transfer', duration: say.minutes(3), note: say.paid },
    { kind: 'wait', duration: say.minutes(2) },
    {
      kind: 'ride',
      line: { id: 'purple', name: lines.purple },
      from: { ...purple[0]!, href: '#PP16', time: at('08:34'), platform: '3' },
      to: { ...purple[4]!, href: '#PP12', time: at('08:43') },
      headsign: inLocale(globals, { th: 'คลองบางไผ่', en: 'Khlong Bang Phai' }),
      duration: say.minutes(9),
      stopCount: say.stops(4),
      stops: purple.slice(1, 4).map((station, i) => ({ ...station, time: minute(36, i) })),
    },
    {
      kind: 'walk',
      duration: say.minutes(2),
      note: say.exit,
      to: { name: say.ministry, time: at('08:45') },
    },
  ];
}

/** A service without exact times, on a line with a pale colour. */
export function headwayLegs(globals: Globals): ItineraryLeg[] {
  const say = inLocale(globals, words);
  return [
    { kind: 'wait', duration: say.upTo },
    {
      kind: 'ride',
      line: { id: 'yellow', name: wordsFor(globals).lines.yellow },
      from: {
        code: 'YL01',
        name: inLocale(globals, { th: 'ลาดพร้าว', en: 'Lat Phrao' }),
        time: clock('08:05', globals),
        timeNote: say.about,
      },
      to: {
        code: 'YL23',
        name: inLocale(globals, { th: 'สำโรง', en: 'Samrong' }),
        time: clock('08:54', globals),
        timeNote: say.latest,
      },
      headsign: inLocale(globals, { th: 'สำโรง', en: 'Samrong' }),
      duration: say.minutes(49),
      stopCount: say.stops(22),
      every: say.minutes(5),
    },
  ];
}

/** A walk, then two rides with a change. */
const exampleParts: WayPart[] = [
  { kind: 'walk', seconds: 240 },
  { kind: 'wait', seconds: 120 },
  { kind: 'ride', seconds: 1440, lineId: 'blue' },
  { kind: 'walk', seconds: 180 },
  { kind: 'wait', seconds: 120 },
  { kind: 'ride', seconds: 300, lineId: 'purple' },
];

export function exampleSummary(globals: Globals) {
  const { facts, fare, minutes } = inLocale(globals, words);
  const { lines } = wordsFor(globals);
  const icons: Glyph[] = [TransferIcon, WalkIcon];
  return {
    label: inLocale(globals, words).label,
    duration: minutes(40),
    durationNote: inLocale(globals, words).usually,
    times: inLocale(globals, words).times,
    fare,
    axis: { parts: exampleParts, latestSeconds: 44 * 60, scaleSeconds: 50 * 60 },
    lines: [
      { id: 'blue', name: lines.blue },
      { id: 'purple', name: lines.purple },
    ],
    facts: facts.map((text, i) => ({ icon: icons[i]!, text })),
    lastDeparture: clock('23:21', globals),
    marks: [inLocale(globals, words).fastest],
  };
}
