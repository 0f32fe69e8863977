import { rootRouteId, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buildId } from '../renewal/build-id';
import { href } from '../../addresses/href';
import { publicPath } from '../../addresses/own-paths';
import { pageLocale } from '../../language/page-locale';
import { leaveFailedPage } from './leave-failed-page';
import { fetchNewestBuild } from '../renewal/newest-build';
import { createReloadGuard } from './reload-guard';

/** Leaves the error page automatically as the specification requires; see `afterError`. */
export function useLeaveFailedPage(error: unknown, { isFatal }: { isFatal: boolean }): void {
  const router = useRouter();
  useEffect(() => {
    const { matches, location } = router.state;
    void leaveFailedPage({
      error,
      page: {
        pathname: publicPath(location.pathname),
        isMatched: matches.some(({ routeId }) => routeId !== rootRouteId && routeId !== '/$lang'),
        isFatal,
      },
      homePath: href.home(pageLocale()),
      buildId: buildId(),
      fetchNewestBuild,
      mayReload: createReloadGuard({ storage: sessionStorage, now: Date.now }),
      location: window.location,
    });
  }, [router, error, isFatal]);
}
