import type { ReactNode } from 'react';

/** Ids of the label, which names the input, and of the hint, which describes it. */
export function choiceIds(id: string) {
  return { labelId: `${id}-label`, hintId: `${id}-hint` };
}

export interface ChoiceRowProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The input, rendered before the texts. */
  control: ReactNode;
  /** Follows the label, on the same line if there is space. */
  end?: ReactNode;
}

/** A checkbox, radio or switch with its texts. The whole row is the target, at least 44 px high. Internal. */
export function ChoiceRow({ id, label, hint, control, end }: ChoiceRowProps) {
  const { labelId, hintId } = choiceIds(id);
  return (
    <label className="group/choice flex min-h-11 max-w-full min-w-0 cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-not-allowed">
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
