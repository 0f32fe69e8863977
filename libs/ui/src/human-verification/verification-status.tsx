import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AlertIcon, ClockIcon, SafetyIcon, SuccessIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { VerificationState } from './verification-state';

type Status = VerificationState['status'];

const iconOf = {
  idle: SafetyIcon,
  verifying: SafetyIcon,
  verified: SuccessIcon,
  failed: AlertIcon,
  expired: ClockIcon,
};

const mark = cva('first-line', {
  variants: {
    status: {
      idle: 'text-ink-muted',
      verifying: 'text-accent',
      verified: 'text-success',
      failed: 'text-danger',
      expired: 'text-warning',
    },
  },
});

export interface VerificationStatusProps {
  status: Status;
  titleId: string;
  /** Alternative contact. */
  fallback?: ReactNode;
}

/** State of the check, announced politely, so that it does not interrupt typing. */
export function VerificationStatus({ status, titleId, fallback }: VerificationStatusProps) {
  const { humanVerification: labels } = useLabels();
  return (
    <div className="flex min-w-0 grow gap-3">
      <Icon icon={iconOf[status]} size="lg" className={mark({ status })} />
      <div className="min-w-0 grow">
        <p id={titleId} className="font-semibold text-ink">
          {labels.title}
        </p>
        <p role="status" className="text-sm text-ink-muted noscript:hidden">
          {labels[status]}
        </p>
        <div className="hidden text-sm text-ink-muted noscript:block">{labels.noScript}</div>
        {fallback && (
          <div className={`mt-1 text-sm text-ink ${status === 'failed' ? '' : 'hidden noscript:block'}`}>
            {fallback}
          </div>
        )}
      </div>
    </div>
  );
}
