import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ArrowRightIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

/** `followed`: followed the link. `never`: asked not to see it again. `dismissed`: closed it. */
export type IntroModalReason = 'followed' | 'never' | 'dismissed';

export interface IntroModalProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  open: boolean;
  /** Called when it closes. The caller stores whether to show it again. */
  onClose: (reason: IntroModalReason) => void;
  title: string;
  /** A `Picture` with ratio="16/9". The text must say the same. */
  picture?: ReactNode;
  action: { label: string; href: string; external?: boolean };
  children: ReactNode;
}

/** A dialog that introduces a page, with one action. */
export function IntroModal({ open, onClose, title, action, children, ...panel }: IntroModalProps) {
  const { introModal } = useLabels();
  const { label, ...target } = action;
  return (
    <Dialog
      {...panel}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose('dismissed');
      }}
      title={title}
      description={children}
      footer={
        <>
          <ButtonLink {...target} iconEnd={ArrowRightIcon} onClick={() => onClose('followed')}>
            {label}
          </ButtonLink>
          <Button variant="quiet" onClick={() => onClose('never')}>
            {introModal.never}
          </Button>
        </>
      }
    />
  );
}
