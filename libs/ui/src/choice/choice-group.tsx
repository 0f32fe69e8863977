import { type ReactNode, useId } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset';
import type { NativeProps } from '../native/native-props';
import type { ChoiceOption } from './choice-option';
import { ChoiceRow, type ChoiceRowProps, choiceIds } from './choice-row';

export interface ChoiceGroupProps extends Omit<
  FieldsetProps,
  'name' | 'defaultValue' | 'contentClassName' | 'children'
> {
  /** Name of the form field. */
  name: string;
  options: readonly ChoiceOption[];
}

interface DrawnGroupProps
  extends ChoiceGroupProps, Pick<FieldsetProps, 'contentClassName'>, Pick<ChoiceRowProps, 'look'> {
  /** Renders the input of an option, with the props that link it to its label and hint. */
  control: (input: NativeProps<'input'>, option: ChoiceOption) => ReactNode;
}

/** A legend and a row for each answer. Internal. */
export function ChoiceGroup({ name, options, control, look, ...fieldset }: DrawnGroupProps) {
  const own = useId();
  const id = fieldset.id ?? own;
  return (
    <Fieldset {...fieldset} id={id}>
      {options.map((option, index) => {
        const { value, label, hint, disabled } = option;
        const optionId = `${id}-${index}`;
        const { labelId, hintId } = choiceIds(optionId);
        const texts = { 'aria-labelledby': labelId, 'aria-describedby': hint && hintId };
        return (
          <ChoiceRow
            key={value}
            id={optionId}
            label={label}
            hint={hint}
            look={look}
            control={control({ id: optionId, name, value, disabled, ...texts }, option)}
          />
        );
      })}
    </Fieldset>
  );
}
