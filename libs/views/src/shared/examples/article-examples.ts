import type { ArticleItem, Locale } from '@raang/domain';
import { pressSource } from './source-examples';

const words = {
  th: {
    title: 'ค่าโดยสารสายสีน้ำเงิน 17–44 บาท ตั้งแต่ 3 กรกฎาคม 2569',
    summary: 'ค่าโดยสารสูงสุดลดจาก 45 บาทเหลือ 44 บาท ระยะ 6, 8 และ 10 สถานีลดลงระยะละ 1 บาท',
    pictureAlt: 'ชานชาลาใต้ดินที่มีประตูกั้นและผู้โดยสารยืนรอ',
  },
  en: {
    title: 'Blue Line fares are 17–44 baht from 3 July 2026',
    summary: 'The highest fare falls from 45 to 44 baht, and trips of 6, 8 and 10 stations cost 1 baht less.',
    pictureAlt: 'An underground platform with screen doors and waiting passengers',
  },
} as const;

/** A news item with probable figures, in one language. */
export function articleExample(locale: Locale, changes: Partial<ArticleItem> = {}): ArticleItem {
  return {
    kind: 'article',
    id: 'blue-line-fares-july-2026',
    group: 'updates',
    category: 'news',
    locale,
    publishedOn: '2026-07-03',
    updatedOn: '2026-08-28',
    lines: ['blue'],
    picture: 'station-underground.svg',
    pictureUrl: pictureExample,
    likes: 1250,
    certainty: 'probable',
    asOf: '2026-08-28',
    sources: [pressSource],
    ...words[locale],
    ...changes,
  } as ArticleItem;
}

/** A data URL, so that stories make no requests. */
export const pictureExample =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23cfe9dc" d="M0 0h16v9H0z"/%3E%3Cpath fill="%231964B7" d="M2 4h12v2H2z"/%3E%3C/svg%3E';

/** The longest text that the schema allows. */
export function longestArticleExample(locale: Locale): ArticleItem {
  const title = {
    th: 'หลักเกณฑ์และวิธีการขอใช้พื้นที่ภายในสถานีรถไฟฟ้าและอาคารจอดแล้วจรเพื่อการประชาสัมพันธ์และการจัดกิจกรรมส่งเสริมการเดินทางด้วยรถไฟฟ้า',
    en: 'Conditions and procedure for using space in stations and park-and-ride buildings to promote and hold events for travel by electric train',
  }[locale];
  const { summary } = words[locale];
  return articleExample(locale, {
    id: 'longest' as ArticleItem['id'],
    title,
    summary: `${summary} ${summary} ${summary}`,
    lines: ['blue', 'purple', 'yellow', 'pink'] as ArticleItem['lines'],
    validTo: '2026-11-30',
  });
}

export const bodyExample = {
  th: '<h2>ค่าโดยสารบุคคลทั่วไป</h2><table><thead><tr><th>จำนวนสถานี</th><th>บาท</th></tr></thead><tbody><tr><td>1</td><td>17</td></tr><tr><td>12 สถานีขึ้นไป</td><td>44</td></tr></tbody></table><p>เข้าและออกที่สถานีเดียวกันคิด 17 บาท</p>',
  en: '<h2>General fares</h2><table><thead><tr><th>Stations</th><th>Baht</th></tr></thead><tbody><tr><td>1</td><td>17</td></tr><tr><td>12 or more</td><td>44</td></tr></tbody></table><p>Entering and leaving at the same station costs 17 baht.</p>',
} as const;
