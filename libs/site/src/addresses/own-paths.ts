import { paths } from 'raang:authority';

/** The path of a page as visitors have it, from the one that the routes have. */
export const publicPath = (pathname: string): string => renamed(pathname, 'map', paths?.map ?? 'map');

/** The path of a page as the routes have it, from the one that visitors have. */
export const routedPath = (pathname: string): string => renamed(pathname, paths?.map ?? 'map', 'map');

function renamed(pathname: string, from: string, to: string): string {
  const [, locale, page, ...rest] = pathname.split('/');
  return page === from ? ['', locale, to, ...rest].join('/') : pathname;
}
