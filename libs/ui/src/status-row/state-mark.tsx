import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import {
  ClockIcon,
  ClosedIcon,
  InfoIcon,
  SevereIcon,
  SuccessIcon,
  UnknownIcon,
  WarningIcon,
  WorksIcon,
} from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const shapes = {
  good: SuccessIcon,
  unreported: InfoIcon,
  unknown: UnknownIcon,
  minor: WarningIcon,
  severe: SevereIcon,
  closed: ClosedIcon,
  planned: WorksIcon,
  ended: ClockIcon,
};

export type ServiceState = keyof typeof shapes;

const mark = cva('flex items-start gap-2 font-semibold', {
  variants: {
    state: {
      good: 'text-success',
      unreported: 'text-ink',
      unknown: 'text-ink-muted',
      minor: 'text-warning',
      severe: 'text-danger',
      closed: 'text-danger',
      planned: 'text-info',
      ended: 'text-ink-muted',
    },
  },
});

export interface StateMarkProps extends NativeProps<'p'> {
  state: ServiceState;
  /** Replaces the state's default text. */
  children?: ReactNode;
}

/** A service state as shape, colour and text. */
export function StateMark({ state, className, children, ...props }: StateMarkProps) {
  const { status } = useLabels();
  return (
    <p {...props} className={mark({ state, className })}>
      <Icon icon={shapes[state]} size="lg" className="mt-[0.1em]" />
      <span className="min-w-0">{children ?? status[state]}</span>
    </p>
  );
}
