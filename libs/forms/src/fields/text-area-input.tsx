import { TextArea, type TextAreaProps } from '@raang/ui';
import type { AnyFieldName } from '../rules/form-schemas';
import { textAttributes } from './rule-attributes';
import { useField } from './use-field';

export interface TextAreaInputProps extends Pick<TextAreaProps, 'label' | 'hint' | 'rows'> {
  name: AnyFieldName;
}

/** Several lines of text, with a counter. */
export function TextAreaInput({ name, ...texts }: TextAreaInputProps) {
  const { field, rule, value } = useField(name);
  const { required, minLength, maxLength } = textAttributes(rule);
  return (
    <TextArea
      {...field}
      required={required}
      minLength={minLength}
      maxLength={maxLength}
      counter
      defaultValue={value}
      {...texts}
    />
  );
}
