import type { CarParkItem, Locale } from '@raang/domain';
import { authoritySource } from './source-examples';

const words = {
  th: {
    title: 'อาคารจอดแล้วจร สถานีลาดพร้าว',
    summary: 'อาคาร 9 ชั้น จอดได้ 2,100 คัน เปิด 24 ชั่วโมง',
    hours: '24 ชั่วโมง (ตั้งแต่ 18 กรกฎาคม 2568)',
    riderFee: '15 บาทต่อ 2 ชั่วโมง',
    visitorFee: '50 บาทต่อชั่วโมง',
  },
  en: {
    title: 'Lat Phrao Park and Ride Building',
    summary: 'A 9-storey building with 2,100 spaces, open 24 hours.',
    hours: '24 hours (since 18 July 2025)',
    riderFee: '15 baht per 2 hours',
    visitorFee: '50 baht per hour',
  },
} as const;

/** A car park of two lines, in one language. */
export function carParkExample(locale: Locale, changes: Partial<CarParkItem> = {}): CarParkItem {
  return {
    kind: 'car-park',
    id: 'lat-phrao-building',
    group: 'travel',
    category: 'parking',
    locale,
    publishedOn: '2025-07-18',
    lines: ['blue', 'yellow'],
    certainty: 'official',
    sources: [authoritySource],
    station: 'BL15',
    structure: 'building',
    floors: 9,
    carSpaces: 2100,
    ...words[locale],
    ...changes,
  } as CarParkItem;
}

/** A car park with few known facts. */
export function unknownCarParkExample(locale: Locale): CarParkItem {
  return carParkExample(locale, {
    id: 'si-iam-building' as CarParkItem['id'],
    title: { th: 'อาคารจอดแล้วจร สถานีศรีเอี่ยม', en: 'Si Iam Park and Ride Building' }[locale],
    station: 'YL17' as CarParkItem['station'],
    lines: ['yellow'] as CarParkItem['lines'],
    certainty: 'estimated',
    floors: undefined,
    carSpaces: undefined,
    hours: undefined,
    riderFee: undefined,
    visitorFee: undefined,
  });
}
