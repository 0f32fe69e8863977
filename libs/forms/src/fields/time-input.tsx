import { TimeField, type TimeFieldProps } from '@raang/ui';
import { useFormContext } from '../form/form-context';
import { useField } from './use-field';

export interface TimeInputProps extends Pick<TimeFieldProps, 'label' | 'hint'> {
  name: string;
}

/** A time of day. */
export function TimeInput({ name, ...texts }: TimeInputProps) {
  const { field, rule, value } = useField(name);
  const { generation } = useFormContext();
  // an invalid text needs another type of input
  return (
    <TimeField
      key={generation}
      {...field}
      required={rule.isRequired ?? false}
      defaultValue={value}
      {...texts}
    />
  );
}
