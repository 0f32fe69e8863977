import { locales } from '@raang/domain';
import { href } from '../../addresses/href';
import { type PageRoute, pageRoutes } from '../../addresses/page-routes';

/** Writes robots.txt (RFC 9309): everything may be crawled except the pages and files of one visitor. */
export function toRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...privatePaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`,
    '',
  ].join('\n');
}

/** Beginnings of private paths. A route with a token is private under every token. */
function privatePaths(): string[] {
  const routes = Object.entries<PageRoute>(pageRoutes).filter(([, page]) => !page.public);
  const pages = locales.flatMap((locale) => [
    ...routes.map(([route]) => route.replace('$lang', locale).replace(/\$.*$/, '')),
    href.account(locale, 'logout'),
  ]);
  return [...pages, '/cases/'];
}
