import { locksPage } from './locks-page';

/**
 * Opens a native dialog over the page, which neither scrolls nor takes the focus meanwhile. The focus goes to the element
 * with `data-initial-focus`, else to the dialog. Escape, a form with `method="dialog"` and a press outside close it, and the
 * browser returns the focus. Plain DOM, for a script that runs without React.
 * @returns a function that closes it
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const unlock = locksPage();
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    if (signal.aborted) return;
    ended.abort();
    unlock();
    dialog.close();
  };
  // a selection of text that ends outside is no press outside
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && pressed === dialog && isOutside(dialog, event)) end();
    },
    { signal },
  );
  // the event is late: the dialog may be open again
  dialog.addEventListener('close', () => dialog.open || end(), { signal });
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog).focus({ preventScroll: true });
  return end;
}

/** Presses on the backdrop and on the border have the dialog as their target. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
