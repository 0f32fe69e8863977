import { BackToTop } from '@raang/ui';
import { useEffect } from 'react';
import { Assistant } from './assistant';
import { buildId } from './build-id';
import { ClosableNotices } from './closable-notices';
import { ConsentBanner } from './consent-banner';
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
      {/* last in the page. The buttons are above the question of consent, which sticks to the bottom of the window; they
          take no space of their own. Without the question they are fixed: browsers scroll to a sticky element that gets
          the focus */}
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 in-[html:has([data-covering])]:sticky print:hidden">
        <div className="relative -mt-20 flex h-20 items-end justify-end gap-3 p-4 sm:px-6">
          <BackToTop placement="inline" className="pointer-events-auto" />
          <Assistant />
        </div>
        <div className="pointer-events-auto">
          <ConsentBanner />
        </div>
      </div>
    </>
  );
}
