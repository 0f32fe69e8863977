import { BackToTop } from '@raang/ui';
import { useEffect } from 'react';
import { buildId } from './build-id';
import { ClosableNotices } from './closable-notices';
import { ConsentBanner } from './consent-banner';
import { watchNewestBuild } from './newest-build';
import { NoticeDialogs } from './notice-dialogs';
import { RouteChanges } from './route-changes';
import { ToastHost } from './toast-host';

/** The shell's second half, in a chunk of its own. */
export function Later({ firstPath }: { firstPath: string }) {
  useEffect(() => {
    const id = buildId();
    return id === undefined ? undefined : watchNewestBuild({ buildId: id });
  }, []);
  return (
    <>
      <RouteChanges firstPath={firstPath} />
      <BackToTop />
      <ToastHost />
      <ClosableNotices />
      <NoticeDialogs />
      {/* the last element of the page: until something is decided it sticks to the foot of the window */}
      <ConsentBanner />
    </>
  );
}
