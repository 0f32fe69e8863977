import { isLocale } from '@raang/domain/locale';
import { routedPath } from './own-paths';
import { pageQueries, type SearchParameter } from './page-queries';
import type { PageRouteName } from './page-routes';

const patterns = (Object.keys(pageQueries) as PageRouteName[])
  .map((route) => ({ route, segments: route.split('/'), parameters: route.split('$').length - 1 }))
  // `/th/stations/BL01` is not a category of a group: static segments win
  .toSorted((one, other) => one.parameters - other.parameters);

/** The route of a page's path; undefined if the site has no such page. */
export function routeOf(pathname: string): PageRouteName | undefined {
  const segments = routedPath(pathname).split('/');
  if (!isLocale(segments[1])) return undefined;
  return patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, index) =>
        part.startsWith('$') ? segments[index] !== '' : part === segments[index],
      ),
  )?.route;
}

/** A query as the router stores it: plain texts. */
export type QueryTexts = Record<string, unknown>;

/** A route's own parameters from a query, each a non-empty text. */
export function searchOf<Route extends PageRouteName>(route: Route) {
  const names: readonly SearchParameter<Route>[] = pageQueries[route];
  return (query: QueryTexts): { [Name in SearchParameter<Route>]?: string } => {
    const texts = names.flatMap((name) => {
      const text = query[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    });
    return Object.fromEntries(texts) as { [Name in SearchParameter<Route>]?: string };
  };
}

/**
 * The page's part of a query, each parameter once and in fixed order; empty or with its `?`. URLs with the same
 * canonical query are one page: to caches, search engines and the router.
 */
export function canonicalQuery(pathname: string, search: string): string {
  const route = routeOf(pathname);
  const given = new URLSearchParams(search);
  const names: readonly string[] = route ? pageQueries[route] : [];
  const kept = names.map((name) => [name, given.get(name) ?? ''] as const).filter(([, text]) => text !== '');
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, text]) => [name, text]))}` : '';
}
