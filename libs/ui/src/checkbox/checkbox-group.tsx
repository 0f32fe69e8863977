import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group';
import { CheckboxBox } from './checkbox-box';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Controlled value. Without it, the checkboxes keep their own state. */
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  /** Called with the chosen values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
}

/** A question with any number of answers. */
export function CheckboxGroup({ value, defaultValue = [], onValueChange, ...group }: CheckboxGroupProps) {
  const changed = (first: HTMLInputElement) => {
    const boxes = [...first.closest('fieldset')!.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    onValueChange?.(boxes.filter((box) => box.name === group.name && box.checked).map((box) => box.value));
  };
  return (
    <ChoiceGroup
      {...group}
      contentClassName="grid"
      control={(input, option) => (
        <CheckboxBox
          {...input}
          onChange={(event) => changed(event.currentTarget)}
          {...(value
            ? { checked: value.includes(option.value) }
            : { defaultChecked: defaultValue.includes(option.value) })}
        />
      )}
    />
  );
}
