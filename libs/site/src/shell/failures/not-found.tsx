import { useLingui } from '@lingui/react/macro';
import { type NotFoundProps, NotFoundView, toPageTitle } from '@raang/views';
import {
  type NotFoundRouteProps,
  rootRouteId,
  useLoaderData,
  useRouteContext,
  useRouterState,
} from '@tanstack/react-router';
import { pages, siteName } from 'raang:authority';
import { href } from '../../addresses/href';
import { publicPath } from '../../addresses/own-paths';
import { readablePath } from '../../addresses/readable-path';
import { footerLinks } from '../frame/frame-html';
import { usePageTakenOver } from '../renewal/take-over';

export function NotFound({
  data,
  hint,
  offers,
}: NotFoundRouteProps & Pick<NotFoundProps, 'hint' | 'offers'>) {
  const { t } = useLingui();
  usePageTakenOver();
  const { locale } = useRouteContext({ from: rootRouteId });
  const frame = useLoaderData({ from: rootRouteId });
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const links = frame ? footerLinks(frame.partsName) : [];
  const contactHref = pages.contact && href.listing(locale, pages.contact);
  return (
    <>
      <title>{toPageTitle(t`Page not found`, siteName[locale])}</title>
      <NotFoundView
        path={readablePath(publicPath(pathname))}
        reason={isInvalid(data) ? 'invalid' : 'unmatched'}
        homeHref={href.home(locale)}
        hint={hint}
        offers={offers}
        searchHref={href.search(locale)}
        contact={links.find((page) => page.href === contactHref)}
        pages={links}
      />
    </>
  );
}

/** Set by loaders when the route exists but its item does not; the router itself sets nothing. */
function isInvalid(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'invalid';
}
