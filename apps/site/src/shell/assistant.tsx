import { useLingui } from '@lingui/react/macro';
import { BackToTop, ChatLauncher } from '@raang/ui';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { assistantOpen } from './assistant-open';
import { showToast } from './toasts';

type Panel = ComponentType<{ onClose: () => void }>;

/** The round buttons in the corner, or the assistant's panel in their place. The panel loads with the first press. */
export function Assistant() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read);
  const [Panel, setPanel] = useState<Panel>();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // the launcher is back when the panel has gone
    if (wasOpen.current && !isOpen) launcher.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    import('./assistant-panel').then(
      (module) => {
        setPanel(() => module.AssistantPanel);
        assistantOpen.set(true);
      },
      // offline, or replaced by a newer build
      () =>
        showToast({
          title: t`The assistant cannot be opened. Check your connection and try again.`,
          colour: 'danger',
        }),
    );
  };
  if (isOpen && Panel) return <Panel onClose={() => assistantOpen.set(false)} />;
  return (
    <div className="absolute end-4 bottom-4 flex gap-3 sm:end-6">
      <BackToTop placement="inline" className="pointer-events-auto" />
      <ChatLauncher ref={launcher} className="pointer-events-auto" aria-expanded={false} onClick={open} />
    </div>
  );
}
