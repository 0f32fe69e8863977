import {
  CheckboxGroup,
  type CheckboxGroupProps,
  RadioGroup,
  type RadioGroupProps,
  Select,
  type SelectProps,
} from '@raang/ui';
import type { AnyFieldName } from '../rules/form-schemas';
import { useFormContext } from '../form/form-context';
import { useField } from './use-field';

interface Choice {
  name: AnyFieldName;
  /** Words for a value of the rule. */
  wordsOf: (value: string) => string;
}

export interface RadioInputProps extends Choice, Pick<RadioGroupProps, 'legend' | 'hint' | 'layout'> {}

/** A question with a few answers, those of its rule. */
export function RadioInput({ name, wordsOf, ...texts }: RadioInputProps) {
  const { field, rule, value } = useField(name);
  return (
    <RadioGroup
      {...field}
      required={rule.isRequired ?? false}
      options={(rule.options ?? []).map((option) => ({ value: option, label: wordsOf(option) }))}
      defaultValue={value}
      {...texts}
    />
  );
}

export interface CheckboxesInputProps extends Partial<Choice>, Pick<CheckboxGroupProps, 'legend' | 'hint'> {
  name: AnyFieldName;
  /** Answers that the rule does not know, such as the lines of the network. */
  options?: CheckboxGroupProps['options'] | undefined;
}

/** A question with any number of answers. */
export function CheckboxesInput({
  name,
  wordsOf = (value) => value,
  options,
  ...texts
}: CheckboxesInputProps) {
  const { values, generation } = useFormContext();
  const { field, rule } = useField(name);
  return (
    <CheckboxGroup
      // its checkboxes keep their own state
      key={generation}
      {...field}
      options={options ?? (rule.options ?? []).map((option) => ({ value: option, label: wordsOf(option) }))}
      defaultValue={values[name] ?? []}
      {...texts}
    />
  );
}

export interface SelectInputProps
  extends Partial<Choice>, Pick<SelectProps, 'label' | 'hint' | 'width' | 'emptyOption'> {
  name: AnyFieldName;
  /** Answers that the rule does not know, such as the lines of the network. */
  options?: SelectProps['options'] | undefined;
}

/** A question with many answers. */
export function SelectInput({ name, wordsOf = (value) => value, options, ...texts }: SelectInputProps) {
  const { field, rule, value } = useField(name);
  return (
    <Select
      {...field}
      required={rule.isRequired ?? false}
      options={options ?? (rule.options ?? []).map((option) => ({ value: option, label: wordsOf(option) }))}
      defaultValue={value}
      {...texts}
    />
  );
}
