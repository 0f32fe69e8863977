import { useEffect } from 'react';
import { buildId } from '../renewal/build-id';
import { LivePages } from '../renewal/live-pages';
import { watchNewestBuild } from '../renewal/newest-build';
import { RouteChanges } from '../navigation/route-changes';
import { ToastHost } from './toast-host';

/** Shell components of the lazy chunk. */
export function LazyShell({ firstPath }: { firstPath: string }) {
  useEffect(() => {
    const id = buildId();
    return id === undefined ? undefined : watchNewestBuild({ buildId: id });
  }, []);
  return (
    <>
      <RouteChanges firstPath={firstPath} />
      <ToastHost />
      <LivePages />
    </>
  );
}
