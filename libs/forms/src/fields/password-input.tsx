import { PasswordField, type PasswordFieldProps } from '@raang/ui';
import type { AnyFieldName } from '../rules/form-schemas';
import { textAttributes } from './rule-attributes';
import { useField } from './use-field';

export interface PasswordInputProps extends Pick<PasswordFieldProps, 'label' | 'hint' | 'autoComplete'> {
  name: AnyFieldName;
}

/** A password. A rejected form never gets it back. */
export function PasswordInput({ name, ...texts }: PasswordInputProps) {
  const { field, rule } = useField(name);
  const { required, minLength, maxLength } = textAttributes(rule);
  return (
    <PasswordField {...field} required={required} minLength={minLength} maxLength={maxLength} {...texts} />
  );
}
