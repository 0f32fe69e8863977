import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface TakenOverProps {
  /** Called in the task in which React hydrates the part, so before the next event. */
  onHydrated?: () => void;
  /** Called in a later task. */
  onTakenOver: () => void;
}

/** Calls back when React has hydrated the part of the page that this is in. */
export function TakenOver(props: TakenOverProps) {
  useTakenOver(props);
  return null;
}

/** Calls back when React has hydrated the component. */
export function useTakenOver({ onHydrated, onTakenOver }: TakenOverProps): void {
  const runAtOnce = useEffectEvent(() => onHydrated?.());
  const run = useEffectEvent(onTakenOver);
  useLayoutEffect(() => runAtOnce(), []);
  useEffect(() => {
    // React hydrates the pressed part of the page during the event, but not during an effect
    const task = setTimeout(() => run());
    return () => clearTimeout(task);
  }, []);
}

let isOver = false;

/** Whether the page is the server's HTML, which React has not hydrated yet. */
export const isBeingTakenOver = (): boolean => !isOver;

/** Called when React has hydrated the page, or shows another one. */
export function endTakeover(): void {
  isOver = true;
}

/** Repeats for the fields of a part the focus and the input that they got before React knew them. */
export function replayInput(isOwn: (field: Element) => boolean): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && isOwn(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input, main textarea, header input',
  ))
    if (field.value !== field.defaultValue && isOwn(field))
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
