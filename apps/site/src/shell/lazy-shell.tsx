import { useEffect } from 'react';
import { buildId } from './build-id';
import { ClosableNotices } from './closable-notices';
import { Corner } from './corner';
import { LivePages } from './live-pages';
import { watchNewestBuild } from './newest-build';
import { NoticeDialogs } from './notice-dialogs';
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
      <ClosableNotices />
      <NoticeDialogs />
      <LivePages />
      {/* last in the page: the question of consent is below everything else */}
      <Corner />
    </>
  );
}
