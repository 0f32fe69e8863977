import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the form of a control is reset. A browser puts native controls back by itself, without a word to
 * React: a part that keeps what it shows in its own state has to do the same.
 */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const page = control.current?.ownerDocument;
    const listener = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) reset();
    };
    // On the page: a control may stand outside of its form, and may come to another one.
    page?.addEventListener('reset', listener);
    return () => page?.removeEventListener('reset', listener);
  }, [control]);
}
