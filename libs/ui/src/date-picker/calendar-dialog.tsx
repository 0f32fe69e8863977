import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../labels/labels-provider';

export interface CalendarDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog. Anchored to the field if the browser supports it, at the bottom of a narrow screen, otherwise
 * in the middle.
 */
export function CalendarDialog({ open, onClose, children }: CalendarDialogProps) {
  const { datePicker: labels } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs before the calendar's effects, which can focus a day only in an open dialog.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const closeByBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };
  return (
    // Keys and backdrop are shortcuts: the dialog has a close button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={labels.calendar}
      className="m-auto max-h-[calc(100dvh-1rem)] w-80 overflow-auto rounded-md border border-line bg-surface-raised p-0 text-ink shadow-lg backdrop:bg-deep/40 max-sm:mx-0 max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none sm:supports-[anchor-scope:all]:m-0 sm:supports-[anchor-scope:all]:my-2 sm:supports-[anchor-scope:all]:backdrop:bg-transparent sm:supports-[anchor-scope:all]:[position-anchor:--date-field] sm:supports-[anchor-scope:all]:[position-area:block-end_span-inline-end] sm:supports-[anchor-scope:all]:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline,span-all]"
      onKeyDown={closeByKey}
      onClick={closeByBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
