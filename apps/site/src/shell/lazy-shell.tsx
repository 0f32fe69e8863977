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
      {/* last in the page: sticks to the bottom of the window. The buttons are above the question of consent, and take
          no space of their own */}
      <div className="pointer-events-none sticky bottom-0 z-40 print:hidden">
        <div className="-mt-20 flex h-20 items-end justify-end gap-3 p-4 sm:px-6">
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
