import { msg, plural } from '@lingui/core/macro';
import { type CategoryGroup, type SearchHit, type SearchKind, searchKinds } from '@raang/domain';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { DescribedPlace } from '../shared/page/home-layout';
import type { ModelContext } from '../shared/page/model-context';
import { type HitModel, toHitModel } from '../shared/search/hit-model';
import { allOfKind, searchKindName } from '../shared/search/search-words';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type TileModel, toTiles } from '../shared/tiles/tiles-model';

export interface SearchModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  form: { action: string; query: string };
  /** Absent without a query. */
  answer?: SearchAnswerModel | undefined;
  /** Absent if there are hits of any kind. */
  popular?: { tiles: TileModel[]; telephone: { text: string; href: string } } | undefined;
}

export interface SearchAnswerModel {
  /** Number of hits of all kinds, or of the chosen one, in words. */
  count: string;
  /** What was searched instead of the typed text. */
  meant?: LinkModel | undefined;
  /** Links to the hits of each kind; empty unless there are several kinds. */
  filters: FilterModel[];
  /** The best hits of each kind, the kind with the best hit first; or, with one kind, a page of its hits. */
  groups: HitGroupModel[];
  /** Hrefs of all pages of the only kind. */
  pages: { current: number; hrefs: string[] };
  /** Spellings that find something; only without hits. */
  nearest: LinkModel[];
}

interface LinkModel {
  text: string;
  href: string;
}

export interface FilterModel extends LinkModel {
  count: number;
  isCurrent: boolean;
}

export interface HitGroupModel {
  kind: SearchKind;
  title: string;
  hits: HitModel[];
  /** The link to all hits of the kind; absent if all are shown. */
  all?: LinkModel | undefined;
}

export interface SearchData {
  /** The typed text without spaces around it; empty for the page without a result. */
  query: string;
  kind?: SearchKind | undefined;
  result?: SearchResult | undefined;
  groups: readonly CategoryGroup[];
  /** What people look for most. */
  popular: readonly DescribedPlace[];
  telephone: string;
}

/** What the API found. Without a kind, the hits contain the best of every kind. */
export interface SearchResult {
  items: readonly SearchHit[];
  total: number;
  page: number;
  pageSize: number;
  kinds: readonly { kind: SearchKind; total: number }[];
  meant?: string | undefined;
  nearest: readonly string[];
}

/** Number of hits of a kind where several kinds are shown. */
export const hitsPerGroup = 4;

/** Makes the model of the search page. */
export function toSearchModel(data: SearchData, context: ModelContext): SearchModel {
  const { hrefs, i18n, locale } = context;
  const { query, kind, result, telephone } = data;
  const title = i18n._(msg`Search`);
  const page = result && isOfOneKind(data, result) ? result.page : 1;
  const head = toHeadModel(
    {
      title: query ? `${query} · ${title}` : title,
      description: i18n._(
        msg`Search stations, places, news, fares, documents and lost property in Thai or English.`,
      ),
      pathIn: (inLocale) => hrefs.search(inLocale, query ? { q: query, kind, page } : {}),
    },
    context,
  );
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }];
  const isFound = result?.kinds.some(({ total }) => total > 0) ?? false;
  return {
    // result pages are endless
    head: { ...withStructuredData(head, crumbs, context), isIndexed: query === '' },
    crumbs,
    title,
    form: { action: hrefs.search(locale), query },
    answer: result && toAnswer(data, result, context),
    popular: isFound
      ? undefined
      : {
          tiles: toTiles(data.popular, data.groups, context),
          telephone: { text: telephone, href: `tel:${telephone.replaceAll(' ', '')}` },
        },
  };
}

/** Whether the page lists one kind: the chosen one, or the only one with hits. */
export function isOfOneKind({ kind }: Pick<SearchData, 'kind'>, { kinds }: Pick<SearchResult, 'kinds'>) {
  return kind !== undefined || kinds.filter(({ total }) => total > 0).length === 1;
}

function toAnswer(data: SearchData, result: SearchResult, context: ModelContext): SearchAnswerModel {
  const { hrefs, i18n, locale } = context;
  const { query, kind } = data;
  const { total } = result;
  const searchHref = (q: string) => hrefs.search(locale, { q });
  const toLink = (q: string) => ({ text: q, href: searchHref(q) });
  return {
    count: i18n._(msg`${plural(total, { one: '# result', other: '# results' })}`),
    meant: result.meant === undefined ? undefined : toLink(result.meant),
    filters: toFilters(data, result, context),
    groups: toGroups(data, result, context),
    pages: isOfOneKind(data, result)
      ? {
          current: result.page,
          hrefs: Array.from({ length: Math.ceil(total / result.pageSize) }, (_, index) =>
            hrefs.search(locale, { q: query, kind, page: index + 1 }),
          ),
        }
      : { current: 1, hrefs: [] },
    nearest: result.nearest.map(toLink),
  };
}

/** All, then the kinds with hits. */
function toFilters(
  { query, kind }: SearchData,
  { kinds }: SearchResult,
  context: ModelContext,
): FilterModel[] {
  const { hrefs, i18n, locale } = context;
  const present = searchKinds.flatMap((name) =>
    kinds.filter((counted) => counted.kind === name && counted.total > 0),
  );
  const toFilter = (text: string, count: number, own?: SearchKind) => ({
    text,
    count,
    href: hrefs.search(locale, { q: query, kind: own }),
    isCurrent: own === kind,
  });
  const isAlone = present.length === 1 && (kind === undefined || present[0]?.kind === kind);
  if (present.length === 0 || isAlone) return [];
  const total = present.reduce((sum, counted) => sum + counted.total, 0);
  return [
    toFilter(i18n._(msg`All`), total),
    ...present.map((counted) => toFilter(searchKindName(counted.kind, context), counted.total, counted.kind)),
  ];
}

function toGroups(data: SearchData, result: SearchResult, context: ModelContext): HitGroupModel[] {
  const { hrefs, locale } = context;
  const isWhole = isOfOneKind(data, result);
  return [...Map.groupBy(result.items, ({ kind }) => kind)].map(([kind, hits]) => {
    const total = result.kinds.find((counted) => counted.kind === kind)?.total ?? hits.length;
    const shown = isWhole ? hits : hits.slice(0, hitsPerGroup);
    return {
      kind,
      title: searchKindName(kind, context),
      hits: shown.map((hit) => toHitModel(hit, data.groups, context)),
      all:
        isWhole || total <= shown.length
          ? undefined
          : {
              text: allOfKind(kind, total, context),
              href: hrefs.search(locale, { q: data.query, kind }),
            },
    };
  });
}
