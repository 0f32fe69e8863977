import type { Locale } from '@raang/domain';
import { addDays } from '@raang/text-time';

/** One category per kind of filter. Most items that an authority publishes are news. */
export const seedCategories = [
  { group: 'updates', category: 'news', template: 'LineDate.ContentList', share: 0.6 },
  { group: 'updates', category: 'promotion', template: 'LineMonthYear.ContentList', share: 0.2 },
  { group: 'travel', category: 'recommended-places', template: 'LineSearch.PlaceList', share: 0.2 },
] as const;

export interface SeedItem {
  address: { groupSlug: string; categorySlug: string };
  id: string;
  /** `YYYY-MM-DD`, within ten years before 2026-11-20. */
  publishedOn: string;
  validTo?: string;
  lines: string[];
  texts: Record<Locale, { title: string; summary: string; body: string }>;
}

const lines = ['blue', 'purple', 'yellow', 'pink'];
const lastDay = '2026-11-20';
const spanDays = 3652;

/** Parts of sentences. The same index has the same meaning in both languages. */
const words = {
  th: {
    subjects: ['ลิฟต์', 'บันไดเลื่อน', 'ที่จอดรถ', 'ค่าโดยสาร', 'ขบวนรถ', 'ทางออก', 'ห้องน้ำ', 'บัตรโดยสาร'],
    verbs: ['เปิดให้บริการที่', 'ปิดปรับปรุงที่', 'เพิ่มที่', 'เปลี่ยนที่'],
    places: ['ลาดพร้าว', 'สามย่าน', 'เตาปูน', 'ตลาดบางใหญ่', 'ศรีเอี่ยม', 'มีนบุรี', 'หลักสอง', 'สนามไชย', 'พระราม 9'],
  },
  en: {
    subjects: ['Lift', 'Escalator', 'Car park', 'Fares', 'Trains', 'Exit', 'Toilets', 'Cards'],
    verbs: ['in service at', 'closed for works at', 'added at', 'changed at'],
    places: [
      'Lat Phrao',
      'Sam Yan',
      'Tao Poon',
      'Talad Bang Yai',
      'Si Iam',
      'Min Buri',
      'Lak Song',
      'Sanam Chai',
      'Rama 9',
    ],
  },
} as const;

/** Creates the item with a number. The same number always gives the same item. */
export function createSeedItem(number: number): SeedItem {
  const random = createRandom(number);
  const { group, category } = pickCategory(random());
  const published = addDays(lastDay, -Math.floor(random() * spanDays));
  const validDays = category === 'promotion' ? Math.floor(random() * 120) : undefined;
  const first = Math.floor(random() * lines.length);
  const pick = { subject: random(), verb: random(), place: random() };
  return {
    address: { groupSlug: group, categorySlug: category },
    id: `item-${number}`,
    publishedOn: published,
    ...(validDays !== undefined && { validTo: addDays(published, validDays) }),
    // every fifth item is about the whole network
    lines: random() < 0.2 ? lines : [lines[first]!],
    texts: { th: toText('th', number, pick), en: toText('en', number, pick) },
  };
}

function toText(locale: Locale, number: number, pick: { subject: number; verb: number; place: number }) {
  const { subjects, verbs, places } = words[locale];
  const at = (list: readonly string[], share: number) => list[Math.floor(share * list.length)]!;
  const title = `${at(subjects, pick.subject)} ${at(verbs, pick.verb)} ${at(places, pick.place)} ${number}`;
  return { title, summary: `${title}.`, body: Array.from({ length: 12 }, () => title).join(' ') };
}

function pickCategory(share: number) {
  let rest = share;
  return seedCategories.find((category) => (rest -= category.share) < 0) ?? seedCategories[0];
}

/** Creates a seeded random number generator from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
