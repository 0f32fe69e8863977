import { Trans } from '@lingui/react/macro';
import { AccessibleIcon, Icon, Link } from '@raang/ui';
import type { StepFreeModel } from '../shared/step-free/step-free-model';

/** Whether passengers get to the trains without steps. */
export function StepFree({ stepFree: { kind, text, telephone, nearest } }: { stepFree: StepFreeModel }) {
  const number = telephone && <Link href={telephone.href}>{telephone.text}</Link>;
  const station = nearest && (
    <Link href={nearest.href}>
      {nearest.name} ({nearest.code})
    </Link>
  );
  return (
    <p className={`flex gap-2 text-xs ${kind === 'broken' ? 'text-warning' : ''}`}>
      <Icon icon={AccessibleIcon} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {text} {number && <Trans>Ask staff, or call {number}.</Trans>}
        {station && <Trans>Nearest station with a lift that we know: {station}.</Trans>}
      </span>
    </p>
  );
}
