import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

/** A control that has come, and what stood in the plain field then. */
interface Late<Props> {
  Control: ComponentType<Props>;
  typed: string;
}

/**
 * For a field whose better control weighs more than the rest of its page: the plain field stands there from the
 * server on, and the control takes over with what was typed, once it has come and nobody is typing. Where it does not
 * come the plain field stays, and does as well.
 *
 * @param load imports the control; the same function every time
 */
export function useLateControl<Props>(load: () => Promise<ComponentType<Props>>): {
  plain: RefObject<HTMLInputElement | null>;
  late: Late<Props> | undefined;
} {
  const plain = useRef<HTMLInputElement>(null);
  const [late, setLate] = useState<Late<Props>>();
  useEffect(() => {
    const leaving = new AbortController();
    const takeOver = (Control: ComponentType<Props>) => {
      const input = plain.current;
      if (leaving.signal.aborted || !input) return;
      if (input !== document.activeElement) return setLate({ Control, typed: input.value });
      input.addEventListener('blur', () => takeOver(Control), { once: true, signal: leaving.signal });
    };
    load().then(takeOver, () => undefined);
    return () => leaving.abort();
  }, [load]);
  return { plain, late };
}
