import { siteTarget } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import { hitExample } from '../shared/examples/search-examples';
import { manyDocuments, resultExample, searchExample } from './search-examples';
import { type SearchData, toSearchModel } from './search-model';

const model = (changes: Partial<SearchData> = {}) =>
  toSearchModel(searchExample('en', changes), exampleContext('en'));
const answer = (changes: Partial<SearchData> = {}) => model(changes).answer!;

describe('a first page of several kinds', () => {
  const station = hitExample('station', 'en');
  const news = (id: string) => hitExample('news', 'en', { key: id });
  const many = ['one', 'two', 'three', 'four', 'five'].map(news);

  test('has the kind with the best hit first, a few hits of each, and the way to all of them', () => {
    const result = resultExample([...many, station], {
      kinds: [
        { kind: 'station', total: 1 },
        { kind: 'item', total: 37 },
      ],
    });
    const groups = answer({ result }).groups;
    expect(groups.map(({ kind, hits, all }) => [kind, hits.length, all])).toEqual([
      ['item', 4, { text: 'See all 37 results', href: '/en/search?q=chatuchak&kind=item' }],
      ['station', 1, undefined],
    ]);
  });

  test('is filtered by links with the number of hits, in the order of the kinds, without empty kinds', () => {
    const { filters, pages } = answer({ result: resultExample([...many, station]) });
    expect(filters.map(({ text, count, isCurrent }) => [text, count, isCurrent])).toEqual([
      ['All', 6, true],
      ['Stations', 1, false],
      ['News and details', 5, false],
    ]);
    expect(filters[0]!.href).toBe('/en/search?q=chatuchak');
    expect(pages.hrefs).toEqual([]);
  });
});

describe('a page of one kind', () => {
  const documents = resultExample(manyDocuments('en', 12), {
    total: 30,
    page: 2,
    kinds: [{ kind: 'document', total: 30 }],
  });

  test('has every hit of the page and the other pages', () => {
    const { groups, filters, pages } = answer({ result: documents });
    expect(groups.map(({ hits, all }) => [hits.length, all])).toEqual([[12, undefined]]);
    expect(filters).toEqual([]);
    expect(pages).toEqual({
      current: 2,
      hrefs: ['', '&page=2', '&page=3'].map((page) => `/en/search?q=chatuchak${page}`),
    });
  });

  test('that was chosen keeps the links to the others', () => {
    const kinds = [
      { kind: 'document', total: 30 },
      { kind: 'place', total: 2 },
    ] as const;
    const { groups, filters, pages } = answer({ kind: 'document', result: { ...documents, kinds } });
    expect(groups).toHaveLength(1);
    expect(filters.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['All', false],
      ['Places', false],
      ['Documents', true],
    ]);
    expect(pages.hrefs[2]).toBe('/en/search?q=chatuchak&kind=document&page=3');
  });

  test('without hits still leads to the others', () => {
    const { groups, filters } = answer({
      kind: 'document',
      result: resultExample([], { kinds: [{ kind: 'place', total: 2 }] }),
    });
    expect(groups).toEqual([]);
    expect(filters.map(({ text }) => text)).toEqual(['All', 'Places']);
  });
});

describe('the head', () => {
  const documents = resultExample(manyDocuments('en', 12), { total: 30, page: 2 });

  test.each([
    ['', undefined, undefined, '/en/search', true],
    ['chatuchak', undefined, resultExample([hitExample('news', 'en')]), '/en/search?q=chatuchak', false],
    ['chatuchak', 'document', documents, '/en/search?q=chatuchak&kind=document&page=2', false],
    ['ตลาด', undefined, resultExample([]), `/en/search?q=${encodeURIComponent('ตลาด')}`, false],
  ] as const)('for %j of kind %s has its canonical URL', (query, kind, result, path, isIndexed) => {
    const { head } = model({ query, kind, result });
    expect([head.canonical, head.isIndexed]).toEqual([`https://www.example.org${path}`, isIndexed]);
  });

  test('a page number that counts for one kind only is left out for several', () => {
    const { head } = model({ result: { ...searchExample('en').result!, page: 3 } });
    expect(head.canonical).toBe('https://www.example.org/en/search?q=chatuchak');
  });
});

describe('without hits', () => {
  const nothing = resultExample([], { nearest: ['Chatuchak Park'] });

  test('there are near spellings and what people look for most', () => {
    const { answer: found, popular } = model({ query: 'chatuchkk', result: nothing });
    expect(found?.nearest).toEqual([{ text: 'Chatuchak Park', href: '/en/search?q=Chatuchak+Park' }]);
    expect(popular?.tiles.map(({ href }) => href)).toEqual([
      '/en/search-departure',
      '/en/mrt-map',
      '/en/service-status',
      '/en/travel/parking',
    ]);
    expect(popular?.telephone.href).toBe('tel:027164000');
  });

  test('an empty query has no answer, but the same ways', () => {
    const { answer: found, popular } = model({ query: '', result: undefined });
    expect([found, popular?.tiles.length]).toEqual([undefined, 4]);
  });

  test('another spelling that finds something is named', () => {
    const result = resultExample([hitExample('station', 'en')], { meant: 'จตุจักร' });
    const { answer: found, popular } = model({ query: '096', result });
    expect(found?.meant).toEqual({ text: 'จตุจักร', href: `/en/search?q=${encodeURIComponent('จตุจักร')}` });
    expect(popular).toBeUndefined();
  });
});

describe('a hit', () => {
  const hitOf = (...example: Parameters<typeof hitExample>) =>
    answer({ result: resultExample([hitExample(...example)]) }).groups[0]!.hits[0]!;

  test('has its matches marked', () => {
    expect(hitOf('station', 'en').title).toEqual([
      { text: 'Chatuchak', isMatch: true },
      { text: ' Park', isMatch: false },
    ]);
    expect(hitOf('news', 'en', { title: { text: 'a<b>', marks: [[1, 4]] } }).title).toEqual([
      { text: 'a', isMatch: false },
      { text: '<b>', isMatch: true },
    ]);
  });

  test('says what it is', () => {
    expect(hitOf('station', 'en').station).toEqual({
      code: 'BL13',
      lines: [{ id: 'blue', name: 'Blue Line' }],
    });
    const lifts = siteTarget.parse({ type: 'station', code: 'BL13', facility: 'lift' });
    expect(hitOf('station', 'en', { target: lifts })).toMatchObject({
      href: '/en/stations/BL13#facilities',
      what: 'Lift',
    });
    expect(hitOf('pier', 'en')).toMatchObject({
      href: '/en/search-departure?to=BL13',
      what: 'Pier',
    });
    expect(hitOf('news', 'en')).toMatchObject({
      href: '/en/updates/news/chatuchak-night',
      what: 'News',
      published: { iso: '2026-11-18', text: '18 Nov 2026' },
      isExample: false,
    });
    expect(hitOf('tender', 'en').isExample).toBe(true);
  });

  test('in the other language says so', () => {
    expect([hitOf('news', 'th').lang, hitOf('news', 'en').lang]).toEqual(['th', undefined]);
  });
});
