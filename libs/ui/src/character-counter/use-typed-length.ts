import { type RefObject, useSyncExternalStore } from 'react';

/**
 * Length of the text in the control with this id, in UTF-16 units, as the server counts. Reads the element, because a
 * browser may restore a text before hydration, and a form reset fires no input event.
 */
export function useTypedLength(near: RefObject<Element | null>, controlId: string, initial: number): number {
  const control = () => near.current?.ownerDocument.getElementById(controlId);
  const subscribe = (changed: () => void) => {
    const element = control();
    const page = element?.ownerDocument;
    const reset = (event: Event) => {
      // The event fires before the browser resets the fields.
      if (event.target === formOf(element)) setTimeout(changed);
    };
    element?.addEventListener('input', changed);
    page?.addEventListener('reset', reset);
    return () => {
      element?.removeEventListener('input', changed);
      page?.removeEventListener('reset', reset);
    };
  };
  const read = () => {
    const element = control();
    return isTextControl(element) ? element.value.length : initial;
  };
  return useSyncExternalStore(subscribe, read, () => initial);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Compares names: `instanceof` fails for an element of another window. */
function isTextControl(element: Element | null | undefined): element is TextControl {
  return element?.localName === 'input' || element?.localName === 'textarea';
}

function formOf(element: Element | null | undefined) {
  return isTextControl(element) ? element.form : null;
}
