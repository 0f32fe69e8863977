import type { ItemOf, Locale, StationSummary } from '@raang/domain';
import { pictureExample } from '../shared/examples/article-examples';
import { stationsExample } from '../shared/examples/network-example';

const words = {
  th: {
    title: 'วัดมังกรกมลาวาส (เล่งเน่ยยี่)',
    summary: 'วัดจีนที่มีชื่อเสียงที่สุดในกรุงเทพฯ มีมังกรบนหลังคาและควันธูปทุกวิหาร',
    pictureAlt: 'หลังคาวัดจีนประดับมังกร',
    hours: 'ทุกวัน เช้าถึงบ่ายแก่ ๆ โปรดตรวจสอบ',
    admission: 'ไม่เสียค่าเข้าชม',
  },
  en: {
    title: 'Wat Mangkon Kamalawat (Leng Noei Yi)',
    summary: 'The best-known Chinese temple of Bangkok, with dragons on the roof and incense in every hall.',
    pictureAlt: 'Dragons on the roof of a Chinese temple',
    hours: 'Daily, morning to late afternoon; please check',
    admission: 'Free',
  },
} as const;

export function placeExample(locale: Locale, changes: Partial<ItemOf<'place'>> = {}): ItemOf<'place'> {
  return {
    kind: 'place',
    id: 'wat-mangkon',
    group: 'travel',
    category: 'recommended-places',
    locale,
    publishedOn: '2026-11-01',
    lines: ['blue'],
    picture: 'temple.svg',
    pictureUrl: pictureExample,
    certainty: 'probable',
    station: 'BL15',
    placeKind: 'temple',
    exit: '3',
    walkMinutes: 4,
    likes: 12,
    ...words[locale],
    ...changes,
  } as ItemOf<'place'>;
}

/** Positions of some stations of the example network: enough for a map of the Blue Line, none of the Pink Line. */
const positions: Record<string, [latitude: number, longitude: number]> = {
  BL01: [13.7293, 100.4742],
  BL02: [13.7402, 100.4707],
  BL10: [13.8062, 100.5308],
  BL11: [13.8027, 100.5412],
  BL15: [13.8066, 100.5739],
  BL32: [13.7385, 100.4853],
  BL33: [13.7246, 100.4652],
  BL38: [13.7103, 100.4094],
};

export const positionedStationsExample: StationSummary[] = stationsExample.map((station) => {
  const [latitude, longitude] = positions[station.code] ?? [];
  return latitude && longitude ? { ...station, position: { latitude, longitude } } : station;
});
