import { Root } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogCross } from '../dialog/dialog-close';
import { dialogBody, dialogFoot, dialogHead, dialogPanel, dialogTitle } from '../dialog/dialog-look';
import { ToastCard } from '../toast/toast-card';
import type { ToastColour } from '../toast/toast-model';

// Parts that lie over the page, as the guides show them: within the page, and many at once.

interface DialogStillProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The panel of a Dialog, without the layer that takes the focus. */
export function DialogStill({ title, footer, children }: DialogStillProps) {
  return (
    <Root open>
      <div className={dialogPanel({ size: 'sm', className: 'flex' })}>
        <div className={dialogHead}>
          <h2 className={dialogTitle}>{title}</h2>
          <span data-piece="close">
            <DialogCross />
          </span>
        </div>
        <div data-piece="body" className={dialogBody}>
          {children}
        </div>
        <div data-piece="foot" className={dialogFoot}>
          {footer}
        </div>
      </div>
    </Root>
  );
}

/** Opens the native dialogs in it without making them modal. */
export function OpenDialog({ children }: { children: ReactNode }) {
  return (
    <div
      ref={(root) => {
        for (const dialog of root?.querySelectorAll('dialog') ?? []) dialog.setAttribute('open', '');
      }}
    >
      {children}
    </div>
  );
}

interface ToastStillProps {
  title: string;
  description?: string;
  colour: ToastColour;
}

/** A toast whose time does not run. */
export function ToastStill(toast: ToastStillProps) {
  return (
    <ul>
      <ToastCard
        toast={{ id: 1, closeButton: true, timeout: 5000, actions: [], urgency: 'polite', ...toast }}
        held
        now={() => 0}
        onEnd={() => undefined}
      />
    </ul>
  );
}
