import { useLingui } from '@lingui/react/macro';
import { BackToTop, ChatLauncher, useWindowScrolled } from '@raang/ui';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { assistantOpen } from './assistant-open';
import { showToast } from './toasts';

type Panel = ComponentType<{ onClose: () => void }>;

/** How far the page is scrolled before there is something in the corner of a phone, in windows. */
const screens = 2;

/**
 * The round buttons in the corner, or the assistant's panel in their place. The panel loads with the first press. On a
 * phone nothing covers the first two screens: the menu opens the assistant there.
 */
export function Assistant() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read);
  const [Panel, setPanel] = useState<Panel>();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isFar = useWindowScrolled(screens);
  useEffect(() => {
    // the launcher is back when the panel has gone; on a phone the menu may have opened it
    if (wasOpen.current && !isOpen) {
      const opener = launcher.current?.checkVisibility() ? launcher.current : document.getElementById('main');
      opener?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./assistant-panel').then(
      (module) => setPanel(() => module.AssistantPanel),
      // offline, or replaced by a newer build
      () => {
        assistantOpen.set(false);
        showToast({
          title: t`The assistant cannot be opened. Check your connection and try again.`,
          colour: 'danger',
        });
      },
    );
  }, [isOpen, Panel, t]);
  if (isOpen && Panel) return <Panel onClose={() => assistantOpen.set(false)} />;
  return (
    <div className="absolute end-2 bottom-2 flex gap-2 sm:end-6 sm:bottom-4 sm:gap-3">
      <BackToTop placement="inline" screens={screens} className="pointer-events-auto" />
      <ChatLauncher
        ref={launcher}
        className={isFar ? 'pointer-events-auto' : 'pointer-events-auto max-sm:hidden'}
        aria-expanded={false}
        onClick={() => assistantOpen.set(true)}
      />
    </div>
  );
}
