import type { ReactNode } from 'react';
import type { NativeProps } from '../native';
import { useFieldIds } from './field-ids';
import { fieldShell } from './field-look';
import { FieldError, FieldHint, FieldName, type FieldTexts } from './field-texts';

/** Props that link a control to its label, hint and error. Spread them on the focusable element. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldTexts, Omit<NativeProps<'div'>, 'children'> {
  /** Id of the control. An error summary links to it. */
  id?: string;
  /** Ids of further texts that describe the control. */
  describedBy?: string;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error above a control. For several controls, use Fieldset. */
export function FormField(props: FormFieldProps) {
  const {
    id: given,
    label,
    labelHidden,
    optional,
    hint,
    error,
    describedBy: more,
    children,
    className,
    ...shell
  } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds(given, { hint, error }, more);
  return (
    <div {...shell} data-field="" className={fieldShell({ invalid: Boolean(error), className })}>
      <label htmlFor={id}>
        <FieldName text={label} hidden={labelHidden} optional={optional} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className={labelHidden && !hint && !error ? '' : 'mt-1.5'}>
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      </div>
    </div>
  );
}
