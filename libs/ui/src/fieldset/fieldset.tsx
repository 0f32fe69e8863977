import type { ReactNode } from 'react';
import { useFieldIds } from '../form-field/field-ids';
import { fieldShell } from '../form-field/field-look';
import { FieldError, FieldHint, FieldName } from '../form-field/field-texts';
import type { NativeProps } from '../native/native-props';

export interface FieldsetProps extends Omit<NativeProps<'fieldset'>, 'children'> {
  /** Read out before each control inside: a question or a few words, not a paragraph. */
  legend: string;
  legendHidden?: boolean;
  /** lg for a part of a form with fields of its own, md for one question with several controls. */
  legendSize?: 'md' | 'lg';
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong with the set as a whole; a field inside has its own. */
  error?: ReactNode;
  /** Where an error summary leads to: the first control inside gets the focus. */
  id?: string;
  children: ReactNode;
}

/** Several controls that answer one question, or one part of a form. `className` goes around the controls. */
export function Fieldset({
  legend,
  legendHidden,
  legendSize = 'md',
  optional,
  hint,
  error,
  className,
  children,
  ...fieldset
}: FieldsetProps) {
  const ids = useFieldIds(fieldset.id, { hint, error }, fieldset['aria-describedby']);
  return (
    // The rail is not the fieldset's own border: browsers begin that one at the middle of the legend.
    <div data-field="" className={fieldShell({ invalid: Boolean(error) })}>
      <fieldset
        {...fieldset}
        id={ids.id}
        aria-describedby={ids.describedBy}
        data-invalid={error ? '' : undefined}
        className="min-w-0"
      >
        <legend className="max-w-full">
          <FieldName text={legend} hidden={legendHidden} optional={optional} size={legendSize} />
        </legend>
        {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
        {error && <FieldError id={ids.errorId}>{error}</FieldError>}
        <div className={className ?? 'mt-1.5'}>{children}</div>
      </fieldset>
    </div>
  );
}
