import { type PageRouteName, pageRoutes, type PageRoutes } from './page-routes';

/** The names of a page's search parameters. */
export type SearchParameter<Route extends PageRouteName> = keyof PageRoutes[Route]['search']['shape'] &
  string;

/**
 * The search parameters of every page, in the order of its canonical query. The build hands browsers the names alone
 * (vite/page-queries.ts): the schemas would bring their library along.
 */
export const pageQueries = Object.fromEntries(
  Object.entries(pageRoutes).map(([route, { search }]) => [route, Object.keys(search.shape)]),
) as { [Route in PageRouteName]: SearchParameter<Route>[] };
