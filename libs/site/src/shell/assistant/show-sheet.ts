import { openModal } from '@raang/ui';

/** From here on the sheet leaves room for the page beside it: Tailwind's `lg`. */
const wide = '(width >= 64rem)';

/** Whether the sheet covers the whole window. */
export const coversWindow = (): boolean => !matchMedia(wide).matches;

/**
 * Opens the sheet: over the page, which is inert meanwhile, or beside it. It changes with the width of the window.
 * @param focus moves the focus into the sheet
 * @returns a function that closes it
 */
export function showSheet(sheet: HTMLDialogElement, focus: () => void): () => void {
  const width = matchMedia(wide);
  let close: () => void = () => undefined;
  const show = () => {
    close();
    if (coversWindow()) close = openModal(sheet);
    else {
      sheet.show();
      close = () => sheet.close();
    }
    focus();
  };
  show();
  width.addEventListener('change', show);
  return () => {
    width.removeEventListener('change', show);
    close();
  };
}
