import type { SearchKind } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { type SearchDocument, toDocumentWords } from '../search-document';
import { createSearchIndex, type SearchIndex } from './search-index';

type Given = Pick<SearchDocument, 'key' | 'kind'> &
  Partial<Pick<SearchDocument, 'publishedOn' | 'example' | 'keywords' | 'aliases'>> & {
    isConnecting?: boolean;
    th?: string;
    en?: string;
    text?: string;
  };

const documents: Given[] = [
  { key: 'BL10', kind: 'station', th: 'เตาปูน', en: 'Tao Poon', aliases: ['BL10'] },
  {
    key: 'BL13',
    kind: 'station',
    th: 'สวนจตุจักร',
    en: 'Chatuchak Park',
    aliases: ['BL13', 'หมอชิต', 'Mo Chit'],
  },
  { key: 'BL15', kind: 'station', th: 'ลาดพร้าว', en: 'Lat Phrao', aliases: ['BL15'] },
  {
    key: 'BL19',
    kind: 'station',
    th: 'ศูนย์วัฒนธรรมแห่งประเทศไทย',
    en: 'Thailand Cultural Centre',
    aliases: ['BL19'],
  },
  { key: 'BL20', kind: 'station', th: 'พระราม 9', en: 'Phra Ram 9', aliases: ['BL20'] },
  { key: 'BL22', kind: 'station', th: 'สุขุมวิท', en: 'Sukhumvit', aliases: ['BL22', 'อโศก', 'Asok', 'E4'] },
  { key: 'YL17', kind: 'station', th: 'ศรีเอี่ยม', en: 'Si Iam', aliases: ['YL17'] },
  { key: 'siam', kind: 'place', th: 'สยาม', en: 'Siam', aliases: ['CEN'] },
  { key: 'airport', kind: 'place', th: 'ท่าอากาศยานดอนเมือง', en: 'Don Mueang Airport', aliases: ['ดอนเมือง'] },
  { key: 'parking', kind: 'page', th: 'ที่จอดรถ', en: 'Parking' },
  { key: 'fares', kind: 'page', th: 'อัตราค่าโดยสาร', en: 'Fares' },
  { key: 'lost', kind: 'page', th: 'ของหาย', en: 'Lost property' },
  { key: 'bag', kind: 'topic', th: 'กระเป๋าหาย', en: 'Lost bag' },
  { key: 'lot', kind: 'item', th: 'อาคารจอดแล้วจร สถานีลาดพร้าว', en: 'Lat Phrao Park and Ride Building' },
  { key: 'blue', kind: 'item', th: 'ลิฟต์ในสถานีสายสีน้ำเงิน', en: 'Lifts on the Blue Line', text: 'สุขุมวิท' },
  { key: 'old', kind: 'item', th: 'ข่าวฝน', en: 'Rain news', publishedOn: '2025-01-01' },
  { key: 'new', kind: 'item', th: 'ข่าวฝน', en: 'Rain news', publishedOn: '2026-01-01' },
  {
    key: 'BL34',
    kind: 'station',
    th: 'บางหว้า',
    en: 'Bang Wa',
    aliases: ['BL34', 'ตลาดบางหว้า', 'Bang Wa Market'],
  },
  { key: 'S12', kind: 'station', th: 'บางหว้า', en: 'Bang Wa', isConnecting: true },
  { key: 'example', kind: 'item', th: 'ซุ้มขายของ', en: 'Kiosk', example: true },
  { key: 'real', kind: 'item', th: 'ซุ้มขายของ', en: 'Kiosk' },
];

let index: SearchIndex;
beforeEach(() => {
  index = createSearchIndex();
  for (const document of documents) index.put(toIndexed(document));
});

function toIndexed({ key, kind, th = '', en = '', text = '', aliases = [], keywords = [], ...given }: Given) {
  const { publishedOn, example = false, isConnecting = false } = given;
  const words = toDocumentWords({
    key,
    kind,
    source: 'items',
    target: { type: 'page', page: 'home' },
    title: { th, en },
    summary: {},
    text: { th: text },
    aliases,
    keywords,
  });
  const split = (list: string) => list.split(' ').filter(Boolean);
  return {
    key,
    kind: kind as SearchKind,
    names: [th, en, ...aliases],
    words: { title: split(words.title), keywords: split(words.keywords), text: split(words.text) },
    day: publishedOn ? toDayNumber(publishedOn) : 0,
    example,
    isConnecting,
  };
}

const find = (text: string, limit = 5) => index.find(text, { offset: 0, limit });

