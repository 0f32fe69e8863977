import type { ItemOf, Locale } from '@raang/domain';

type DocumentItem = ItemOf<'document'>;

const words = {
  th: {
    title: 'ตารางค่าโดยสารสายสีน้ำเงิน ตั้งแต่ 3 กรกฎาคม 2569',
    summary: 'ค่าโดยสารบุคคลทั่วไป 17–44 บาทตามจำนวนสถานี พร้อมไฟล์สำหรับนำไปคำนวณต่อ',
    contact: 'ศูนย์บริการลูกค้า BEM โทร. 0 2624 5200',
  },
  en: {
    title: 'Blue Line fare table, from 3 July 2026',
    summary: 'General fares of 17 to 44 baht by stations travelled, with a file to calculate with.',
    contact: 'BEM call centre, 0 2624 5200',
  },
} as const;

/** A fare table in force, in both languages, with figures. */
export function documentExample(locale: Locale, changes: Partial<DocumentItem> = {}): DocumentItem {
  return {
    kind: 'document',
    id: 'blue-fares-2026',
    group: 'tickets',
    category: 'fare-schedule',
    locale,
    publishedOn: '2026-07-03',
    lines: ['blue'],
    certainty: 'official',
    likes: 0,
    documentKind: 'fare-table',
    validFrom: '2026-07-03',
    files: [
      fileExample('blue-fares-2026.th.pdf', { language: 'th' }),
      fileExample('blue-fares-2026.en.pdf', { language: 'en', sizeBytes: 4174 }),
      fileExample('fares-blue-adult-2026-07-03.csv', { mediaType: 'text/csv', sizeBytes: 812 }),
    ],
    ...words[locale],
    ...changes,
  } as DocumentItem;
}

export function fileExample(
  name: string,
  changes: Partial<DocumentItem['files'][number]> = {},
): DocumentItem['files'][number] {
  return {
    name,
    url: `/documents/0123456789abcdef/${name}`,
    mediaType: 'application/pdf',
    sizeBytes: 1_258_291,
    sha256: '0123456789abcdef'.repeat(4),
    ...changes,
  };
}

const callWords = {
  th: {
    title: 'ประกาศเชิญชวนเช่าพื้นที่ร้านค้า สถานีพหลโยธิน',
    summary: 'ขนาดพื้นที่ เงื่อนไข และวิธียื่นข้อเสนอ',
  },
  en: {
    title: 'Shop to rent at Phahon Yothin: offers invited',
    summary: 'Size, terms and how to submit an offer.',
  },
} as const;

/** An announcement with a closing date. */
export function callExample(locale: Locale, changes: Partial<DocumentItem> = {}): DocumentItem {
  return documentExample(locale, {
    id: 'shop-phahon-yothin' as DocumentItem['id'],
    group: 'business' as DocumentItem['group'],
    category: 'announcing-rental' as DocumentItem['category'],
    documentKind: 'announcement',
    example: true,
    referenceNumber: '12/2569',
    publishedOn: '2026-11-02',
    closesOn: '2026-11-27',
    contact: undefined,
    validFrom: undefined,
    files: [fileExample('shop-phahon-yothin.th.pdf', { language: 'th' })],
    ...callWords[locale],
    ...changes,
  });
}

/** The longest text and the most files of a document. */
export function longestDocumentExample(locale: Locale): DocumentItem {
  const { title, summary } = callWords[locale];
  return callExample(locale, {
    id: 'longest' as DocumentItem['id'],
    title: `${title} ${title}`.slice(0, 140),
    summary: `${summary} ${summary} ${summary}`.slice(0, 320),
    referenceNumber: 'รฟม. ฝพธ. 0123/2569 (ฉบับแก้ไขเพิ่มเติม)',
    lines: ['blue', 'purple', 'yellow', 'pink'] as DocumentItem['lines'],
    files: ['one', 'two', 'three'].flatMap((name) => [
      fileExample(`conditions-and-drawings-of-the-rental-space-part-${name}.zip`, {
        mediaType: 'application/zip',
        sizeBytes: 48_400_000,
      }),
    ]),
  });
}
