import { useRef } from 'react';

/**
 * Radix gives the focus back to a dialog's trigger and to nothing else: a dialog that its caller opens would lose it
 * to the top of the page. This remembers who had it; without that element, the page keeps its place.
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
