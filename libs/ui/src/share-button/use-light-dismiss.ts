import { type RefObject, useEffect } from 'react';

/** Closes an open `<details>` on Escape, returning the focus to its summary, and on a click outside. */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const { ownerDocument: page } = element;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!element.contains(event.target as Node)) element.open = false;
    };
    element.addEventListener('keydown', onKey);
    page.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('keydown', onKey);
      page.removeEventListener('pointerdown', onPress);
    };
  }, [details]);
}
