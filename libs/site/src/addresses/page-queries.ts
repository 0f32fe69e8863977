import { type PageRouteName, pageRoutes, type PageRoutes } from './page-routes';

/** Names of a page's search parameters. */
export type SearchParameter<Route extends PageRouteName> = keyof PageRoutes[Route]['search']['shape'] &
  string;

/**
 * The search parameters of every page, in canonical order. The build gives browsers only the names
 * (vite/page-queries.ts): the schemas would pull in zod.
 */
export const pageQueries = Object.fromEntries(
  Object.entries(pageRoutes).map(([route, { search }]) => [route, Object.keys(search.shape)]),
) as { [Route in PageRouteName]: SearchParameter<Route>[] };
