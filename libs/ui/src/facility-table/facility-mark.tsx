import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { CheckIcon, ClosedIcon, MinusIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const shapes = {
  available: CheckIcon,
  none: MinusIcon,
  outOfUse: ClosedIcon,
};

export type FacilityState = keyof typeof shapes;
export const facilityStates = Object.keys(shapes) as FacilityState[];

const mark = cva('inline-flex min-h-7.5 items-center gap-1.5', {
  variants: {
    state: {
      available: 'text-success',
      none: 'text-ink-muted',
      outOfUse: 'font-semibold text-danger',
    },
  },
});

export interface FacilityMarkProps extends Omit<NativeProps<'span'>, 'children'> {
  state: FacilityState;
  /**
   * When the word is visible: always, only where the table stacks, or never. Screen readers always get it.
   * @default 'narrow'
   */
  word?: 'always' | 'narrow' | 'never';
}

const wordLook = { always: '', narrow: 'md:sr-only', never: 'sr-only' };

/** A state as shape, colour and word. */
export function FacilityMark({ state, word = 'narrow', className, ...props }: FacilityMarkProps) {
  const { facilityTable } = useLabels();
  return (
    <span {...props} className={mark({ state, className })}>
      <Icon icon={shapes[state]} size={state === 'none' ? 'sm' : 'md'} />
      <span className={wordLook[word]}>{facilityTable[state]}</span>
    </span>
  );
}
