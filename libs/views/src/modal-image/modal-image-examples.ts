import type { ItemDetail, ItemOf, Locale } from '@raang/domain';
import { pictureExample } from '../shared/examples/article-examples';

type SafetyPicture = ItemOf<'safety-picture'>;

const words = {
  th: {
    title: 'ลิฟต์: ให้ผู้ที่จำเป็นก่อน และห้ามใช้เมื่อเกิดเพลิงไหม้',
    summary: 'กดปุ่มค้างไว้จนทุกคนเข้าครบ ถ้าลิฟต์ค้างให้กดปุ่มรูประฆังแล้วรอเจ้าหน้าที่',
    pictureAlt: 'ประตูลิฟต์เปิดรอผู้ใช้รถเข็นและคุณยายถือไม้เท้า ชายคนหนึ่งกดปุ่มค้างไว้ให้',
  },
  en: {
    title: 'Lifts: those who need them first, and never in a fire',
    summary: 'Hold the button until all are in. If the lift stops, press the bell and wait.',
    pictureAlt: 'Lift doors stand open for a wheelchair user and a grandmother; a man holds the button',
  },
} as const;

const bodies = {
  th: '<h2>ลำดับการใช้ลิฟต์</h2><ol><li>กดปุ่มหนึ่งครั้งแล้วยืนข้าง ๆ</li><li>ให้คนในลิฟต์ออกก่อน</li></ol><h3>เมื่อเกิดเพลิงไหม้</h3><p>ห้ามใช้ลิฟต์</p>',
  en: '<h2>What to do, in order</h2><ol><li>Press the button once and stand to the side.</li><li>Let those inside come out.</li></ol><h3>In a fire</h3><p>Do not use the lift.</p>',
} as const;

/** A safety rule as a picture and as text. */
export function safetyPictureExample(locale: Locale, changes: Partial<SafetyPicture> = {}): SafetyPicture {
  return {
    kind: 'safety-picture',
    id: 'lift',
    group: 'travel',
    category: 'security',
    locale,
    publishedOn: '2025-06-19',
    lines: [],
    likes: 0,
    picture: 'lift.svg',
    pictureUrl: pictureExample,
    ...words[locale],
    ...changes,
  } as SafetyPicture;
}

export function safetyDetailExample(locale: Locale, changes: Partial<SafetyPicture> = {}): ItemDetail {
  const item = safetyPictureExample(locale, changes);
  return { item, bodyHtml: bodies[locale], locales: [locale] };
}
