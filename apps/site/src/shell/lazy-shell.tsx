import { useEffect } from 'react';
import { buildId } from './build-id';
import { LivePages } from './live-pages';
import { watchNewestBuild } from './newest-build';
import { RouteChanges } from './route-changes';
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
