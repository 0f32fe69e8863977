import { useSyncExternalStore } from 'react';

const isOpen = () => document.querySelector('[data-locks-page]') !== null;

/** Open dialogs are children of the body. */
function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether a modal dialog of the kit is open. */
export function useModalOpen(): boolean {
  return useSyncExternalStore(watch, isOpen, () => false);
}
