import { useSyncExternalStore } from 'react';

const isOpen = () => document.documentElement.hasAttribute('data-page-locked');

function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-page-locked'] });
  return () => observer.disconnect();
}

/** Whether a modal dialog of the kit is open. */
export function useModalOpen(): boolean {
  return useSyncExternalStore(watch, isOpen, () => false);
}
