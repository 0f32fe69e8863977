import { cva, type VariantProps } from 'class-variance-authority';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group';

const set = cva('', {
  variants: {
    layout: {
      stack: 'grid',
      row: 'flex flex-wrap gap-x-8',
      // the gaps show the ground as lines between the segments, also where they wrap
      segments:
        'flex flex-wrap gap-0.5 overflow-hidden rounded-md border-2 border-line-strong bg-line-strong',
    },
  },
  defaultVariants: { layout: 'stack' },
});

export interface RadioGroupProps extends ChoiceGroupProps, VariantProps<typeof set> {
  /** Controlled value. Without it, the radios keep their own state. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
}

const look = {
  // The ring is a border, which forced colours and print keep.
  row: 'mt-[calc(0.5lh-0.75rem)] size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface-raised not-disabled:hover:border-accent checked:border-[7px] checked:border-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:checked:border-line-strong not-disabled:not-checked:in-data-invalid:border-danger',
  // Fills the segment, which shows its state, behind the label. Forced colours drop the ground, so there it has a border.
  segment:
    'absolute inset-0 size-full cursor-pointer appearance-none focus-visible:-outline-offset-4 focus-visible:shadow-none checked:focus-visible:outline-accent-ink disabled:cursor-not-allowed forced-colors:checked:border-4 forced-colors:checked:focus-visible:outline-[Highlight]',
};

/**
 * A question with one answer, all options visible. Use `row` only for two or three short options, and `segments` for up
 * to five of one or two words without hints.
 */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  required,
  layout,
  ...group
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...group}
      role="radiogroup"
      aria-required={required}
      aria-invalid={group.error ? true : undefined}
      contentClassName={set({ layout })}
      look={layout === 'segments' ? 'segment' : 'row'}
      control={(input, option) => (
        <input
          {...input}
          type="radio"
          required={required}
          onChange={() => onValueChange?.(option.value)}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          className={layout === 'segments' ? look.segment : look.row}
        />
      )}
    />
  );
}
