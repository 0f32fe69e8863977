import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { type Facility, type Locale, otherLocale, type SearchHit, searchKinds } from '@raang/domain';
import { lastPage } from '../context/last-page';
import type { FigureContext, Figures } from '../figures/figure-source';
import { excerptOf, marked } from './excerpt';
import { readShown, type ShownRow } from './search.store';
import { type SearchContext } from './search-source';
import { understand, understandFacility } from './understand';

const search = implement(contract.search).$context<SearchContext & FigureContext>();

/** Suggestions below a search box. */
const suggestionCount = 8;

export const searchProcedures = search.router({
  search: search.search.handler(async ({ context: { db, figureSource, searchSource }, input }) => {
    const { index } = await searchSource(db);
    const { q, lang, kind, pageSize } = input;
    const pageAt = (page: number) => ({ kind, offset: (page - 1) * pageSize, limit: pageSize });
    const { found, text, meant, nearest } = understand(index, q, pageAt(input.page));
    const total = [...found.totals].reduce(
      (sum, [name, count]) => (kind === undefined || name === kind ? sum + count : sum),
      0,
    );
    const page = lastPage(input, total);
    const { keys } = page === input.page ? found : index.find(text, pageAt(page));
    const rows = await readShown(db, keys);
    const figures = await figureSource(db);
    return {
      items: rows.map((row) => toHit(row, { lang, figures }, found.spellings)),
      total,
      page,
      pageSize,
      kinds: searchKinds.map((name) => ({ kind: name, total: found.totals.get(name) ?? 0 })),
      ...(meant !== undefined && { meant }),
      nearest,
    };
  }),

  suggest: search.suggest.handler(
    async ({ context: { db, figureSource, searchSource }, input: { q, lang } }) => {
      const { index } = await searchSource(db);
      const { found } = understand(index, q, { offset: 0, limit: suggestionCount });
      const asked = understandFacility(index, q);
      const [rows, stations, figures] = await Promise.all([
        readShown(db, found.keys),
        readShown(db, asked?.found.keys ?? []),
        figureSource(db),
      ]);
      const facilities = asked
        ? stations
            .filter((row) => isNamed(row, asked.found.spellings))
            .map((row) => toFacilityHit(toHit(row, { lang, figures }, asked.found.spellings), asked.facility))
        : [];
      const others = rows.map((row) => toHit(row, { lang, figures }, found.spellings));
      return [...facilities, ...others.filter(({ key }) => !facilities.some((hit) => hit.key === key))].slice(
        0,
        suggestionCount,
      );
    },
  ),
});

/** A station of ours by name or code. The name of a line leads to all its stations, which are not meant. */
function isNamed({ title, station }: ShownRow, spellings: ReadonlySet<string>): boolean {
  if (!station?.isOwn) return false;
  const hasMark = (text = '') => marked(text, spellings).marks.length > 0;
  return hasMark(title.th) || hasMark(title.en) || hasMark(station.code);
}

/** The station's page at its facilities. */
function toFacilityHit(hit: SearchHit, facility: Facility): SearchHit {
  return hit.target.type === 'station' ? { ...hit, target: { ...hit.target, facility } } : hit;
}

/** A result in the wanted language, or in the other one. */
function toHit(
  row: ShownRow,
  { lang, figures }: { lang: Locale; figures: Figures },
  spellings: ReadonlySet<string>,
): SearchHit {
  const { key, kind, target, publishedOn, example, placeKind, station } = row;
  const locale = row.title[lang] === undefined ? otherLocale(lang) : lang;
  const filled = (text: ShownRow['text']) => figures.inText(text[locale] ?? '', locale);
  return {
    key,
    kind,
    target,
    title: marked(row.title[locale] ?? '', spellings),
    excerpt: excerptOf(filled(row.summary), filled(row.text), spellings),
    locale,
    ...(station && { station }),
    ...(placeKind && { placeKind }),
    ...(publishedOn && { publishedOn }),
    ...(example && { example }),
  };
}
