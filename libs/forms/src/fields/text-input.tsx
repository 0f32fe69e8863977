import { TextField, type TextFieldProps } from '@raang/ui';
import type { AnyFieldName } from '../rules/form-schemas';
import { textAttributes } from './rule-attributes';
import { useField } from './use-field';

export interface TextInputProps extends Pick<TextFieldProps, 'label' | 'hint' | 'width' | 'autoComplete'> {
  name: AnyFieldName;
}

/** One line of text. */
export function TextInput({ name, ...texts }: TextInputProps) {
  const { field, rule, value } = useField(name);
  return <TextField {...field} {...textAttributes(rule)} defaultValue={value} {...texts} />;
}
