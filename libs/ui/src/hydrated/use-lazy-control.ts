import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A loaded control, and the text of the plain field at that time. */
interface LoadedControl<Props> {
  Control: ComponentType<Props>;
  typed: string;
  /** It took the field over from a visitor who types: it has the focus, and shows its options. */
  isTyping: boolean;
}

interface LazyControlOptions {
  /**
   * Takes over while the visitor types, with the next key, and keeps the focus: for a control whose options help with
   * what is typed. Otherwise it waits until the field is left.
   */
  joinsTyping?: boolean;
  /** Loads when the visitor points at or enters the form of the field: for one that most visitors do not use. */
  waitsForUse?: boolean;
}

/**
 * Replaces a plain field with a larger control. The server renders the plain field. The control takes its text over
 * as soon as it has loaded and the visitor is not typing. If loading fails, the plain field stays and works.
 * @param load imports the control, whose field has the same id; pass the same function on every render
 */
export function useLazyControl<Props>(
  load: () => Promise<ComponentType<Props>>,
  { joinsTyping = false, waitsForUse = false }: LazyControlOptions = {},
): {
  plain: RefObject<HTMLInputElement | null>;
  loaded: LoadedControl<Props> | undefined;
} {
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<LoadedControl<Props>>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (Control: ComponentType<Props>, input: HTMLInputElement, isTyping: boolean) => {
      leaving.abort();
      // at once: what is typed before the control is drawn would be lost
      flushSync(() => setLoaded({ Control, typed: input.value, isTyping }));
    };
    const takeOver = (Control: ComponentType<Props>) => {
      const input = plain.current;
      if (signal.aborted || !input) return;
      if (input !== document.activeElement) return show(Control, input, false);
      input.addEventListener('blur', () => takeOver(Control), { once: true, signal });
      if (!joinsTyping) return;
      // during a key: only then does a phone keep its keyboard
      const join = () => {
        const { id, selectionStart, selectionEnd } = input;
        show(Control, input, true);
        const field = document.getElementById(id);
        if (!(field instanceof HTMLInputElement)) return;
        field.focus({ preventScroll: true });
        field.setSelectionRange(selectionStart, selectionEnd);
      };
      // an input method is still composing what it has not committed
      input.addEventListener('input', (event) => !(event as InputEvent).isComposing && join(), { signal });
      input.addEventListener('compositionend', join, { signal });
    };
    const start = () => void load().then(takeOver, () => undefined);
    const form = plain.current?.form;
    if (waitsForUse && form) onUse(form, start, signal);
    else start();
    return () => leaving.abort();
  }, [load, joinsTyping, waitsForUse]);
  return { plain, loaded };
}

/** Calls back when the visitor points at or enters a form, or at once if one does already. */
function onUse(form: HTMLFormElement, run: () => void, signal: AbortSignal) {
  if (form.matches(':hover, :focus-within')) return run();
  const using = new AbortController();
  const first = () => {
    using.abort();
    run();
  };
  for (const type of ['pointerover', 'focusin'])
    form.addEventListener(type, first, { passive: true, signal: AbortSignal.any([signal, using.signal]) });
}
