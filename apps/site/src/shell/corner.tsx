import { BackToTop } from '@raang/ui';
import { useSyncExternalStore } from 'react';
import { Assistant } from './assistant';
import { assistantOpen } from './assistant-open';
import { ConsentBanner } from './consent-banner';

/**
 * The bottom of the window: the round buttons above the question of consent, which sticks to the bottom. The buttons take
 * no space of their own. Without the question they are fixed: browsers scroll to a sticky element that gets the focus.
 */
export function Corner() {
  const isAsking = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 in-[html:has([data-covering])]:sticky print:hidden">
      <div className="relative -mt-20 flex h-20 items-end justify-end gap-3 p-4 sm:px-6">
        {/* the panel would cover it */}
        {!isAsking && <BackToTop placement="inline" className="pointer-events-auto" />}
        <Assistant />
      </div>
      <div className="pointer-events-auto">
        <ConsentBanner />
      </div>
    </div>
  );
}
