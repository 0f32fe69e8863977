import { useRef } from 'react';

/**
 * Returns the focus when a dialog without a trigger closes. Radix returns it to a trigger only, so it would be lost.
 * Never scrolls the page.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
