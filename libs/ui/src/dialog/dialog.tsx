import * as Radix from '@radix-ui/react-dialog';
import { cx, type VariantProps } from 'class-variance-authority';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { NativeProps } from '../native/native-props';
import { DialogCross } from './dialog-close';
import { dialogBody, dialogFoot, dialogHead, dialogPanel, dialogTitle, scrim } from './dialog-look';
import { locksPage } from './locks-page';
import { useReturnFocus } from './use-return-focus';

export interface DialogProps
  extends VariantProps<typeof dialogPanel>, Omit<NativeProps<'div'>, 'title' | 'role'> {
  title: string;
  /** One or two sentences below the title. Screen readers announce them when the dialog opens. */
  description?: ReactNode;
  /** Opens the dialog: an element that takes a ref, such as a Button. Without it, set `open`. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A `Picture` above the title, from edge to edge. */
  picture?: ReactNode;
  /** Actions, main action first. Wrap a closing button in `DialogClose`. */
  footer?: ReactNode;
  /** Element to focus when the dialog opens, such as its only field. Defaults to the dialog. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. The server renders nothing, so put nothing in it that readers without JavaScript need. */
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
  className,
  children,
  ...panel
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
        <div ref={locksPage} className={scrim}>
          <Radix.Content
            {...panel}
            className={dialogPanel({ size, className: cx('relative flex max-h-full', className) })}
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

/** A click on a toast, which lies above the dialog, does not close the dialog. */
function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
