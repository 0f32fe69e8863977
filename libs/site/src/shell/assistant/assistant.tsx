import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { assistantOpen } from '../../first/assistant-open';
import { showToast } from '../toasts/toasts';

type Panel = ComponentType<{ onClose: () => void }>;

/**
 * The assistant's panel, or the round buttons in its place. The panel loads with the first press, which may have come
 * before the program.
 */
export function Assistant({ children }: { children: (isOpen: boolean) => ReactNode }) {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read, () => false);
  const [Panel, setPanel] = useState<Panel>();
  const wasOpen = useRef(false);
  useEffect(() => {
    // the launcher is back when the panel has gone; on a phone the menu may have opened it
    if (wasOpen.current && !isOpen) {
      const openers = [...document.querySelectorAll<HTMLElement>('[data-opens-assistant]')];
      const opener = openers.find((button) => button.checkVisibility()) ?? document.getElementById('main');
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
  const isShown = isOpen && Panel !== undefined;
  return (
    <>
      {isShown && <Panel onClose={() => assistantOpen.set(false)} />}
      {children(isShown)}
    </>
  );
}