describe('the first result', () => {
  test.each([
    ['a name', 'สุขุมวิท', 'BL22'],
    ['a name in the other language', 'Sukhumvit', 'BL22'],
    ['the beginning of a name', 'sukhu', 'BL22'],
    ['a code', 'BL22', 'BL22'],
    ['a code with a space', 'bl 22', 'BL22'],
    ['a code with a hyphen', 'BL-22', 'BL22'],
    ['a name of another system', 'อโศก', 'BL22'],
    ['a digit written together', 'พระราม9', 'BL20'],
    ['a digit in Thai', 'พระราม ๙', 'BL20'],
    ['a digit in words', 'พระรามเก้า', 'BL20'],
    ['another form of a name', 'rama9', 'BL20'],
    ['another romanisation', 'ladprao', 'BL15'],
    ['another romanisation, with spaces', 'lad phrao', 'BL15'],
    ['another romanisation within a sentence', 'parking at ladprao', 'lot'],
    ['no tone marks', 'ศรีเอียม', 'YL17'],
    ['a name as it sounds', 'สีเอี่ยม', 'YL17'],
    ['a name that another only sounds like', 'siam', 'siam'],
    ['a name with a missing letter', 'สุขมวิท', 'BL22'],
    ['a name with two letters swapped', 'sukhmuvit', 'BL22'],
    ['mistakes in several words', 'thailnd cultral centre', 'BL19'],
    ['the kind of thing before the name', 'สถานีเตาปูน', 'BL10'],
    ['the kind of thing after the name', 'tao poon station', 'BL10'],
    ['a part of a compound', 'จตุจักร', 'BL13'],
    ['a compound without its first word', 'จอดรถ', 'parking'],
    ['a compound with a space', 'ที่ จอด รถ', 'parking'],
    ['a colour without its first word', 'น้ำเงิน', 'blue'],
    ['a synonym', 'ราคา', 'fares'],
    ['a synonym in the other language', 'elevator', 'blue'],
    ['a synonym of several words', 'lost and found', 'lost'],
    ['a whole question', 'จอดรถที่ลาดพร้าวได้ไหมครับ', 'lot'],
    ['a question in English', 'where can I park at Lat Phrao', 'lot'],
    ['both languages at once', 'ลิฟต์ blue line', 'blue'],
    ['invisible characters', 'สุขุม\u200bวิท', 'BL22'],
  ])('by %s: %s', (_, text, key) => {
    expect(find(text).keys[0]).toBe(key);
  });
});

describe('the order', () => {
  it('has whole names before beginnings, and titles before texts', () => {
    expect(find('สุขุมวิท').keys).toEqual(['BL22', 'blue']);
  });

  it('has newer before older', () => {
    expect(find('ข่าวฝน').keys).toEqual(['new', 'old']);
  });

  it('has an own station before one of another system, whichever has more names', () => {
    expect(find('บางหว้า').keys).toEqual(['BL34', 'S12']);
  });

  it('has real things before examples', () => {
    expect(find('kiosk').keys).toEqual(['real', 'example']);
  });

  it('has documents with all words before others', () => {
    expect(find('สุขุมวิท ลิฟต์').keys).toEqual(['blue', 'BL22']);
  });

  it('is the same on every page', () => {
    const all = find('ลาดพร้าว สุขุมวิท ข่าวฝน', 20).keys;
    const pages = [0, 2, 4].flatMap((offset) => index.find('ลาดพร้าว สุขุมวิท ข่าวฝน', { offset, limit: 2 }).keys);
    expect(all.length).toBeGreaterThan(4);
    expect(pages).toEqual(all.slice(0, 6));
  });
});

describe('kinds', () => {
  it('are counted whichever is asked for', () => {
    const { keys, totals } = index.find('ลาดพร้าว', { kind: 'item', offset: 0, limit: 5 });
    expect(keys).toEqual(['lot']);
    expect(totals.get('station')).toBe(1);
    expect(totals.get('item')).toBe(1);
  });
});

describe('a typing mistake', () => {
  it('is corrected', () => {
    expect(find('สุขมวิท').corrected).toBe('สุขุมวิท');
    expect(find('สุขุมวิท').corrected).toBeUndefined();
  });

  it.each(['xyz', 'qwrtplkj', '99'])('is not guessed in %s', (text) => {
    expect(find(text)).toMatchObject({ keys: [], corrected: undefined });
  });

  it('has nearest names where it is too much of a guess', () => {
    expect(find('sukmwt').keys).toEqual([]);
    expect(index.nearest('tao pon')).toEqual(['Tao Poon']);
  });

  it('has no nearest names for gibberish', () => {
    expect(index.nearest('qqqqzzz')).toEqual([]);
  });
});

describe('all words', () => {
  it('are required', () => {
    expect(index.keysWithAll('lat phrao ride')).toEqual(['lot']);
  });

  it('of a text without words do not exist', () => {
    expect(index.keysWithAll('!?')).toBeUndefined();
  });
});

describe('a change', () => {
  it('replaces a document', () => {
    index.put(toIndexed({ key: 'old', kind: 'item', th: 'ข่าวลม', en: 'Wind' }));
    expect(find('wind').keys).toEqual(['old']);
    expect(find('rain').keys).toEqual(['new']);
    expect([index.size(), index.wasted()]).toEqual([documents.length, 1]);
  });

  it('removes a document', () => {
    index.remove('BL22');
    expect(find('สุขุมวิท').keys).toEqual(['blue']);
    expect(find('BL22').keys).toEqual([]);
  });
});
