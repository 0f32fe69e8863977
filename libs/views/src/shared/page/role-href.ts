import type { PageRole } from '@raang/domain';
import type { ListingQuery, ModelContext } from './model-context';

type RoleContext = Pick<ModelContext, 'hrefs' | 'locale' | 'pages'>;

/** The page with a role. Undefined if the authority has none: nothing links to it then. */
export function roleHref(
  role: PageRole,
  { hrefs, locale, pages }: RoleContext,
  query?: ListingQuery,
): string | undefined {
  const address = pages[role];
  return address && hrefs.listing(locale, address, query);
}

/** The link to the page with a role, for a list of links: none if the authority has no such page. */
export function roleLinks(
  role: PageRole,
  label: string,
  context: RoleContext,
  query?: ListingQuery,
): { href: string; label: string }[] {
  const href = roleHref(role, context, query);
  return href === undefined ? [] : [{ href, label }];
}
