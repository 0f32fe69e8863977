import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** Ids of the label, which names the input, and of the hint, which describes it. */
export function choiceIds(id: string) {
  return { labelId: `${id}-label`, hintId: `${id}-hint` };
}

const row = cva('group/choice flex max-w-full min-w-0 cursor-pointer has-disabled:cursor-not-allowed', {
  variants: {
    look: {
      row: 'min-h-11 items-start gap-3 py-1.5',
      segment: [
        'relative min-h-11 grow items-center [&>span]:relative justify-center bg-surface-raised px-1 text-center text-xs font-semibold @min-[22rem]:px-3 @min-[22rem]:text-sm',
        'hover:bg-accent-soft has-checked:bg-accent has-checked:[&_span]:text-accent-ink',
      ],
    },
  },
  defaultVariants: { look: 'row' },
});

export interface ChoiceRowProps extends VariantProps<typeof row> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The input, rendered before the texts. */
  control: ReactNode;
  /** Follows the label, on the same line if there is space. */
  end?: ReactNode;
}

/** A checkbox, radio or switch with its texts. The whole row or segment is the target, at least 44 px high. Internal. */
export function ChoiceRow({ id, label, hint, control, end, look }: ChoiceRowProps) {
  const { labelId, hintId } = choiceIds(id);
  return (
    <label className={row({ look })}>
      {control}
      <span className="min-w-0">
        <span className="flex flex-wrap gap-x-2.5">
          <span id={labelId} className="min-w-0 text-ink group-has-disabled/choice:text-ink-muted">
            {label}
          </span>
          {end}
        </span>
        {hint && (
          <span id={hintId} className="block text-sm text-ink-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
