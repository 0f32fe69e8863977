import type { ItemOf, Locale } from '@raang/domain';
import { pictureExample } from '../shared/examples/article-examples';

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
