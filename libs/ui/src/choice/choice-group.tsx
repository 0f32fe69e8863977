import { type ReactNode, useId } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset';
import type { NativeProps } from '../native/native-props';
import type { ChoiceOption } from './choice-option';
import { ChoiceRow, choiceIds } from './choice-row';

export interface ChoiceGroupProps extends Pick<
  FieldsetProps,
  'legend' | 'legendHidden' | 'legendSize' | 'optional' | 'hint' | 'error' | 'id' | 'disabled'
> {
  /** What is chosen is sent under this name. */
  name: string;
  options: readonly ChoiceOption[];
}

interface DrawnGroupProps
  extends ChoiceGroupProps, Pick<FieldsetProps, 'role' | 'aria-required' | 'aria-invalid' | 'className'> {
  /** Draws one option's input, given what names it and ties it to its texts. */
  control: (input: NativeProps<'input'>, option: ChoiceOption) => ReactNode;
}

/** The answers to one question under its legend, one row each. Inside the kit only. */
export function ChoiceGroup({ name, options, control, ...fieldset }: DrawnGroupProps) {
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
            {...{ id: optionId, label, hint }}
            control={control({ id: optionId, name, value, disabled, ...texts }, option)}
          />
        );
      })}
    </Fieldset>
  );
}
