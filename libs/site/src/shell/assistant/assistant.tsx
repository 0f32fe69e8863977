import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { assistantOpen, returnToOpener } from '../../first/assistant-open';
import { showToast } from '../toasts/toasts';

type Panel = ComponentType<{ onClose: () => void }>;

const close = () => {
  assistantOpen.set(false);
};

/** The assistant's panel. Its code loads with the first press of a button, which may have come before the program. */
export function Assistant() {
  const { t } = useLingui();
  const isOpen = useSyncExternalStore(assistantOpen.subscribe, assistantOpen.read, () => false);
  const [Panel, setPanel] = useState<Panel>();
  useEffect(() => (isOpen ? returnToOpener : undefined), [isOpen]);
  useEffect(() => {
    if (!isOpen || Panel) return;
    import('./assistant-panel').then(
      (module) => setPanel(() => module.AssistantPanel),
      // offline, or replaced by a newer build
      () => {
        close();
        showToast({
          title: t`The assistant cannot be opened. Check your connection and try again.`,
          colour: 'danger',
        });
      },
    );
  }, [isOpen, Panel, t]);
  return isOpen && Panel && <Panel onClose={close} />;
}
