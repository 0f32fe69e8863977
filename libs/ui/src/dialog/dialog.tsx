import * as Radix from '@radix-ui/react-dialog';
import type { VariantProps } from 'class-variance-authority';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { DialogCross } from './dialog-close';
import { dialogBody, dialogFoot, dialogHead, dialogPanel, dialogTitle, scrim } from './dialog-look';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps extends VariantProps<typeof dialogPanel> {
  title: string;
  /** A sentence or two under the title, read out with it when the dialog opens. */
  description?: ReactNode;
  /** Opens it: one element that takes a ref, such as a Button. Without it the caller opens by `open`. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A `Picture` over the title, from edge to edge. */
  picture?: ReactNode;
  /** The actions, the main one first; wrap what closes in `DialogClose`. */
  footer?: ReactNode;
  /** Gets the focus when the dialog opens, e.g. its only field; without it the dialog itself does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Exists in the browser only: what a reader without JavaScript must know does not belong in it. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  size,
  picture,
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const { remember, giveBack } = useReturnFocus();
  const takeFocus = (event: Event) => {
    remember();
    event.preventDefault();
    (initialFocus?.current ?? (event.currentTarget as HTMLElement)).focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <div data-locks-page="" className={scrim}>
          <Radix.Content
            className={dialogPanel({ size })}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={trigger ? undefined : giveBack}
            onInteractOutside={keepOpenForToasts}
          >
            {picture}
            <div className={dialogHead}>
              <Radix.Title className={dialogTitle}>{title}</Radix.Title>
              <DialogCross />
            </div>
            <div className={dialogBody}>
              {description && (
                <Radix.Description asChild>
                  <div className="text-ink-muted">{description}</div>
                </Radix.Description>
              )}
              {children}
            </div>
            {footer && <div className={dialogFoot}>{footer}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Toasts lie over a dialog and do not belong to the page behind it. */
function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
