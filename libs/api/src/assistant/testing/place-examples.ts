import type { NamedPlace } from '@raang/domain';

const bts = { th: 'รถไฟฟ้าบีทีเอส', en: 'BTS' };
const source = { th: 'ตัวอย่างสำหรับการทดสอบ', en: 'Example of the tests' };
const facts = { source, asOf: '2026-11-20', certainty: 'estimated' } as const;

/** Places that our network does not reach, as the gazetteer has them. */
export const placeExamples = [
  {
    id: 'siam',
    kind: 'station',
    name: { th: 'สยาม', en: 'Siam' },
    aliases: [],
    system: { name: bts, lines: [{ th: 'สายสุขุมวิท', en: 'Sukhumvit Line' }], codes: ['CEN'] },
    ways: [
      {
        station: 'BL26',
        change: {
          code: 'S2',
          name: { th: 'ศาลาแดง', en: 'Sala Daeng' },
          line: { th: 'สายสีลม', en: 'Silom Line' },
          stops: 2,
        },
      },
      {
        station: 'BL22',
        change: {
          code: 'E4',
          name: { th: 'อโศก', en: 'Asok' },
          line: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
          stops: 4,
        },
      },
    ],
    ...facts,
  },
  {
    id: 'don-mueang',
    kind: 'station',
    name: { th: 'ดอนเมือง', en: 'Don Mueang' },
    aliases: ['Don Muang', 'สนามบินดอนเมือง', 'Don Mueang airport', 'DMK'],
    system: {
      name: { th: 'รถไฟชานเมืองสายสีแดง', en: 'SRT Red Lines' },
      lines: [{ th: 'สายสีแดงเข้ม', en: 'Dark Red Line' }],
      codes: ['RN08'],
    },
    ways: [
      {
        station: 'BL11',
        change: {
          code: 'RN01',
          name: { th: 'กรุงเทพอภิวัฒน์', en: 'Krung Thep Aphiwat' },
          line: { th: 'สายสีแดงเข้ม', en: 'Dark Red Line' },
          stops: 7,
        },
      },
    ],
    ...facts,
  },
  {
    id: 'suvarnabhumi',
    kind: 'airport',
    name: { th: 'สุวรรณภูมิ', en: 'Suvarnabhumi' },
    aliases: ['สนามบินสุวรรณภูมิ', 'Suvarnabhumi airport', 'BKK airport'],
    system: {
      name: { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
      lines: [{ th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' }],
      codes: ['A1'],
    },
    ways: [
      {
        station: 'BL21',
        change: {
          code: 'A6',
          name: { th: 'มักกะสัน', en: 'Makkasan' },
          line: { th: 'แอร์พอร์ต เรล ลิงก์', en: 'Airport Rail Link' },
          stops: 5,
        },
      },
    ],
    ...facts,
  },
  {
    id: 'siam-paragon',
    kind: 'mall',
    name: { th: 'สยามพารากอน', en: 'Siam Paragon' },
    aliases: ['พารากอน', 'Paragon'],
    ways: [
      {
        station: 'BL26',
        change: {
          code: 'S2',
          name: { th: 'ศาลาแดง', en: 'Sala Daeng' },
          line: { th: 'สายสีลม', en: 'Silom Line' },
          stops: 2,
        },
      },
    ],
    ...facts,
  },
  {
    id: 'wat-pho',
    kind: 'temple',
    name: { th: 'วัดโพธิ์', en: 'Wat Pho' },
    aliases: ['วัดพระเชตุพน'],
    ways: [{ station: 'BL31', exit: '1', walkMinutes: 5 }],
    ...facts,
  },
] satisfies readonly unknown[] as unknown as readonly NamedPlace[];
