import { cva, type VariantProps } from 'class-variance-authority';
import { useId } from 'react';
import type { ChoiceOption } from '../choice/choice-option';
import { ChoiceRow, choiceIds } from '../choice/choice-row';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset';

const set = cva('', {
  variants: { layout: { stack: 'grid', row: 'flex flex-wrap gap-x-8' } },
  defaultVariants: { layout: 'stack' },
});

type GroupProps = Pick<
  FieldsetProps,
  'legend' | 'legendHidden' | 'legendSize' | 'optional' | 'hint' | 'error' | 'id' | 'disabled'
>;

export interface RadioGroupProps extends GroupProps, VariantProps<typeof set> {
  name: string;
  options: readonly ChoiceOption[];
  /** Without it the radios keep their own state. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
}

/** One of a few answers, all in sight. `row` only for two or three short ones. */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  layout,
  ...fieldset
}: RadioGroupProps) {
  const own = useId();
  const id = fieldset.id ?? own;
  return (
    <Fieldset
      {...fieldset}
      id={id}
      role="radiogroup"
      aria-required={required}
      aria-invalid={fieldset.error ? true : undefined}
      className={set({ layout })}
    >
      {options.map((option, index) => {
        const optionId = `${id}-${index}`;
        const { labelId, hintId } = choiceIds(optionId);
        return (
          <ChoiceRow
            key={option.value}
            id={optionId}
            label={option.label}
            hint={option.hint}
            control={
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                aria-labelledby={labelId}
                aria-describedby={option.hint && hintId}
                onChange={() => onValueChange?.(option.value)}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                // A stop on a line: the thick ring is a border, which forced colours and print keep.
                className="mt-[0.2em] size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface-raised not-disabled:hover:border-accent checked:border-[7px] checked:border-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:checked:border-line-strong not-disabled:not-checked:in-data-invalid:border-danger"
              />
            }
          />
        );
      })}
    </Fieldset>
  );
}
