import { useLingui } from '@lingui/react/macro';
import { ChatLauncher } from '@raang/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { showToast } from './toasts';

type Panel = ComponentType<{ onClose: () => void }>;

/** The button of the assistant; its panel loads with the first press. */
export function Assistant() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // the launcher is back when the panel has gone
    if (wasOpen.current && !isOpen) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => {
    import('./assistant-panel').then(
      (module) => {
        setPanel(() => module.AssistantPanel);
        setOpen(true);
      },
      // offline, or replaced by a newer build
      () =>
        showToast({
          title: t`The assistant cannot be opened. Check your connection and try again.`,
          colour: 'danger',
        }),
    );
  };
  if (isOpen && Panel) return <Panel onClose={() => setOpen(false)} />;
  return <ChatLauncher ref={launcher} className="pointer-events-auto" aria-expanded={false} onClick={open} />;
}
