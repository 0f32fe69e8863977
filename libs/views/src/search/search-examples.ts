import { type Locale, type SearchHit, searchKinds } from '@raang/domain';
import { travelGroup, updatesGroup } from '../shared/examples/model-context-example';
import { hitExample, hitExamples } from '../shared/examples/search-examples';
import type { SearchData, SearchResult } from './search-model';

const query = { th: 'จตุจักร', en: 'chatuchak' };

/** What the API finds, with the totals of every kind. */
export function resultExample(
  items: readonly SearchHit[],
  changes: Partial<SearchResult> = {},
): SearchResult {
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: 12,
    kinds: searchKinds.map((kind) => ({ kind, total: items.filter((hit) => hit.kind === kind).length })),
    nearest: [],
    ...changes,
  };
}

/** The page for Chatuchak, with a hit of every kind. */
export function searchExample(locale: Locale, changes: Partial<SearchData> = {}): SearchData {
  return {
    query: query[locale],
    result: resultExample(hitExamples.map((name) => hitExample(name, locale))),
    groups: [travelGroup, updatesGroup],
    popular: [
      {
        page: 'search-departure',
        icon: 'lucide:route',
        text: { th: 'เส้นทาง เวลา และค่าโดยสาร', en: 'Route, times and fare' },
      },
      { page: 'map', icon: 'lucide:map', text: { th: 'ทุกสายในแผ่นเดียว', en: 'All lines on one sheet' } },
      {
        page: 'service-status',
        icon: 'lucide:circle-alert',
        text: { th: 'รถไฟฟ้าวันนี้เป็นอย่างไร', en: 'How the trains run now' },
      },
      {
        group: 'travel',
        category: 'parking',
        icon: 'lucide:square-parking',
        text: { th: 'จำนวนที่จอด เวลาเปิด ค่าจอด', en: 'Spaces, hours and fees' },
      },
    ],
    telephone: '0 2716 4000',
    ...changes,
  };
}

/** Hits of one kind under different keys. */
export function manyDocuments(locale: Locale, count: number): SearchHit[] {
  return Array.from({ length: count }, (_, index) =>
    hitExample('document', locale, { key: `document-${index}` }),
  );
}
