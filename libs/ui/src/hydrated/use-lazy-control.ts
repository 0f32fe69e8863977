import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A loaded control, and the text of the plain field at that time. */
interface LoadedControl<Props> {
  Control: ComponentType<Props>;
  typed: string;
}

/**
 * Replaces a plain field with a larger control. The server renders the plain field. The control takes its text over
 * as soon as it has loaded and the visitor is not typing. If loading fails, the plain field stays and works.
 * @param load imports the control; pass the same function on every render
 */
export function useLazyControl<Props>(load: () => Promise<ComponentType<Props>>): {
  plain: RefObject<HTMLInputElement | null>;
  loaded: LoadedControl<Props> | undefined;
} {
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<LoadedControl<Props>>();
  useEffect(() => {
    const leaving = new AbortController();
    const takeOver = (Control: ComponentType<Props>) => {
      const input = plain.current;
      if (leaving.signal.aborted || !input) return;
      if (input !== document.activeElement) {
        // at once: what is typed before the control is drawn would be lost
        return flushSync(() => setLoaded({ Control, typed: input.value }));
      }
      input.addEventListener('blur', () => takeOver(Control), { once: true, signal: leaving.signal });
    };
    load().then(takeOver, () => undefined);
    return () => leaving.abort();
  }, [load]);
  return { plain, loaded };
}
