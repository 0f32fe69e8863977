import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { ClockIcon, ClosedIcon, SevereIcon, SuccessIcon, WarningIcon, WorksIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

const shapes = {
  good: SuccessIcon,
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
      minor: 'text-warning',
      severe: 'text-danger',
      closed: 'text-danger',
      planned: 'text-info',
      ended: 'text-ink-muted',
    },
  },
});

export interface StateMarkProps {
  state: ServiceState;
  /** Instead of the state's own words. */
  children?: string;
}

/** A state in a shape, a colour and words; alone it fits a line's heading. */
export function StateMark({ state, children }: StateMarkProps) {
  const { status } = useLabels();
  return (
    <p className={mark({ state })}>
      <Icon icon={shapes[state]} size="lg" className="mt-[0.1em]" />
      <span className="min-w-0">{children ?? status[state]}</span>
    </p>
  );
}
