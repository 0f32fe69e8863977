import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { CloseIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

export interface DialogCloseProps {
  /** An element that takes a ref and onClick, such as a Button. */
  children: ReactElement;
}

/** Makes its button close the dialog. The button's own onClick runs first. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** The close button in a dialog's corner. */
export function DialogCross() {
  const { dialog } = useLabels();
  return (
    <Radix.Close
      aria-label={dialog.close}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:bg-surface-sunken hover:text-ink"
    >
      <Icon icon={CloseIcon} size="lg" />
    </Radix.Close>
  );
}
