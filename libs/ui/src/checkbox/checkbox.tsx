import type { ReactNode } from 'react';
import { ChoiceRow, choiceIds } from '../choice/choice-row';
import { useFieldIds } from '../form-field/field-ids';
import { fieldShell } from '../form-field/field-look';
import { FieldError } from '../form-field/field-texts';
import type { NativeProps } from '../native/native-props';
import { CheckboxBox } from './checkbox-box';

export interface CheckboxProps extends Omit<NativeProps<'input'>, 'type' | 'size' | 'children'> {
  /** A statement to agree to. May contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One statement to agree to. `className` is the field's, everything else the input's. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const { id, errorId, describedBy } = useFieldIds(input.id, { hint, error }, input['aria-describedby']);
  return (
    <div data-field="" className={fieldShell({ invalid: Boolean(error), className })}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ChoiceRow
        id={id}
        label={label}
        hint={hint}
        control={
          <CheckboxBox
            {...input}
            id={id}
            aria-labelledby={choiceIds(id).labelId}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
        }
      />
    </div>
  );
}
