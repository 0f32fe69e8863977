import type { Locale, SearchHit } from '@raang/domain';

/** A text whose matches are written in brackets. */
function marked(text: string): SearchHit['title'] {
  const marks: [number, number][] = [];
  let plain = '';
  for (const part of text.split(/(\[[^[\]]*\])/)) {
    const match = /^\[(.*)\]$/.exec(part)?.[1];
    if (match) marks.push([plain.length, plain.length + match.length]);
    plain += match ?? part;
  }
  return { text: plain, marks };
}

const words = {
  th: {
    station: ['สวน[จตุจักร]', ''],
    mall: ['ตลาดนัด[จตุจักร]', 'ทางออก 1 เดินประมาณ 4 นาที'],
    pier: ['ท่าเรือสวน[จตุจักร]', 'ใกล้สถานีสวน[จตุจักร] (BL13) ทางออก 1'],
    page: ['แผนที่เส้นทางรถไฟฟ้า', 'ทุกสาย ทุกสถานี รวมสวน[จตุจักร]'],
    news: ['ปรับเวลาเดินรถช่วงงาน[จตุจักร]ไนต์', 'ขบวนสุดท้ายจากสวน[จตุจักร]ออกเวลา 00.30 น. ในคืนวันเสาร์ที่ 28 พ.ย. 2569'],
    tender: ['ให้เช่าพื้นที่ร้านค้าสถานีสวน[จตุจักร]', 'พื้นที่ 12 ตารางเมตร ใกล้ทางออก 2'],
    document: ['หลักเกณฑ์การใช้พื้นที่สถานีสวน[จตุจักร]', 'แบบฟอร์มและเอกสารที่ต้องยื่น'],
    topic: ['ลืมของที่สวน[จตุจักร] ต้องทำอย่างไร', 'แจ้งของหาย และวิธีรับของคืน'],
  },
  en: {
    station: ['[Chatuchak] Park', ''],
    mall: ['[Chatuchak] Weekend Market', 'Exit 1, about 4 minutes’ walk'],
    pier: ['[Chatuchak] Park Pier', 'near [Chatuchak] Park (BL13), exit 1'],
    page: ['Map of the lines', 'All lines and stations, [Chatuchak] Park among them'],
    news: [
      'Later trains for [Chatuchak] Night',
      'The last train leaves [Chatuchak] Park at 00:30 on Saturday 28 November 2026.',
    ],
    tender: ['Shop space at [Chatuchak] Park', '12 square metres near exit 2'],
    document: ['Rules for the use of space at [Chatuchak] Park', 'Form, and the documents to hand in'],
    topic: ['I lost something at [Chatuchak] Park', 'How to report it and get it back'],
  },
} as const;

const facts = {
  station: {
    kind: 'station',
    target: { type: 'station', code: 'BL13' },
    station: { code: 'BL13', lineIds: ['blue'], isOwn: true },
  },
  mall: {
    kind: 'place',
    target: { type: 'item', group: 'travel', category: 'recommended-places', id: 'chatuchak-market' },
    placeKind: 'market',
  },
  pier: {
    kind: 'place',
    target: { type: 'journey', to: 'BL13' },
    placeKind: 'pier',
  },
  page: { kind: 'page', target: { type: 'page', page: 'map' } },
  news: {
    kind: 'item',
    target: { type: 'item', group: 'updates', category: 'news', id: 'chatuchak-night' },
    publishedOn: '2026-11-18',
  },
  tender: {
    kind: 'item',
    target: { type: 'item', group: 'travel', category: 'parking', id: 'shop-bl13' },
    example: true,
  },
  document: {
    kind: 'document',
    target: { type: 'item', group: 'updates', category: 'news', id: 'space-rules' },
    publishedOn: '2026-01-05',
  },
  topic: { kind: 'topic', target: { type: 'page', page: 'lost-report' } },
} as const;

export type HitExample = keyof typeof facts;

/** Every hit for Chatuchak, best first. */
export const hitExamples = Object.keys(facts) as HitExample[];

export function hitExample(name: HitExample, locale: Locale, changes: Partial<SearchHit> = {}): SearchHit {
  const [title, excerpt] = words[locale][name];
  return {
    key: name,
    locale,
    title: marked(title),
    excerpt: marked(excerpt),
    ...structuredClone(facts[name] as unknown as Pick<SearchHit, 'kind' | 'target'>),
    ...changes,
  };
}
