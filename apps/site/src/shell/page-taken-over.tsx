import { useEffect } from 'react';
import { doEarlyPresses } from '../gate/early-presses';

/** Makes up for what the visitor did before the program was there. */
export function PageTakenOver() {
  useEffect(() => {
    // React hydrates the pressed part of the page during the event, but not during an effect
    const task = setTimeout(() => {
      doEarlyPresses();
      tellFields();
    });
    return () => clearTimeout(task);
  }, []);
  return null;
}

/** Tells the fields about the text and the focus that they have already. */
function tellFields() {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea, header input',
  ))
    if (field.value !== field.defaultValue) field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
