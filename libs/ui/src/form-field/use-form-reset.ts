import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the form of a control is reset. The browser resets native controls without telling React, so a part
 * with its own state must reset it.
 */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const page = control.current?.ownerDocument;
    const listener = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) reset();
    };
    // Listens on the document: a control may be outside its form and may change forms.
    page?.addEventListener('reset', listener);
    return () => page?.removeEventListener('reset', listener);
  }, [control]);
}
