import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { type Locale, otherLocale, type SearchHit, searchKinds } from '@raang/domain';
import { lastPage } from '../context/last-page';
import type { FigureContext, Figures } from '../figures/figure-source';
import { excerptOf, marked } from './excerpt';
import { readShown, type ShownRow } from './search.store';
import { type SearchContext } from './search-source';
import { understand } from './understand';

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
      const rows = await readShown(db, found.keys);
      const figures = await figureSource(db);
      return rows.map((row) => toHit(row, { lang, figures }, found.spellings));
    },
  ),
});

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
