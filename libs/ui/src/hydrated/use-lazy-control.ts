import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A loaded control, and what the visitor was doing in the plain field at that time. */
interface LoadedControl<Props> {
  Control: ComponentType<Props>;
  /** The text of the plain field. */
  typed: string;
  /** The visitor is typing that text. */
  isTyping: boolean;
  /** The visitor has typed or pressed: the control shows its options. */
  isOpen: boolean;
}

interface LazyControlOptions {
  /**
   * Takes over in a field that has the focus, and keeps it: for a control whose options help with what is typed. While an
   * input method composes, it waits for its text. Otherwise it waits until the field is left.
   */
  joinsTyping?: boolean;
  /** Loads when the visitor points at or enters the form of the field: for one that most visitors do not use. */
  waitsForUse?: boolean;
}

interface LazyControl<Props> {
  /** Of the plain field. */
  plain: RefObject<HTMLInputElement | null>;
  loaded: LoadedControl<Props> | undefined;
  /**
   * Whether the plain field is there. With `joinsTyping` both are, for as long as the focus goes from one to the other:
   * a phone closes its keyboard with the field that has the focus. Render them as siblings with keys.
   */
  isPlain: boolean;
}

/**
 * Replaces a plain field with a larger control. The server renders the plain field. The control takes its text over
 * as soon as it has loaded and the visitor is not typing. If loading fails, the plain field stays and works.
 *
 * A script that is there before the page is hydrated may note a press as `data-pressed` on the field, and an input method at
 * work as `data-composing`.
 * @param load imports the control, whose field has the same id; pass the same function on every render
 */
export function useLazyControl<Props>(
  load: () => Promise<ComponentType<Props>>,
  { joinsTyping = false, waitsForUse = false }: LazyControlOptions = {},
): LazyControl<Props> {
  const plain = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<LoadedControl<Props>>();
  const [isPlain, setIsPlain] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isPressed = plain.current?.dataset['pressed'] !== undefined;
    let isComposing = plain.current?.dataset['composing'] !== undefined;
    plain.current?.addEventListener('click', () => (isPressed = true), { signal });
    plain.current?.addEventListener('compositionstart', () => (isComposing = true), { signal });
    plain.current?.addEventListener('compositionend', () => (isComposing = false), { signal });
    // at once: what is typed before the control is drawn would be lost
    const show = (Control: ComponentType<Props>, { value }: HTMLInputElement) => {
      leaving.abort();
      flushSync(() => {
        setLoaded({ Control, typed: value, isTyping: false, isOpen: false });
        setIsPlain(false);
      });
    };
    const join = (Control: ComponentType<Props>, input: HTMLInputElement) => {
      leaving.abort();
      const { id, value, selectionStart, selectionEnd } = input;
      const isTyping = value !== input.defaultValue;
      flushSync(() => setLoaded({ Control, typed: value, isTyping, isOpen: isTyping || isPressed }));
      const field = [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)].at(-1);
      if (field instanceof HTMLInputElement && field !== input) {
        field.focus({ preventScroll: true });
        // a text that stands for a choice may be a shorter one
        if (isTyping) field.setSelectionRange(selectionStart, selectionEnd);
      }
      flushSync(() => setIsPlain(false));
    };
    const takeOver = (Control: ComponentType<Props>) => {
      const input = plain.current;
      if (signal.aborted || !input) return;
      if (input !== document.activeElement) return show(Control, input);
      if (joinsTyping && !isComposing) return join(Control, input);
      input.addEventListener('blur', () => takeOver(Control), { once: true, signal });
      if (joinsTyping) input.addEventListener('compositionend', () => join(Control, input), { signal });
    };
    const start = () => void load().then(takeOver, () => undefined);
    const form = plain.current?.form;
    if (waitsForUse && form) onUse(form, start, signal);
    else start();
    return () => leaving.abort();
  }, [load, joinsTyping, waitsForUse]);
  return { plain, loaded, isPlain };
}

/** Calls back when the visitor points at or enters a form, or at once if one does already. */
function onUse(form: HTMLFormElement, run: () => void, signal: AbortSignal) {
  if (form.matches(':hover, :focus-within')) return run();
  const using = new AbortController();
  const first = () => {
    using.abort();
    run();
  };
  for (const type of ['pointerover', 'focusin', 'input'])
    form.addEventListener(type, first, { passive: true, signal: AbortSignal.any([signal, using.signal]) });
}
