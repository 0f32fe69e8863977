import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ArrowRightIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

/** followed: went to where it leads. never: asked not to see it again. dismissed: closed it, no more said. */
export type IntroModalReason = 'followed' | 'never' | 'dismissed';

export interface IntroModalProps {
  open: boolean;
  /** Keeping it away from now on, for a visit or for good, is the caller's to remember. */
  onClose: (reason: IntroModalReason) => void;
  title: string;
  /** A `Picture` with ratio="16/9"; whatever it says is also in the text. */
  picture?: ReactNode;
  action: { label: string; href: string; external?: boolean };
  children: ReactNode;
}

export function IntroModal({ open, onClose, title, picture, action, children }: IntroModalProps) {
  const { introModal } = useLabels();
  const { label, ...target } = action;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose('dismissed');
      }}
      title={title}
      description={children}
      picture={picture}
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
