import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the focus moves inside the form of an element. */
export function useFormTouch(within: RefObject<Element | null>, isWanted: boolean, onTouch: () => void) {
  const touched = useEffectEvent(onTouch);
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!isWanted || !form) return;
    const listener = () => touched();
    form.addEventListener('focusin', listener);
    return () => form.removeEventListener('focusin', listener);
  }, [within, isWanted]);
}
