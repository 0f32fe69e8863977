import { locales } from '@raang/domain';
import type { Edition } from '../../../authority/authority';
import { switches } from '../../../authority/switches';
import { href } from '../../../addresses/href';
import { type PageRoute, pageRoutes } from '../../../addresses/page-routes';

/**
 * Writes robots.txt (RFC 9309). Everything of the official website may be crawled except the pages and files of one
 * visitor; nothing of a demonstration, which has no sitemap to offer either.
 */
export function toRobots({ publicUrl, edition }: { publicUrl: string; edition: Edition }): string {
  if (edition === 'demonstration')
    return [
      "# A demonstration, not the authority's official website. No page of it is to be indexed.",
      'User-agent: *',
      'Disallow: /',
      '',
    ].join('\n');
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
  const routes = Object.entries<PageRoute>(pageRoutes).filter(
    ([, { part, ...page }]) => !page.public && (!part || switches[part]),
  );
  const pages = locales.flatMap((locale) => [
    ...routes.map(([route]) => route.replace('$lang', locale).split('$')[0]!),
    ...(switches.accounts ? [href.account(locale, 'logout')] : []),
  ]);
  return [...pages, '/cases/'];
}
