import type { ReactNode } from 'react';
import { useFieldIds } from './field-ids';
import { fieldShell } from './field-look';
import { FieldError, FieldHint, FieldName, type FieldTexts } from './field-texts';

/** What ties a control to its label, hint and error: spread it over the element that takes the focus. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FormFieldProps extends FieldTexts {
  /** The control's id, where an error summary leads to it: best the field's name. */
  id?: string;
  /** Ids of further texts that belong to the control. */
  describedBy?: string;
  /** Makes the control; for one that the kit has not got. */
  children: (control: FieldControl) => ReactNode;
  className?: string;
}

/** Label, hint and error above any one control. A set of controls has a Fieldset instead. */
export function FormField(props: FormFieldProps) {
  const { label, labelHidden, optional, hint, error, children, className } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds(props.id, props, props.describedBy);
  return (
    <div data-field="" className={fieldShell({ invalid: Boolean(error), className })}>
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
