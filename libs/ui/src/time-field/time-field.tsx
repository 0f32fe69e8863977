import type { VariantProps } from 'class-variance-authority';
import { controlLook } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { FormField } from '../form-field/form-field';
import type { NativeProps } from '../native/native-props';

type NativeInput = Omit<NativeProps<'input'>, 'type' | 'size' | 'width' | 'children' | 'value'>;

export interface TimeFieldProps extends FieldTexts, NativeInput, VariantProps<typeof controlLook> {
  /**
   * `HH:MM`, or an invalid text that the server returned for correction.
   * @default ''
   */
  defaultValue?: string;
}

/** A native time input. `className` is the field's, everything else the input's. */
export function TimeField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  width = 'sm',
  className,
  defaultValue = '',
  'aria-describedby': describedBy,
  ...input
}: TimeFieldProps) {
  // a time input would drop an invalid text
  const isTime = defaultValue === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(defaultValue);
  return (
    <FormField {...{ id: input.id, label, labelHidden, optional, hint, error, describedBy, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={isTime ? 'time' : 'text'}
          defaultValue={defaultValue}
          className={controlLook({ width, className: 'block min-h-12' })}
        />
      )}
    </FormField>
  );
}
