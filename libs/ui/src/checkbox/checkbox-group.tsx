import { useId } from 'react';
import type { ChoiceOption } from '../choice/choice-option';
import { ChoiceRow, choiceIds } from '../choice/choice-row';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset';
import { CheckboxBox } from './checkbox-box';

type GroupProps = Pick<
  FieldsetProps,
  'legend' | 'legendHidden' | 'legendSize' | 'optional' | 'hint' | 'error' | 'id' | 'disabled'
>;

export interface CheckboxGroupProps extends GroupProps {
  /** Each chosen value is sent under this name. */
  name: string;
  options: readonly ChoiceOption[];
  /** Without it the checkboxes keep their own state. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** What is chosen now, in the order of the options. */
  onValueChange?: (value: string[]) => void;
}

/** Any number of a few answers. */
export function CheckboxGroup({
  name,
  options,
  value,
  defaultValue = [],
  onValueChange,
  ...fieldset
}: CheckboxGroupProps) {
  const own = useId();
  const id = fieldset.id ?? own;
  const changed = (first: HTMLInputElement) => {
    const boxes = [...first.closest('fieldset')!.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    onValueChange?.(boxes.filter((box) => box.name === name && box.checked).map((box) => box.value));
  };
  return (
    <Fieldset {...fieldset} id={id} className="grid">
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
              <CheckboxBox
                id={optionId}
                name={name}
                value={option.value}
                disabled={option.disabled}
                aria-labelledby={labelId}
                aria-describedby={option.hint && hintId}
                onChange={(event) => changed(event.currentTarget)}
                {...(value
                  ? { checked: value.includes(option.value) }
                  : { defaultChecked: defaultValue.includes(option.value) })}
              />
            }
          />
        );
      })}
    </Fieldset>
  );
}
