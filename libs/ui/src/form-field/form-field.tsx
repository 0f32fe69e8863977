import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native/native-props';
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
  /**
   * Puts a short label beside the control where the surrounding `@container` has room; hint and error stand below.
   * @default false
   */
  labelBeside?: boolean;
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
    labelBeside = false,
    children,
    className,
    ...shell
  } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds(given, { hint, error }, more);
  return (
    <div {...shell} data-field="" className={fieldShell({ invalid: Boolean(error), className })}>
      <div className={labelBeside ? beside : undefined}>
        <label htmlFor={id}>
          <FieldName text={label} hidden={labelHidden} optional={optional} />
        </label>
        {(hint || error) && (
          <div className={labelBeside ? '@min-[16rem]:order-last @min-[16rem]:col-span-full' : undefined}>
            {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )}
        <div
          className={cx(
            !(labelHidden && !hint && !error) && 'mt-1.5',
            labelBeside && 'min-w-0 @min-[16rem]:mt-0',
          )}
        >
          {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
        </div>
      </div>
    </div>
  );
}

/** One width for all labels, so that the controls below each other align. */
const beside =
  '@min-[16rem]:grid @min-[16rem]:grid-cols-[2.75rem_minmax(0,1fr)] @min-[16rem]:items-center @min-[16rem]:gap-x-2 @min-[16rem]:gap-y-1';
