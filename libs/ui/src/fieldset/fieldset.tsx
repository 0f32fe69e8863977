import type { ReactNode } from 'react';
import { useFieldIds } from '../form-field/field-ids';
import { fieldShell } from '../form-field/field-look';
import { FieldError, FieldHint, FieldName } from '../form-field/field-texts';
import type { NativeProps } from '../native/native-props';

export interface FieldsetProps extends NativeProps<'fieldset'> {
  /** Screen readers announce it before each control, so keep it short. */
  legend: string;
  legendHidden?: boolean;
  /**
   * `lg` for a section of a form, `md` for a question with several controls.
   * @default 'md'
   */
  legendSize?: 'md' | 'lg';
  optional?: boolean;
  hint?: ReactNode;
  /** Error of the whole set. Fields inside have their own errors. */
  error?: ReactNode;
  /** An error summary links to it and focuses the first control. */
  id?: string;
  /**
   * Lays the controls out, such as `grid gap-4`.
   * @default 'mt-1.5'
   */
  contentClassName?: string;
}

/** Several controls that answer one question, or one part of a form. `className` is the field's, the rest the fieldset's. */
export function Fieldset({
  legend,
  legendHidden,
  legendSize = 'md',
  optional,
  hint,
  error,
  className,
  contentClassName = 'mt-1.5',
  children,
  ...fieldset
}: FieldsetProps) {
  const ids = useFieldIds(fieldset.id, { hint, error }, fieldset['aria-describedby']);
  return (
    // The error border is not the fieldset's: browsers start that one at the middle of the legend.
    <div data-field="" className={fieldShell({ invalid: Boolean(error), className })}>
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
        <div className={contentClassName}>{children}</div>
      </fieldset>
    </div>
  );
}
