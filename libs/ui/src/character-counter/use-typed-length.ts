import { type RefObject, useSyncExternalStore } from 'react';

/**
 * How long the text in the control with this id is, in UTF-16 units as the server counts it. Read from the page and
 * not from events alone: a browser may put a text back before React is there, and a reset empties it without a word.
 */
export function useTypedLength(near: RefObject<Element | null>, controlId: string, initial: number): number {
  const control = () => near.current?.ownerDocument.getElementById(controlId);
  const subscribe = (changed: () => void) => {
    const element = control();
    const page = element?.ownerDocument;
    const reset = (event: Event) => {
      // The event comes before the fields are emptied.
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

/** By name and not by class: the control may stand in another window's page, whose classes are others. */
function isTextControl(element: Element | null | undefined): element is TextControl {
  return element?.localName === 'input' || element?.localName === 'textarea';
}

function formOf(element: Element | null | undefined) {
  return isTextControl(element) ? element.form : null;
}
