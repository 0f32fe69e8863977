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

const mark = cva('flex items-start font-semibold', {
  variants: {
    size: { sm: 'gap-1.5 text-sm', md: 'gap-2' },
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
  /** @default 'md' */
  size?: 'sm' | 'md';
  /** Replaces the state's default text. */
  children?: ReactNode;
}

/** A service state as shape, colour and text. */
export function StateMark({ state, size = 'md', className, children, ...props }: StateMarkProps) {
  const { status } = useLabels();
  return (
    <p {...props} className={mark({ state, size, className })}>
      <Icon icon={shapes[state]} size={size === 'md' ? 'lg' : 'sm'} className="first-line" />
      <span className="min-w-0">{children ?? status[state]}</span>
    </p>
  );
}
