import { useSyncExternalStore } from 'react';

const isOpen = () => document.querySelector('[data-locks-page]') !== null;

/** Dialogs come and go as children of the body. */
function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Whether a modal dialog of the kit lies over the page and keeps the focus to itself. */
export function useModalOpen(): boolean {
  return useSyncExternalStore(watch, isOpen, () => false);
}
